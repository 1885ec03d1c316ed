import { type Facts, fill } from "#base/text/language.ts";
import { useShared } from "#web/shared.ts";

const TIE = "\u00a0";

/**
 * Fills the figures into a short sentence. Chinese lines break at punctuation, so the spaces around
 * figures and Latin words become non-breaking: no line starts with a figure of the one before.
 */
export function useTelling(facts: Facts): (text: string) => string {
  const { language } = useShared().visitor;
  return (text) => (language === "zh" ? fill(text, facts).replaceAll(" ", TIE) : fill(text, facts));
}
