import type { Texts } from "./zh.ts";

export const texts: Texts = {
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
