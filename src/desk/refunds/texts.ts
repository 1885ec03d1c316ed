import type { Language } from "#base/text/language.ts";

const zh = {
  title: "退款異常",
  lead: "帳務系統拒絕的退款，例如原扣款帳戶已結清。請聯絡客戶，再重試或改以人工處理。",
  caption: "待處理的退款",
  subject: "{kind} {amount}",
  itemTitle: "退款 {reference}",
  itemLead: "帳戶恢復正常後可以重試；若已用其他方式退給客戶，請註明後結案。",
  kinds: { premium: "保險費", postage: "證明書郵寄手續費" },
  kind: "項目",
  amount: "金額",
  account: "原扣款帳戶（末碼）",
  customer: "客戶",
  nationalId: "身分證字號",
  since: "申請時間",
  retry: "再次退回原扣款帳戶",
  settle: "已人工退款，結案",
  note: "處理方式（列入稽核軌跡）",
};

export type Texts = typeof zh;

const en: Texts = {
  title: "Refused refunds",
  lead: "Refunds that the ledger refused, for example because the account was closed. Contact the customer, then retry or settle manually.",
  caption: "Refunds to settle",
  subject: "{kind} {amount}",
  itemTitle: "Refund {reference}",
  itemLead:
    "Retry when the account is open. If the customer was paid in another way, write how and close it.",
  kinds: { premium: "Insurance premium", postage: "Postage of a certificate" },
  kind: "What for",
  amount: "Amount",
  account: "Account that paid (last digits)",
  customer: "Customer",
  nationalId: "National ID",
  since: "Requested",
  retry: "Retry to the same account",
  settle: "Paid manually: close",
  note: "How it was settled (goes into the audit trail)",
};

const ko: Texts = {
  title: "거절된 환불",
  lead: "출금 계좌 해지 등으로 원장에서 거절된 환불입니다. 고객에게 연락한 후 다시 시도하거나 수기로 처리해 주십시오.",
  caption: "처리할 환불",
  subject: "{kind} {amount}",
  itemTitle: "환불 {reference}",
  itemLead:
    "계좌가 정상화되면 다시 시도할 수 있습니다. 다른 방법으로 환불했으면 처리 내용을 적고 종결해 주십시오.",
  kinds: { premium: "보험료", postage: "증명서 우편 수수료" },
  kind: "항목",
  amount: "금액",
  account: "출금 계좌(끝자리)",
  customer: "고객",
  nationalId: "신분증 번호",
  since: "신청 시각",
  retry: "출금 계좌로 다시 환불",
  settle: "수기 환불 완료, 종결",
  note: "처리 내용 (감사 기록에 남음)",
};

/** The words of refunds at the desk by language. */
export const refundsTexts: Record<Language, Texts> = { zh, en, ko };
