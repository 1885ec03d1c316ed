import type { Texts } from "./zh.ts";

export const texts: Texts = {
  title: "Approvals",
  lead: "What colleagues ask for and somebody else has to approve. An approval takes effect immediately.",
  caption: "Requests to decide",
  kinds: {
    "lift-flag": "Lift a fraud flag",
    "undo-panic": "Undo the panic button",
    "revoke-certificate": "Revoke a certificate",
    "change-limit": "Change a transfer limit",
  },
  states: {
    waiting: "Waiting",
    approved: "Approved",
    declined: "Declined",
    withdrawn: "Withdrawn",
    expired: "Expired",
  },
  itemTitle: "Approval: {kind}",
  itemLead: "Check what is asked for and why. Your decision and note go into the audit trail.",
  kind: "Request",
  state: "Status",
  customer: "Customer",
  nationalId: "National ID",
  about: "Concerns",
  reason: "Reason",
  by: "Requested by",
  at: "Requested",
  until: "Valid until",
  mine: "You asked for this yourself. Another member of staff has to decide.",
  decision: "Decision",
  decisions: {
    approve: "Approve and carry out",
    decline: "Decline",
  },
  note: "Note",
  send: "Send decision",
};
