import type { Texts } from "./zh.ts";

export const texts: Texts = {
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
