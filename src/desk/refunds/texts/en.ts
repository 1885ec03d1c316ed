import type { Texts } from "./zh.ts";

export const texts: Texts = {
  title: "Refused refunds",
  lead: "Refunds that the ledger refused, for example because the account was closed. Contact the customer, then retry or settle by hand.",
  caption: "Refunds to settle",
  subject: "{kind} {amount}",
  itemTitle: "Refund {reference}",
  itemLead:
    "Retry once the account works again. If the customer was paid in another way, write how and close it.",
  kinds: { premium: "Insurance premium", postage: "Postage of a certificate" },
  kind: "What for",
  amount: "Amount",
  account: "Account that paid (last digits)",
  customer: "Customer",
  nationalId: "National ID",
  since: "Requested",
  retry: "Retry to the same account",
  settle: "Paid by hand: close",
  note: "How it was settled (goes into the audit trail)",
};
