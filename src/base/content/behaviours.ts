// What the bank does, stated once in each language with the numbers from the rules. Pages take the
// sentences from here, content files by placeholder, so that no two of them contradict each other.

import type { Currency } from "../money/money.ts";
import type { Language, Translated } from "../text/language.ts";
import { dayFrom } from "../time/day.ts";
import { tariffOn } from "../transfer/fee.ts";
import { type CountedKind, limitsOf, type Tier } from "../transfer/limits.ts";
import { serviceNames } from "./service-sentences.ts";

const HUNDREDTHS = 100;
const grouped = new Intl.NumberFormat("en-US");

/** What the panic button does, as list items. */
export const panicEffects: Translated = {
  zh: `- 停用所有使用中的簽帳金融卡，無法消費與提款
- 停止所有轉給他人的交易，包括約定轉帳與非約定轉帳；自己的帳戶之間仍可轉帳
- 登出所有裝置，並給您一組案件編號`,
  en: `- blocks every active debit card for purchases and withdrawals;
- stops all transfers to others, designated and non-designated; you can still move money between your own accounts;
- signs you out on every device and gives you a reference number.`,
  ko: `- 사용 중인 모든 체크카드의 결제와 출금 정지
- 지정 계좌와 비지정 계좌를 포함하여 타인에게 보내는 모든 이체 정지(본인 계좌 간 이체는 가능)
- 모든 기기 로그아웃, 접수 번호 안내`,
};

/** The same in one sentence, for a page with little space. */
export const panicShort: Translated = {
  zh: "立即停用所有簽帳金融卡，停止所有轉給他人的交易（含約定轉帳），並登出所有裝置。",
  en: "It immediately blocks all your debit cards, stops all transfers to others, including designated transfers, and signs you out on every device.",
  ko: "모든 체크카드와 타인에게 보내는 모든 이체(지정 계좌 이체 포함)가 즉시 정지되고 모든 기기에서 로그아웃됩니다.",
};

/** What the panic button does not affect. */
export const panicLeaves: Translated = {
  zh: "之後仍可登入查看；轉入款項與貸款月付金的自動扣款照常。",
  en: "You can still sign in to view your accounts. Incoming money and your monthly loan payment are not affected.",
  ko: "이후에도 로그인하여 조회하실 수 있습니다. 입금과 대출 월 상환금 자동 출금은 계속됩니다.",
};

/** How it is undone; the placeholders are those of content files. */
const panicUndo: Translated = {
  zh: "請撥客服中心 {phone}，海外請撥 {phone-abroad}，經專員確認身分後解除，或在{app} 確認身分後解除；網站無法解除。為避免您在歹徒誘導下解除，專員可能請您稍候再辦理。",
  en: "Call {phone}, from abroad {phone-abroad}. We restore access after verifying your identity. You can also verify your identity in {app}; access cannot be restored on the website. To protect you from fraudsters who pressure you, we may ask you to wait first.",
  ko: "고객센터 {phone}, 해외에서는 {phone-abroad}번으로 연락하시면 본인 확인 후 해제해 드립니다. {app}에서 본인 확인 후 해제하실 수도 있으며, 웹사이트에서는 해제할 수 없습니다. 범인의 유도로 해제하시는 일을 막기 위하여 잠시 뒤에 다시 신청하시도록 안내해 드릴 수 있습니다.",
};

/** Every placeholder available to content files, in a language. */
export function behavioursIn(language: Language): Readonly<Record<string, string>> {
  return {
    "panic-effects": panicEffects[language],
    "panic-short": panicShort[language],
    "panic-leaves": panicLeaves[language],
    "panic-undo": panicUndo[language],
    "fee-rows": feeRows(language),
    ...limitNames(language),
    ...serviceNames(language),
  };
}

/**
 * The limits of a kind of transfer in a sentence: once, per day and, where there is one, a month.
 */
