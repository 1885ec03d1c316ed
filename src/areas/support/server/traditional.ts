import { ConverterFactory } from "opencc-js/core";
import simplified from "opencc-js/dict/STCharacters";
import variants from "opencc-js/dict/TWVariants";

// By character only: the table of phrases takes some 50 MB in memory, and the few characters that it
// tells apart, such as those of hair and of sending, do not change what is found.
const convert = ConverterFactory([simplified], [variants]);

/** A text in Taiwan's characters; full-width letters become plain ones. */
export function traditional(typed: string): string {
  return convert(typed.normalize("NFKC"));
}
