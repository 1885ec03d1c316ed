import type { ErrorTable } from "./error-table.ts";

/** The refusals of accounts. */
export const accountErrors = {
  ACCT000001: {
    means: "no such account of this customer",
    zh: "找不到這個帳戶，請從您的帳戶中選擇。",
    en: "This account was not found. Please choose one of your accounts.",
    ko: "계좌를 찾을 수 없습니다. 본인 계좌 중에서 선택해 주십시오.",
  },
  ACCT000002: {
    means: "a day outside those that can be asked for",
    zh: "請選擇 {first} 至 {last} 之間的日期。",
    en: "Please choose a date from {first} to {last}.",
    ko: "{first}부터 {last}까지의 날짜를 선택해 주십시오.",
  },
} satisfies ErrorTable;
