import type { Texts } from "./zh.ts";

export const texts: Texts = {
  title: "Disputes",
  lead: "Card payments that customers do not recognise, sorted by the date they are due.",
  caption: "Disputes to settle",
  subject: "{merchant} {amount} ({state})",
  itemTitle: "Dispute {reference}",
  itemLead:
    "Refund provisionally first, then uphold or reject. The customer is notified of every decision.",
  states: {
    received: "Received",
    crediting: "Being refunded",
    credited: "Provisionally refunded",
    upheld: "Upheld",
    reversing: "Being reversed",
    rejected: "Rejected",
    withdrawn: "Withdrawn",
  },
  reasons: {
    unknown: "Not made by the customer",
    amount: "Wrong amount",
    twice: "Charged twice",
    undelivered: "Goods or service not received",
  },
  decisions: {
    credit: "Refund provisionally",
    uphold: "Uphold: the customer keeps the money",
    reject: "Reject",
  },
  state: "Status",
  reason: "Reason given",
  note: "Customer’s note",
  merchant: "Merchant",
  amount: "Amount",
  card: "Card ending in",
  paid: "Paid",
  due: "Due on",
  steps: "What was done",
  time: "Time",
  decide: "Decision",
  decision: "Decision",
  why: "Why (goes into the audit trail)",
  send: "Send decision",
  needsTwo:
    "Above {once}, or beyond {day} a day by one person, a provisional refund needs two: what you send is paid once a colleague approves it.",
  requested: "{name} requested a provisional refund, which waits for a colleague’s approval.",
};
