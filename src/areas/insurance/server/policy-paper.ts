import { formatAmount } from "#base/money/money.ts";
import { fill, type Translated } from "#base/text/language.ts";
import type { Block } from "#base/text/prose.ts";
import { type Day, formatDay, formatMoment } from "#base/time/day.ts";
import type { PolicyOrder } from "#ports/insurer/port.ts";
import { coverCodes, mostOf } from "../rules/covers.ts";
import { coversOf } from "../rules/insured.ts";
import { sumOf } from "../rules/price.ts";
import type { Application } from "../store/applications.ts";
import type { PublishedPlan } from "../store/plans.ts";
import { coverName } from "../texts/covers.ts";
import { applyTexts, insuranceTexts } from "../texts/words.ts";
import { itemName } from "./trip.ts";

const regions = { zh: "TW", en: "GB", ko: "KR" } as const;

/** The order for a policy: its facts, and its printed text in the customer's language. */
export function policyOrder(
  application: Application,
  plan: PublishedPlan,
  holder: { name: Translated; birthday: Day },
): PolicyOrder {
  const { language, children, insuredType } = application;
  const { paper } = applyTexts[language];
  const insurer = plan.insurerLegalName;
  const { self } = coversOf(insuredType);
  return {
    reference: application.id,
    insurerCode: plan.insurerCode,
    premium: application.premium,
    startsAt: application.startsAt,
    endsAt: application.endsAt,
    insuredCount: children.length + (self ? 1 : 0),
    paper: {
      language,
      region: regions[language],
      bank: plan.insurerName,
      legalName: insurer,
      kind: paper.kind,
      title: fill(paper.title, { product: plan.product }),
      summary: fill(paper.summary, { insurer }),
      isForm: false,
      blocks: [
        ...mainFacts(application, plan, holder.name.zh),
        ...insuredTable(application, holder),
        ...coverTable(application, plan),
        ...priceTable(application),
        ...notices(application, plan),
      ],
    },
    paperLabels: { number: paper.number, issuedOn: paper.issuedOn },
  };
}

function mainFacts(application: Application, plan: PublishedPlan, holder: string): Block[] {
  const { language, startsAt, endsAt, sumInsured, premium } = application;
  const { paper, register } = applyTexts[language];
  const rows = [
    [paper.holder, holder],
    [register.plan, plan.name],
    [paper.filing, plan.filing],
    [register.period, `${formatMoment(startsAt)} - ${formatMoment(endsAt)}`],
    [register.sum, formatAmount(sumInsured, "TWD")],
    [register.premium, formatAmount(premium, "TWD")],
    [register.beneficiary, register.beneficiaryValue],
  ];
  return [{ kind: "table", head: [paper.kind, ""], rows }];
}

function insuredTable(
  { language, insuredType, children, sumInsured }: Application,
  holder: { name: Translated; birthday: Day },
): Block[] {
  const { paper, register } = applyTexts[language];
  const row = (name: string, birthday: Day, kind: "adult" | "child") => [
    name,
    formatDay(birthday),
    kind === "adult" ? paper.self : paper.child,
    formatAmount(sumOf({ kind, age: 0 }, sumInsured), "TWD"),
  ];
  const { self } = coversOf(insuredType);
  return [
    { kind: "heading", text: paper.insuredTitle },
    {
      kind: "table",
      head: [register.name, paper.birthday, paper.relation, register.sum],
      rows: [
        ...(self ? [row(holder.name.zh, holder.birthday, "adult")] : []),
        ...children.map(({ name, birthday }) => row(name, birthday, "child")),
      ],
    },
  ];
}

function coverTable({ language, sumInsured, options }: Application, plan: PublishedPlan): Block[] {
  const { paper } = applyTexts[language];
  const { compare, detail } = insuranceTexts[language];
  const rows = coverCodes.flatMap((code) => {
    const cover = plan.covers[code];
    const isCovered = cover.mark === "check" || options.includes(code);
    const most = mostOf(cover, sumInsured);
    if (!isCovered || most === null) return [];
    return [[coverName(code, language), formatAmount(most, "TWD")]];
  });
  return [
    { kind: "heading", text: paper.coverTitle },
    { kind: "table", head: [compare.item, detail.most], rows },
  ];
}

function priceTable({ language, priceLines, premium }: Application): Block[] {
  const { paper } = applyTexts[language];
  const { trial, compare } = insuranceTexts[language];
  const rows = priceLines.map((line) => [
    itemName(line.item, language),
    formatAmount(line.amount, "TWD"),
  ]);
  return [
    { kind: "heading", text: paper.priceTitle },
    {
      kind: "table",
      head: [compare.item, compare.premium],
      rows: [...rows, [trial.total, formatAmount(premium, "TWD")]],
    },
  ];
}

function notices({ language }: Application, plan: PublishedPlan): Block[] {
  const { insurerLegalName: insurer, product, filing } = plan;
  const items = insuranceTexts[language].notices.map((notice) =>
    fill(notice, { insurer, product, filing }),
  );
  return [
    { kind: "heading", text: applyTexts[language].paper.importantTitle },
    { kind: "list", numbered: true, items },
  ];
}
