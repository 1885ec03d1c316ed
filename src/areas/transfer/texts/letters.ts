import type { Translated } from "#base/text/language.ts";

/** The message with the one-time code of a transfer. */
export const codeLetter: Translated = {
  zh: "【{bank}】轉帳驗證碼 {code}，轉帳 {amount} 至（{bankCode}）帳號末四碼 {account}，{minutes} 分鐘內有效。請勿告訴任何人，本行人員不會向您索取。若非您本人操作，請撥 {phone}。",
  en: "{bank}: your transfer code is {code}, for {amount} to ({bankCode}) account ending in {account}, valid for {minutes} min. Do not share it with anyone; our staff will never ask for it. If this wasn’t you, call {phone}.",
  ko: "[{bank}] 이체 인증번호 {code}. ({bankCode}) 끝자리 {account} 계좌로 {amount} 이체, {minutes}분간 유효합니다. 누구에게도 알려 주지 마십시오. 직원은 묻지 않습니다. 본인이 아니라면 {phone}번으로 전화해 주십시오.",
};
