// Codes, locks, deadlines and opening hours: said once in each language with the numbers of the rules.
// Pages take the sentences from here, content files by their names in braces.

import { OTP_ATTEMPTS, OTP_DIGITS, OTP_SECONDS, TRANSFER_OTP_SECONDS } from "../identity/otp.ts";
import { PIN_ATTEMPTS } from "../identity/pin.ts";
import {
  IDLE_SECONDS,
  IDLE_WARNING_SECONDS,
  LOGIN_ATTEMPTS,
  SESSION_HOURS,
} from "../identity/sign-in.ts";
import {
  callHours,
  chatHours,
  DISPUTE_DAYS,
  EXCHANGE_HOURS,
  REPLY_BUSINESS_DAYS,
  REVIEW_BUSINESS_DAYS,
  VIDEO_HOURS,
} from "../site/service.ts";
import { type Language, languages, type Translated } from "../text/language.ts";
import { dayFrom, formatTime, noonAfter } from "../time/day.ts";

const MINUTE_SECONDS = 60;

/** Numbers of the rules, by the names that sentences and content files give them. */
const numbers = {
  "code-digits": OTP_DIGITS,
  "code-minutes": OTP_SECONDS / MINUTE_SECONDS,
  "transfer-code-minutes": TRANSFER_OTP_SECONDS / MINUTE_SECONDS,
  "code-tries": OTP_ATTEMPTS,
  "sign-in-tries": LOGIN_ATTEMPTS,
  "pin-tries": PIN_ATTEMPTS,
  "idle-minutes": IDLE_SECONDS / MINUTE_SECONDS,
  "warning-seconds": IDLE_WARNING_SECONDS,
  "session-hours": SESSION_HOURS,
  "dispute-days": DISPUTE_DAYS,
  "reply-days": REPLY_BUSINESS_DAYS,
  "review-days": REVIEW_BUSINESS_DAYS,
  // Any day does: the hour is the same on every one.
  "cancel-hour": formatTime(noonAfter(dayFrom("2026-01-01"))),
} as const;

