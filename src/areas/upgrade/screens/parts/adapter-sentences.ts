import { sentenceOf } from "#base/errors/texts.ts";
import type { Language } from "#base/text/language.ts";
import { type AdapterCode, adapterCodes } from "#web/signing-adapter.ts";

/** The messages for errors of adapter, reader and card; the page fills in their placeholders. */
export type AdapterSentences = Readonly<Record<AdapterCode, string>>;

/** The messages in the page's language: only these are sent, not the whole catalogue. */
export function adapterSentences(language: Language): AdapterSentences {
  const facts = { left: "{left}" };
  const said = adapterCodes.map((code) => [code, sentenceOf(code, facts, language)]);
  return Object.fromEntries(said);
}
