import { sentenceOf } from "#base/errors/texts.ts";
import type { Language } from "#base/text/language.ts";
import { type AdapterCode, adapterCodes } from "#web/signing-adapter.ts";

/** What is said of each trouble with adapter, reader and card; holes stay, the page fills them. */
export type AdapterSentences = Readonly<Record<AdapterCode, string>>;

/** The sentences in the page's language: only these are sent, and not the whole catalogue. */
export function adapterSentences(language: Language): AdapterSentences {
  const facts = { left: "{left}" };
  const said = adapterCodes.map((code) => [code, sentenceOf(code, facts, language)]);
  return Object.fromEntries(said);
}
