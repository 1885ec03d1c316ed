import type { Language } from "#base/text/language.ts";
import { texts as pageEn } from "./page/en.ts";
import { texts as pageKo } from "./page/ko.ts";
import { type Texts as PageTexts, texts as pageZh } from "./page/zh.ts";

const zh = {
  accountKinds: { main: "主帳戶", sub: "夢想帳戶", joint: "群組帳戶" },
  foreignAccount: "外幣帳戶",
  entryKinds: {
    opening: "開戶存入",
    "transfer-in": "轉入",
    "transfer-out": "轉出",
    fee: "手續費",
    refund: "轉帳退回",
    salary: "薪資",
    interest: "利息",
    "interest-tax": "利息所得稅",
    "health-premium": "二代健保補充保費",
    card: "刷卡消費",
    cash: "提款",
    bill: "繳費",
    exchange: "換匯",
    remittance: "外幣匯入",
    loan: "貸款撥款",
    "loan-payment": "貸款還款",
    insurance: "保險費",
    "insurance-refund": "保費退還",
    purchase: "投資申購",
    sale: "投資贖回",
    dispute: "爭議款暫付",
    reversal: "沖正",
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

type Texts = typeof zh;

const en: Texts = {
  accountKinds: { main: "Main account", sub: "Dream account", joint: "Shared account" },
  foreignAccount: "Foreign currency account",
  entryKinds: {
    opening: "Opening deposit",
    "transfer-in": "Transfer in",
    "transfer-out": "Transfer out",
    fee: "Fee",
    refund: "Refund",
    salary: "Salary",
    interest: "Interest",
    "interest-tax": "Tax on interest",
    "health-premium": "Supplementary health insurance premium",
    card: "Card purchase",
    cash: "Cash withdrawal",
    bill: "Bill payment",
    exchange: "Currency exchange",
    remittance: "Remittance received",
    loan: "Loan disbursement",
    "loan-payment": "Loan payment",
    insurance: "Insurance premium",
    "insurance-refund": "Premium refund",
    purchase: "Investment purchase",
    sale: "Investment sale",
    dispute: "Provisional dispute credit",
    reversal: "Reversal",
    else: "Other",
  },
  columns: {
    day: "Date",
    time: "Time",
    kind: "Description",
    withdrawal: "Withdrawal",
    deposit: "Deposit",
    balance: "Balance",
    currency: "Currency",
    bank: "Counterparty bank",
    account: "Counterparty account",
    note: "Note",
  },
};

const ko: Texts = {
  accountKinds: { main: "메인 계좌", sub: "드림 계좌", joint: "모임 계좌" },
  foreignAccount: "외화 계좌",
  entryKinds: {
    opening: "개설 입금",
    "transfer-in": "이체 입금",
    "transfer-out": "이체 출금",
    fee: "수수료",
    refund: "이체 환급",
    salary: "급여",
    interest: "이자",
    "interest-tax": "이자 소득세",
    "health-premium": "건강보험 보충 보험료",
    card: "카드 결제",
    cash: "현금 출금",
    bill: "공과금",
    exchange: "환전",
    remittance: "외화 송금 입금",
    loan: "대출 실행",
    "loan-payment": "대출 상환",
    insurance: "보험료",
    "insurance-refund": "보험료 환급",
    purchase: "투자 매수",
    sale: "투자 매도",
    dispute: "이의 제기 임시 입금",
    reversal: "취소 정정",
    else: "기타",
  },
  columns: {
    day: "날짜",
    time: "시간",
    kind: "내용",
    withdrawal: "출금",
    deposit: "입금",
    balance: "잔액",
    currency: "통화",
    bank: "상대 은행",
    account: "상대 계좌",
    note: "메모",
  },
};

/** The words of accounts by language. */
export const accountTexts: Record<Language, Texts> = { zh, en, ko };

/** The words of an account's own page by language. */
export const accountPageTexts: Record<Language, PageTexts> = {
  zh: pageZh,
  en: pageEn,
  ko: pageKo,
};
