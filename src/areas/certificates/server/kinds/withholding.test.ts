import { expect, test } from "vitest";
import { formatAmount, ntd } from "#base/money/money.ts";
import type { FiguresOf } from "../../rules/kinds.ts";
import { paperTexts } from "../../texts/paper.ts";
import { texts } from "../../texts/zh.ts";
import { factsOf } from "../facts.ts";
import { withholding } from "./withholding.ts";

test("the net amount of a statement is the total without the tax, and the premium is no part of it [C27] [F11]", () => {
  const total = { gross: 50_000, tax: 5_000, premium: 1_055 };
  const figures: FiguresOf<"withholding"> = {
    kind: "withholding",
    holder: { name: "王小明", englishName: "WANG, HSIAO-MING", nationalId: "A123456789" },
    year: 2025,
    accounts: [{ number: "901234567890", currency: "TWD", ...total }],
    total,
  };
  const net = formatAmount(ntd(45_000), "TWD");
  for (const language of ["zh", "en"] as const) {
    const label = paperTexts[language].withholding.net;
    expect(withholding.body(figures, language).totals).toContainEqual({ label, value: net });
  }
  const facts = factsOf(figures, { on: "zh", language: "zh" });
  expect(facts).toContainEqual({ label: texts.facts.net, value: net });
});
