// The content of a certificate in the viewer's language: for the preview, and for the page of an
// issued document.

import { maskName } from "#base/identity/names.ts";
import type { Language } from "#base/text/language.ts";
import type { LabelledFact } from "#ports/documents/port.ts";
import type { Figures, PublicFacts } from "../rules/kinds.ts";
import type { CertificateLanguage } from "../rules.ts";
import { certificatesTexts } from "../texts/words.ts";
import { rulesOf } from "./kinds/table.ts";

/** The facts of a certificate. */
export function factsOf(
  figures: Figures,
  { on, language }: { on: CertificateLanguage; language: Language },
): LabelledFact[] {
  const { facts: words, form } = certificatesTexts[language];
  const { name, englishName } = figures.holder;
  return [
    { label: words.name, value: on === "en" ? englishName : name },
    { label: words.language, value: form.languages[on] },
    ...rulesOf(figures.kind).facts(figures, language),
  ];
}

/** What anybody who has the document may know. */
export function publicFactsOf(figures: Figures): PublicFacts {
  return { name: maskName(figures.holder.name), ...rulesOf(figures.kind).publicFacts(figures) };
}
