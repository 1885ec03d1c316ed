import type { Language } from "#base/text/language.ts";

const zh = {
  hidden: "金額已隱藏",
  amounts: { showAmounts: "顯示金額", hideAmounts: "隱藏金額", busy: "處理中…" },
  back: "回帳戶總覽",
  ending: "貸款帳號末四碼 {digits}",
  balance: "剩餘本金",
  overdueWord: "有逾期未繳的款項",
  overdue:
    "自 {day} 起有 {count} 期未繳，本息合計 {amount}，另依約計收遲延利息與違約金。請儘快存入扣款帳戶，或與客服中心聯絡。",
  nonAccrual: "這筆貸款已轉列催收，無法在網站還款。請與客服中心聯絡，討論還款方式。",
  contact: "聯絡客服中心",
  facts: {
    title: "貸款內容",
    state: "狀態",
    states: {
      repaying: "正常還款",
      overdue: "逾期",
      "non-accrual": "已轉列催收",
      completed: "已清償",
    },
    principal: "原貸金額",
    rate: "年利率",
    months: "期數",
    monthsOf: "{months} 期，已還 {paid} 期",
    openedOn: "撥款日",
    completedOn: "清償日",
    next: "下次還款",
    nextOf: "{day}，{amount}",
  },
  payoff: {
    title: "今天全部清償要多少",
    note: "本金加計自 {since} 起至 {day} 的利息，提前清償不收違約金。實際金額以清償當日為準；請於 5 個營業日前通知客服中心。",
    principal: "剩餘本金",
    interest: "未付利息",
    total: "合計",
  },
  schedule: {
    title: "還款明細",
    paid: "已繳",
    open: "未到期",
    overdue: "逾期",
    show: "全部 {count} 期",
    columns: {
      number: "期別",
      due: "應繳日",
      principal: "本金",
      interest: "利息",
      total: "本息合計",
      status: "狀態",
    },
    number: "第 {number} 期",
    paidOn: "{day} 已繳",
    late: "{day} 已繳，違約金 {amount}",
  },
  ways: { certificate: "申請貸款證明", calculator: "貸款試算" },
};

export type Texts = typeof zh;

const en: Texts = {
  hidden: "Amount hidden",
  amounts: { showAmounts: "Show amounts", hideAmounts: "Hide amounts", busy: "Working…" },
  back: "Back to overview",
  ending: "Loan account ending in {digits}",
  balance: "Outstanding principal",
  overdueWord: "Payment overdue",
  overdue:
    "{count} {count|payment has|payments have} been overdue since {day}, {amount} in principal and interest, plus late interest and penalties under your agreement. Please add money to your repayment account soon or contact us.",
  nonAccrual:
    "This loan is in collection and cannot be repaid on the website. Please contact us to discuss repayment.",
  contact: "Contact us",
  facts: {
    title: "Loan details",
    state: "Status",
    states: {
      repaying: "Repaying",
      overdue: "Overdue",
      "non-accrual": "In collection",
      completed: "Repaid",
    },
    principal: "Original amount",
    rate: "Annual rate",
    months: "Term",
    monthsOf: "{months} monthly payments, {paid} made",
    openedOn: "Paid out on",
    completedOn: "Repaid on",
    next: "Next payment",
    nextOf: "{day}, {amount}",
  },
  payoff: {
    title: "To repay in full today",
    note: "Principal plus interest from {since} to {day}. There is no early repayment fee. The final amount is set on the day you repay; please notify us 5 business days in advance.",
    principal: "Outstanding principal",
    interest: "Interest to date",
    total: "Total",
  },
  schedule: {
    title: "Payment schedule",
    paid: "Paid",
    open: "Upcoming",
    overdue: "Overdue",
    show: "All {count} payments",
    columns: {
      number: "Payment",
      due: "Due",
      principal: "Principal",
      interest: "Interest",
      total: "Total",
      status: "Status",
    },
    number: "No. {number}",
    paidOn: "Paid {day}",
    late: "Paid {day}, penalty {amount}",
  },
  ways: { certificate: "Get a loan certificate", calculator: "Loan calculator" },
};

const ko: Texts = {
  hidden: "금액 숨김",
  amounts: { showAmounts: "금액 보기", hideAmounts: "금액 숨기기", busy: "처리 중…" },
  back: "계좌 현황으로",
  ending: "대출 계좌 끝자리 {digits}",
  balance: "남은 원금",
  overdueWord: "연체된 금액이 있습니다",
  overdue:
    "{day}부터 {count}회 연체되었으며 원리금 합계는 {amount}입니다. 약정에 따라 지연 이자와 위약금이 추가됩니다. 상환 계좌에 입금하거나 고객센터로 연락해 주십시오.",
  nonAccrual:
    "이 대출은 추심으로 전환되어 웹사이트에서 상환할 수 없습니다. 고객센터와 상환 방법을 상담해 주십시오.",
  contact: "고객센터 연락",
  facts: {
    title: "대출 정보",
    state: "상태",
    states: {
      repaying: "정상 상환",
      overdue: "연체",
      "non-accrual": "추심 전환",
      completed: "완납",
    },
    principal: "대출 금액",
    rate: "연이율",
    months: "기간",
    monthsOf: "총 {months}회 중 {paid}회 상환",
    openedOn: "실행일",
    completedOn: "완납일",
    next: "다음 상환",
    nextOf: "{day}, {amount}",
  },
  payoff: {
    title: "오늘 전액 상환할 금액",
    note: "원금과 {since}부터 {day}까지의 이자입니다. 중도 상환 수수료는 없습니다. 실제 금액은 상환 당일에 확정되며, 5영업일 전에 고객센터로 알려 주십시오.",
    principal: "남은 원금",
    interest: "미납 이자",
    total: "합계",
  },
  schedule: {
    title: "상환 내역",
    paid: "납부",
    open: "예정",
    overdue: "연체",
    show: "전체 {count}회",
    columns: {
      number: "회차",
      due: "납부일",
      principal: "원금",
      interest: "이자",
      total: "합계",
      status: "상태",
    },
    number: "{number}회",
    paidOn: "{day} 납부",
    late: "{day} 납부, 위약금 {amount}",
  },
  ways: { certificate: "대출 증명서 신청", calculator: "대출 계산기" },
};

/** The words of a customer's own loan by language. */
export const ownLoanTexts: Record<Language, Texts> = { zh, en, ko };
