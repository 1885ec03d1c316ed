/** The words of a customer's own loan. */
export const texts = {
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

export type Texts = typeof texts;
