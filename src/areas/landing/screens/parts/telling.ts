import { type Facts, fill } from "#base/text/language.ts";
import { useShared } from "#web/shared.ts";

const TIE = "\u00a0";

/**
 * How a short sentence is told with its figures. In Chinese its lines end at commas, so that the
 * spaces around figures and Latin words are ties: no line begins with a figure of the one before.
 */
export function useTelling(facts: Facts): (text: string) => string {
  const { language } = useShared().visitor;
  return (text) => (language === "zh" ? fill(text, facts).replaceAll(" ", TIE) : fill(text, facts));
}
