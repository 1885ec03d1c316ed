/** The words of accounts and their history. */
export const texts = {
  accountKinds: { main: "主帳戶", sub: "夢想帳戶", joint: "共同帳戶" },
  foreignAccount: "外幣帳戶",
  entryKinds: {
    opening: "開戶存入",
    "transfer-in": "轉入",
    "transfer-out": "轉出",
    fee: "手續費",
    refund: "退回",
    salary: "薪資",
    interest: "利息",
    "interest-tax": "利息所得稅",
    "health-premium": "健保補充保費",
    card: "刷卡消費",
    cash: "提款",
    bill: "繳費",
    exchange: "換匯",
    remittance: "外幣匯入",
    loan: "貸款撥款",
    "loan-payment": "貸款還款",
    else: "其他",
  },
  columns: {
    day: "日期",
    time: "時間",
    kind: "摘要",
    withdrawal: "支出",
    deposit: "存入",
    balance: "餘額",
    currency: "幣別",
    bank: "對方銀行",
    account: "對方帳號",
    note: "備註",
  },
};

export type Texts = typeof texts;
