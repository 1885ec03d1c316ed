import type { Texts } from "./zh.ts";

export const texts: Texts = {
  title: "Reports",
  lead: "Charts can be shown as tables, and every report can be downloaded as CSV.",
  table: "Show as a table",
  download: "Download CSV",
  charts: {
    searches: {
      title: "Searches without results",
      summary:
        "Searches without a result and how often, most frequent first. Only what at least 5 visitors searched for is listed.",
      along: "Search",
    },
    queues: {
      title: "Queues and their age",
      summary:
        "How many items wait in each queue, how many are overdue, and how many days the oldest has been waiting.",
      along: "Queue",
    },
    "sign-ins": {
      title: "Failed sign-ins",
      summary: "Failed sign-ins of customers and staff in the past 14 days.",
      along: "Day",
    },
    transfers: {
      title: "Transfers per hour",
      summary: "Transfers in each of the past 24 hours.",
      along: "Hour",
    },
    certificates: {
      title: "Certificates by type",
      summary: "Certificates requested and issued in the past 30 days, by type.",
      along: "Type",
    },
  },
  series: {
    times: "Times",
    waiting: "Waiting",
    overdue: "Overdue",
    oldestDays: "Oldest, in days",
    customers: "Customers",
    staff: "Staff",
    transfers: "Transfers",
    requested: "Requested",
    issued: "Issued",
  },
  queueNames: {
    certificates: "Certificates",
    inquiries: "Inquiries",
    disputes: "Disputes",
    refunds: "Refused refunds",
    approvals: "Approvals",
    chats: "Chats",
    "video-calls": "Video calls",
  },
  empty: "There are no figures yet.",
  trailTitle: "Audit trail",
  trailLead:
    "What staff did and viewed in the past 7 days, newest first, up to 100 entries. Opening this page is recorded too.",
  trailCaption: "Staff activity",
  time: "Time",
  person: "Person",
  event: "Event",
  outcome: "Result",
  ok: "Done",
  refused: "Refused",
  customer: "Customer number",
  reference: "Reference",
  reason: "Reason",
};
