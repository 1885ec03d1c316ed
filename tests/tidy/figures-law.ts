// Figures in the content that the rules define: each with its sentence in every language, and the
// value from the rules. A file that uses such a sentence for another figure is listed.

import { DISPUTE_DAYS } from "#areas/cards/rules/dispute.ts";
import { loanBounds } from "#areas/loan/rules.ts";
import { OTP_ATTEMPTS, OTP_SECONDS, TRANSFER_OTP_SECONDS } from "#base/identity/otp.ts";
import { PIN_ATTEMPTS } from "#base/identity/pin.ts";
import { IDLE_SECONDS, LOGIN_ATTEMPTS } from "#base/identity/sign-in.ts";
import { DEPOSIT_COVER } from "#base/money/money.ts";
import { dayFrom, noonAfter, ZONE } from "#base/time/day.ts";
import { tariffOn } from "#base/transfer/fee.ts";
import type { Passage } from "./content-law.ts";

/** A figure, its value in the rules, and its sentences. */
interface Figure {
  name: string;
  known: readonly string[];
  sentences: Readonly<Record<Passage["language"], RegExp>>;
  /** Files in which the sentence is about something else. */
  elsewhere?: RegExp;
}

const grouped = new Intl.NumberFormat("en-US");
const noon = new Intl.DateTimeFormat("en-GB", {
  ...{ timeZone: ZONE, hour: "2-digit", minute: "2-digit" },
}).format(noonAfter(dayFrom("2026-03-05")));

/** Every figure that is checked. */
export const figures: readonly Figure[] = [
  {
    name: "deposit insurance",
    known: [grouped.format(DEPOSIT_COVER)],
    sentences: {
      zh: /存款.{0,40}最高(?:保障)? ?NT\$([\d,]+\d)/g,
      en: /(?:insured|covered|protected) up to NT\$([\d,]+\d)/g,
      ko: /NT\$([\d,]+\d)까지 보호/g,
    },
  },
  {
    name: "the deadline of cancelling a loss report",
    known: [noon],
    sentences: { zh: /次日中午 (\d+:\d+)/g, en: /(\d+:\d+) noon/g, ko: /다음 날 낮 (\d+:\d+)/g },
  },
  {
    name: "the days in which a purchase can be disputed",
    known: [String(DISPUTE_DAYS)],
    sentences: {
      zh: /交易日起 (\d+) 日/g,
      en: /[Ww]ithin (\d+) days of the (?:purchase|transaction)/g,
      ko: /거래일부터 (\d+)일/g,
    },
  },
  {
    name: "wrong tries until a lock",
    known: [...new Set([LOGIN_ATTEMPTS, PIN_ATTEMPTS, OTP_ATTEMPTS])].map(String),
    sentences: {
      zh: /(?:登入資料|密碼|驗證碼).{0,10}錯誤 (\d+) 次/g,
      en: /incorrectly (\d+) times|(\d+) (?:wrong|incorrect) (?:attempts|passwords|codes)/g,
      ko: /(\d+)회 (?:잘못|틀)/g,
    },
    // Three wrong PINs at an ATM, or of a citizen digital certificate, are the card's own rule.
    elsewhere: /atm-pin|debit-card|withdraw-cash|upgrade|certificate-pin/,
  },
  {
    name: "minutes until an idle customer is signed out",
    known: [String(IDLE_SECONDS / 60)],
    sentences: {
      zh: /閒置 (\d+) 分鐘|(\d+) 分鐘(?:沒有|未)(?:操作|動作)/g,
      en: /(\d+) minutes of inactivity/g,
      ko: /(\d+)분 동안 (?:이용|조작|활동)/g,
    },
  },
  {
    name: "minutes for which a code is valid",
    known: [TRANSFER_OTP_SECONDS, OTP_SECONDS].map((seconds) => String(seconds / 60)),
    sentences: {
      zh: /驗證碼.{0,8}(\d+) 分鐘/g,
      en: /code[^.]{0,20}valid for (\d+) minutes/g,
      ko: /인증번호.{0,12}(\d+)분/g,
    },
  },
  {
    name: "the fee of a transfer to another bank",
    known: ["0", ...tariffOn(dayFrom("2026-03-05")).steps.map(({ fee }) => String(fee))],
    sentences: {
      zh: /^\| 跨行 .*\| NT\$(\d+) \|$/gm,
      en: /^\| Interbank, .*\| NT\$(\d+) \|$/gm,
      ko: /^\| 타행 .*\| NT\$(\d+) \|$/gm,
    },
  },
  {
    name: "the account management fee",
    known: [grouped.format(loanBounds.fee)],
    sentences: {
      zh: /帳務管理費(?: ?每筆(?:貸款)?)? ?NT\$([\d,]*\d)/g,
      en: /account management fee of NT\$([\d,]*\d)/g,
      ko: /계좌 관리 수수료 NT\$([\d,]*\d)/g,
    },
    // An event that waives it.
    elsewhere: /loan-administration-fee-waiver/,
  },
];

/** The figures in a passage, and which of them differ from the rules. */
export function figuresIn({ sentences, known, elsewhere }: Figure, passage: Passage) {
  if (elsewhere?.test(passage.file)) return { all: [], wrong: [] };
  const all = [...passage.text.matchAll(sentences[passage.language])].map(
    ([, ...groups]) => groups.find((group) => group !== undefined) ?? "",
  );
  return { all, wrong: all.filter((figure) => !known.includes(figure)) };
}
