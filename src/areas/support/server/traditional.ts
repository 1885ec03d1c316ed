import { ConverterFactory } from "opencc-js/core";
import simplified from "opencc-js/dict/STCharacters";
import variants from "opencc-js/dict/TWVariants";

// By character only: the table of phrases takes some 50 MB of memory, and the few characters that
// it distinguishes, such as those for hair and for sending, do not change the results.
const convert = ConverterFactory([simplified], [variants]);

/** A text in Taiwan's characters; full-width letters become half-width. */
export function traditional(typed: string): string {
  return convert(typed.normalize("NFKC"));
}
