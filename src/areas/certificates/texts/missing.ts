import type { Language } from "#base/text/language.ts";

const zh = {
  accountNumbers: "請至少勾選一個帳戶。",
  englishName: "請輸入英文姓名。",
  email: "請輸入電子郵件。",
  postalAddress: "請輸入郵寄地址。",
  loanNumber: "請選擇貸款帳號。",
  baseDay: "請輸入證明日期。",
  startDay: "請輸入起始日。",
  endDay: "請輸入結束日。",
};

const en: typeof zh = {
  accountNumbers: "Choose at least one account.",
  englishName: "Enter your English name.",
  email: "Enter an email address.",
  postalAddress: "Enter a postal address.",
  loanNumber: "Choose a loan account.",
  baseDay: "Enter the certificate date.",
  startDay: "Enter the start date.",
  endDay: "Enter the end date.",
};

const ko: typeof zh = {
  accountNumbers: "계좌를 하나 이상 선택해 주십시오.",
  englishName: "영문 이름을 입력해 주십시오.",
  email: "이메일을 입력해 주십시오.",
  postalAddress: "우편 주소를 입력해 주십시오.",
  loanNumber: "대출 계좌를 선택해 주십시오.",
  baseDay: "증명 기준일을 입력해 주십시오.",
  startDay: "시작일을 입력해 주십시오.",
  endDay: "종료일을 입력해 주십시오.",
};

/** The sentence for an empty field of a request, by field and language. */
export const missingTexts: Record<Language, typeof zh> = { zh, en, ko };
