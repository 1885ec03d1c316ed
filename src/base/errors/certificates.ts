import type { ErrorTable } from "./error-table.ts";

/** The refusals of certificates. */
export const certificatesErrors = {
  LBEB000527: {
    means: "loan no data",
    zh: "查無您的貸款資料。若您有貸款卻看到這則訊息，請聯絡客服中心 {phone}。",
    en: "No loan was found. If you do have a loan with us, please call {phone}.",
    ko: "대출 정보가 없습니다. 대출이 있는 경우 고객센터 {phone}번으로 문의해 주십시오.",
  },
  LBEA002046: {
    means: "non-accrual loans",
    zh: "這筆貸款目前無法在線上申請證明文件，請聯絡客服中心 {phone}，由專人為您服務。",
    en: "Certificates for this loan are not available online at the moment. Please call {phone} for help.",
    ko: "이 대출은 현재 온라인으로 증명서를 신청할 수 없습니다. 고객센터 {phone}번으로 문의해 주십시오.",
  },
  CERT000001: {
    means: "no account to issue for",
    zh: "您目前沒有可開立這項證明的帳戶。如有疑問，請聯絡客服中心 {phone}。",
    en: "You have no account eligible for this certificate. If you have questions, please call {phone}.",
    ko: "이 증명서를 발급할 수 있는 계좌가 없습니다. 궁금한 점은 고객센터 {phone}번으로 문의해 주십시오.",
  },
  CERT000002: {
    means: "no loan repayment record",
    zh: "查無這段期間的還款紀錄，請調整查詢期間後再試。",
    en: "There are no repayments in this period. Please choose another period.",
    ko: "해당 기간의 상환 내역이 없습니다. 조회 기간을 변경해 주십시오.",
  },
  CERT000003: {
    means: "withholding statement not yet open",
    zh: "這個年度的扣繳憑單將於 {day} 開放申請，請選擇其他年度，或待開放後再申請。",
    en: "The withholding statement for this year is available from {day}. Please choose another year, or try again then.",
    ko: "해당 연도의 원천징수 영수증은 {day}부터 신청할 수 있습니다. 다른 연도를 선택하거나 신청이 시작된 후 이용해 주십시오.",
  },
  CERT000004: {
    means: "certificate date not after the account opened",
    zh: "證明日期須晚於開戶日，請重新選擇日期。",
    en: "The date must be after the account was opened. Please choose another date.",
    ko: "증명서 기준일은 계좌 개설일보다 뒤여야 합니다. 날짜를 다시 선택해 주십시오.",
  },
  CERT000005: {
    means: "certificate date not before today",
    zh: "證明日期須早於今天，請重新選擇日期。",
    en: "The date must be before today. Please choose another date.",
    ko: "증명서 기준일은 오늘보다 앞서야 합니다. 날짜를 다시 선택해 주십시오.",
  },
  CERT000006: {
    means: "no interest was paid in that year, or it is too long ago",
    zh: "查無這個年度的利息所得資料，請選擇其他年度。",
    en: "No interest was paid in this year. Please choose another year.",
    ko: "해당 연도의 이자 소득 내역이 없습니다. 다른 연도를 선택해 주십시오.",
  },
  CERT000007: {
    means: "a period that begins after its end",
    zh: "起始日不可晚於結束日，請重新選擇期間。",
    en: "The start date cannot be after the end date. Please choose the period again.",
    ko: "시작일은 종료일보다 늦을 수 없습니다. 기간을 다시 선택해 주십시오.",
  },
  CERT000008: {
    means: "no such certificate",
    zh: "查無這份證明文件，請確認後再試一次。",
    en: "This certificate was not found. Please check and try again.",
    ko: "해당 증명서를 찾을 수 없습니다. 확인 후 다시 시도해 주십시오.",
  },
  CERT000009: {
    means: "the certificate is not issued yet",
    zh: "這份證明文件尚未開立完成，請稍後再試。",
    en: "This certificate has not been issued yet. Please try again later.",
    ko: "증명서가 아직 발급되지 않았습니다. 잠시 후 다시 시도해 주십시오.",
  },
  CERT000010: {
    means: "no exchange rate of that day",
    zh: "查無該日的牌告匯率，請改選其他日期，或改以新臺幣開立。",
    en: "There is no exchange rate for this date. Please choose another date, or request the certificate in New Taiwan dollars.",
    ko: "해당 날짜의 환율이 없습니다. 다른 날짜를 선택하거나 대만 달러로 신청해 주십시오.",
  },
  CERT000011: {
    means: "the certificate was revoked",
    zh: "這份證明文件已作廢，請重新申請。",
    en: "This certificate has been revoked. Please make a new request.",
    ko: "폐기된 증명서입니다. 다시 신청해 주십시오.",
  },
} satisfies ErrorTable;
