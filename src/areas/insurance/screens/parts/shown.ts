import { ageTypes } from "#base/call/codes.ts";
import { fill, type Language } from "#base/text/language.ts";
import type { CoverCode } from "../../rules/covers.ts";
import type { Traveller } from "../../rules/insured.ts";
import type { PriceLine } from "../../rules/price.ts";
import { coverName } from "../../texts/covers.ts";
import { insuranceTexts } from "../../texts/words.ts";
import type { ShownLine } from "./PriceTable.tsx";
import type { PagePlan } from "./plans.ts";

/** The lines of a price with the names of their items, and whose they are. */
export function linesOf(
  lines: readonly PriceLine[],
  travellers: readonly Traveller[],
  language: Language,
): ShownLine[] {
  const { items, option } = insuranceTexts[language].trial;
  return lines.map((line) => ({
    ...line,
    ageType: ageTypes[travellers[line.traveller]?.kind ?? "child"],
    itemName:
      line.item in items
        ? items[line.item as keyof typeof items]
        : fill(option, { name: coverName(line.item as CoverCode, language) }),
  }));
}

/** A plan's legal notices. */
export function noticesOf(plan: PagePlan, notices: readonly string[]): string[] {
  const { insurerLegalName: insurer, productName: product, filing } = plan;
  return notices.map((notice) => fill(notice, { insurer, product, filing }));
}