const sentences = {
  codes: {
    zh: "驗證碼為 {code-digits} 位數字，轉帳用的 {transfer-code-minutes} 分鐘內有效，其他用途 {code-minutes} 分鐘內有效",
    en: "A one-time code has {code-digits} digits. It is valid for {transfer-code-minutes} minutes for a transfer and {code-minutes} minutes for anything else",
    ko: "인증번호는 숫자 {code-digits}자리이며 이체용은 {transfer-code-minutes}분, 그 밖의 용도는 {code-minutes}분 동안 유효합니다",
  },
  "transfer-code": {
    zh: "簡訊驗證碼為 {code-digits} 位數字，{transfer-code-minutes} 分鐘內有效",
    en: "The SMS code has {code-digits} digits and is valid for {transfer-code-minutes} minutes",
    ko: "문자 인증번호는 숫자 {code-digits}자리이며 {transfer-code-minutes}분 동안 유효합니다",
  },
  "code-valid": {
    zh: "驗證碼 {code-minutes} 分鐘內有效",
    en: "The code is valid for {code-minutes} minutes",
    ko: "인증번호는 {code-minutes}분 동안 유효합니다",
  },
  "code-lock": {
    zh: "同一用途的驗證碼連續輸入錯誤 {code-tries} 次，該項驗證會鎖定",
    en: "After {code-tries} incorrect codes in a row for one purpose, that verification is locked",
    ko: "같은 용도의 인증번호를 연속 {code-tries}회 잘못 입력하시면 해당 인증이 잠깁니다",
  },
  "sign-in-lock": {
    zh: "登入資料連續輸入錯誤 {sign-in-tries} 次，網站登入會暫時鎖定",
    en: "After {sign-in-tries} incorrect attempts in a row, sign-in on the website is temporarily locked",
    ko: "로그인 정보를 연속 {sign-in-tries}회 잘못 입력하시면 웹사이트 로그인이 일시적으로 잠깁니다",
  },
  "pin-lock": {
    zh: "交易密碼連續輸入錯誤 {pin-tries} 次即鎖定，無法轉帳",
    en: "After {pin-tries} incorrect attempts in a row, the PIN is locked and you cannot make transfers",
    ko: "거래 비밀번호를 연속 {pin-tries}회 잘못 입력하시면 잠겨 이체하실 수 없습니다",
  },
  "idle-sign-out": {
    zh: "閒置 {idle-minutes} 分鐘自動登出",
    en: "you are signed out after {idle-minutes} minutes of inactivity",
    ko: "{idle-minutes}분 동안 이용하지 않으시면 자동으로 로그아웃됩니다",
  },
  "longest-session": {
    zh: "單次登入最長 {session-hours} 小時",
    en: "each session lasts up to {session-hours} hours",
    ko: "한 번의 로그인은 최대 {session-hours}시간입니다",
  },
  "cancel-loss-until": {
    zh: "次日中午 {cancel-hour}（臺北時間）前",
    en: "until {cancel-hour} noon Taipei time the next day",
    ko: "다음 날 낮 {cancel-hour}(타이베이 시간)까지",
  },
  "dispute-within": {
    zh: "交易日起 {dispute-days} 日內",
    en: "within {dispute-days} days of the transaction",
    ko: "거래일부터 {dispute-days}일 이내에",
  },
  "reply-within": {
    zh: "{reply-days} 個營業日內",
    en: "within {reply-days} business days",
    ko: "{reply-days}영업일 이내에",
  },
  "review-within": {
    zh: "{review-days} 個營業日內",
    en: "within {review-days} business days",
    ko: "{review-days}영업일 이내에",
  },
  "call-hours": callHours,
  "video-hours": onBusinessDays(VIDEO_HOURS),
  "exchange-hours": onBusinessDays(EXCHANGE_HOURS),
  "chat-hours": {
    zh: `營業日 ${span(chatHours.weekdays, "zh")}、週末 ${span(chatHours.weekends, "zh")}，國定假日除外`,
    en: `${span(chatHours.weekdays, "en")} on business days and ${span(chatHours.weekends, "en")} at weekends, except on public holidays`,
    ko: `영업일 ${span(chatHours.weekdays, "ko")}, 주말 ${span(chatHours.weekends, "ko")}(공휴일 제외)`,
  },
} satisfies Record<string, Translated>;

/** The name of a sentence about codes, locks, deadlines or opening hours. */
export type ServiceSentence = keyof typeof sentences;

/** A sentence with its numbers, in every language, for a page. */
export function serviceSentence(name: ServiceSentence): Translated {
  const entries = languages.map(
    (language) => [language, filled(sentences[name][language])] as const,
  );
  return Object.fromEntries(entries) as Record<Language, string>;
}

/** Everything of this file that a content file may call by a name, in a language. */
export function serviceNames(language: Language): Readonly<Record<string, string>> {
  const named = (Object.keys(sentences) as ServiceSentence[]).map(
    (name) => [name, filled(sentences[name][language])] as const,
  );
  const counted = Object.entries(numbers).map(([name, number]) => [name, String(number)] as const);
  return Object.fromEntries([...named, ...counted]);
}

function filled(text: string): string {
  return text.replace(/\{([a-z-]+)\}/g, (_, name: string) =>
    String(numbers[name as keyof typeof numbers]),
  );
}

function onBusinessDays(hours: string): Translated {
  return {
    zh: `營業日 ${span(hours, "zh")}`,
    en: `${span(hours, "en")} on business days`,
    ko: `영업일 ${span(hours, "ko")}`,
  };
}

function span(hours: string, language: Language): string {
  const [from = "", to = ""] = hours.split("-");
  if (language === "en") return `from ${from} to ${to}`;
  return language === "zh" ? `${from} 至 ${to}` : `${from}~${to}`;
}