export function limitsSentence(
  language: Language,
  tier: Tier,
  currency: "TWD" | "USD",
  kind: CountedKind,
): string {
  const [once, day, month] = limitAmounts(tier, currency, kind);
  if (language === "en") {
    return month === undefined
      ? `${once} per transaction and ${day} a day`
      : `${once} per transaction, ${day} a day and ${month} a month`;
  }
  const labels = language === "zh" ? ["單筆", "每日", "每月"] : (["1회", "일일", "월간"] as const);
  const parts = [once, day, month].flatMap((amount, place) =>
    amount === undefined ? [] : [`${labels[place]} ${amount}`],
  );
  return parts.join(language === "zh" ? "、" : ", ");
}

/** The limit of a single non-designated transfer, by tier. */
export function onceLimits(currency: "TWD" | "USD"): Record<Tier, string> {
  const once = (tier: Tier) => limitAmounts(tier, currency, "other")[0] ?? "";
  return { basic: once("basic"), advanced: once("advanced") };
}

function limitAmounts(tier: Tier, currency: "TWD" | "USD", kind: CountedKind) {
  const limits = limitsOf(tier, currency, kind);
  if (limits === null) throw new RangeError(`${tier} has no ${kind} limits in ${currency}`);
  const { once, day, month } = limits;
  return [once, day, ...(month === null ? [] : [month])].map((amount) => money(amount, currency));
}

function limitNames(language: Language): Record<string, string> {
  const names: Record<string, string> = {};
  for (const [name, tier, currency, kind] of [
    ["basic", "basic", "TWD", "other"],
    ["advanced", "advanced", "TWD", "other"],
    ["basic-usd", "basic", "USD", "other"],
    ["advanced-usd", "advanced", "USD", "other"],
    ["designated", "advanced", "TWD", "designated"],
    ["designated-usd", "advanced", "USD", "designated"],
  ] as const) {
    names[`limits-${name}`] = limitsSentence(language, tier, currency, kind);
    const [once = "", day = "", month] = limitAmounts(tier, currency, kind);
    Object.assign(names, { [`${name}-once`]: once, [`${name}-day`]: day });
    if (month !== undefined) names[`${name}-month`] = month;
  }
  return names;
}

/** The rows of the table of transfer fees. */
function feeRows(language: Language): string {
  const { smallMost, steps } = tariffOn(dayFrom("2026-01-01"));
  const [small, large] = steps;
  if (small?.most == null || large === undefined) throw new RangeError("a tariff of other steps");
  const amounts = {
    free: money(0, "TWD"),
    most: money(smallMost, "TWD"),
    next: money(smallMost + 1, "TWD"),
    small: money(small.most, "TWD"),
    above: money(small.most + 1, "TWD"),
    fee: money(small.fee, "TWD"),
    full: money(large.fee, "TWD"),
  };
  return feeTexts[language].replace(
    /<(\w+)>/g,
    (_, name: string) => amounts[name as keyof typeof amounts],
  );
}

const feeTexts: Translated = {
  zh: `| 本行帳戶互轉 | <free> |
| 跨行 <most> 以下，每帳戶每日第 1 筆 | <free> |
| 跨行 <most> 以下，當日第 2 筆起 | <fee> |
| 跨行 <next> 至 <small> | <fee> |
| 跨行 <above> 以上 | <full> |`,
  en: `| Between {bank} accounts | <free> |
| Interbank, up to <most>, the account’s first of the day | <free> |
| Interbank, up to <most>, from the second of the day | <fee> |
| Interbank, <next> to <small> | <fee> |
| Interbank, <above> and above | <full> |`,
  ko: `| 당행 계좌 간 이체 | <free> |
| 타행 <most> 이하, 계좌별 당일 첫 번째 이체 | <free> |
| 타행 <most> 이하, 당일 두 번째 이체부터 | <fee> |
| 타행 <next>~<small> | <fee> |
| 타행 <above> 이상 | <full> |`,
};

function money(amount: number, currency: Extract<Currency, "TWD" | "USD">): string {
  return currency === "TWD"
    ? `NT$${grouped.format(amount)}`
    : `USD ${grouped.format(amount / HUNDREDTHS)}`;
}
