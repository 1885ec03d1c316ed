// Figures in the content that the rules define: each with its sentence in every language, and the
// value from the rules. A file that uses such a sentence for another figure is listed.

import { loanBounds } from "#areas/loan/rules.ts";
import { OTP_ATTEMPTS, OTP_DIGITS, OTP_SECONDS, TRANSFER_OTP_SECONDS } from "#base/identity/otp.ts";
import { PIN_ATTEMPTS } from "#base/identity/pin.ts";
import { IDLE_SECONDS, LOGIN_ATTEMPTS, SESSION_HOURS } from "#base/identity/sign-in.ts";
import { DEPOSIT_COVER } from "#base/money/money.ts";
import {
  callHours,
  chatHours,
  DISPUTE_DAYS,
  EXCHANGE_HOURS,
  REPLY_BUSINESS_DAYS,
  REVIEW_BUSINESS_DAYS,
  VIDEO_HOURS,
} from "#base/site/service.ts";
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
  /** Whether it has a name: then nothing that is in effect writes it out. */
  isNamed?: true;
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
    isNamed: true,
  },
  {
    name: "the days in which a purchase can be disputed",
    known: [String(DISPUTE_DAYS)],
    sentences: {
      zh: /交易日起 (\d+) 日/g,
      en: /[Ww]ithin (\d+) days of the (?:purchase|transaction)/g,
      ko: /거래일부터 (\d+)일/g,
    },
    isNamed: true,
  },
  {
    name: "wrong tries until a lock",
    known: [...[LOGIN_ATTEMPTS, PIN_ATTEMPTS, OTP_ATTEMPTS].map(String), "Five"],
    sentences: {
      zh: /(?:登入|登入資料|密碼|驗證碼).{0,10}錯誤 (\d+) 次/g,
      en: /incorrectly (\d+) times|(\d+|[Ff]ive) (?:wrong|incorrect) (?:attempts|passwords|codes|PINs)/g,
      ko: /(\d+)회 (?:잘못|틀)/g,
    },
    isNamed: true,
    // Three wrong PINs at an ATM, or of a citizen digital certificate, are the card's own rule,
    // and the staff's tries the desk's.
    elsewhere: /atm-pin|debit-card|withdraw-cash|upgrade|certificate-pin|errors\/desk/,
  },
  {
    name: "minutes until an idle customer is signed out",
    known: [String(IDLE_SECONDS / 60)],
    sentences: {
      zh: /閒置 (\d+) 分鐘|(\d+) 分鐘(?:沒有|未)(?:操作|動作)/g,
      en: /(\d+) minutes (?:of inactivity|without activity)/g,
      ko: /(\d+)분 동안 (?:이용|조작|활동)/g,
    },
    isNamed: true,
  },
  {
    name: "minutes for which a code is valid",
    known: [TRANSFER_OTP_SECONDS, OTP_SECONDS].map((seconds) => String(seconds / 60)),
    sentences: {
      zh: /驗證碼.{0,8}(\d+) 分鐘/g,
      en: /code[^.]{0,20}valid for (\d+) minutes/g,
      ko: /인증번호.{0,12}(\d+)분/g,
    },
    isNamed: true,
  },
  {
    name: "how many digits a code has",
    known: [String(OTP_DIGITS)],
    sentences: {
      zh: /驗證碼為 (\d+) 位|(\d+) 位數字驗證碼/g,
      en: /code has (\d+) digits|(\d+)-digit (?:one-time )?code/g,
      ko: /인증번호는 숫자 (\d+)자리|(\d+)자리 인증번호/g,
    },
    isNamed: true,
  },
  {
    name: "business days until an inquiry is answered, or a certificate reviewed",
    known: [REPLY_BUSINESS_DAYS, REVIEW_BUSINESS_DAYS].map(String),
    sentences: {
      zh: /(\d+) 個營業日內(?:審核|回覆|完成。)/g,
      en: /(?:review|reply|completed)[^.]{0,20} within (\d+) business days/g,
      ko: /(\d+)영업일 (?:이내에|안에) (?:심사하|답변|끝)/g,
    },
    isNamed: true,
    // The review of a repayment has no rule of its own.
    elsewhere: /early-repayment-form/,
  },
  {
    name: "the hours of video calls, and of exchanging currencies",
    known: [VIDEO_HOURS, EXCHANGE_HOURS, ...Object.values(chatHours)].map((hours) =>
      hours.slice(6),
    ),
    sentences: {
      zh: /營業日 \d+:\d+ 至 (\d+:\d+)/g,
      en: /from \d+:\d+ to (\d+:\d+) on business days/g,
      ko: /영업일 \d+:\d+~(\d+:\d+)/g,
    },
    isNamed: true,
  },
  {
    name: "the hours of the call centre",
    known: [String(Number.parseInt(callHours.en, 10))],
    sentences: {
      zh: /(\d+) 小時(?:客服|專線|免付費|服務|有人|都能|都有|皆可掛失)|(?:客服中心|電話)[^。；|]{0,20}?\b(\d+) 小時/g,
      en: /(\d+)-hour (?:call centre|service)|(?:[Cc]all|[Tt]oll|[Pp]hone|[Oo]pen|lost card)[^.|]{0,60}?(\d+) hours(?: a day)?\b/g,
      ko: /(\d+)시간 (?:고객센터|무료 전화|상담|서비스|분실 신고)|고객센터[^.|]{0,20}?\b(\d+)시간/g,
    },
    isNamed: true,
    // Transfers work at the same hours by another rule, and towing is the insurer's.
    elsewhere: /products\/transfer|arrival-time|insurance\/texts\/motor/,
  },
  {
    name: "the longest session in hours",
    known: [String(SESSION_HOURS)],
    sentences: {
      zh: /登入最長 (\d+) 小時/g,
      en: /session lasts up to (\d+) hours|sign-in lasts (\d+) hours/g,
      ko: /로그인은 최대 (\d+)시간/g,
    },
    isNamed: true,
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

/** Figures with a name that a passage writes out; versions that are not in effect keep what was agreed to. */
export function figuresWrittenOut({ isNamed, ...figure }: Figure, passage: Passage): string[] {
  if (!isNamed || /^content\/document-versions\//.test(passage.file)) return [];
  return figuresIn(figure, { ...passage, text: passage.raw }).all;
}
