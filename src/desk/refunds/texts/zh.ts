/** The words of refused refunds at the desk. */
export const texts = {
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

export type Texts = typeof texts;
