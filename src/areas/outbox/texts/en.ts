import type { Texts } from "./zh.ts";

/** The words of the outbox in English. */
export const texts: Texts = {
  title: "Outbox",
  lead: "SMS and emails sent by the demonstration bank, newest first, up to 50.",
  only: "Demonstration only",
  onlyLead:
    "One-time codes can be read here, so only a demonstration has this page; production has neither the page nor its API.",
  filter: "Filter messages",
  channel: "Channel",
  all: "All",
  channels: { sms: "SMS", mail: "Email" },
  address: "Recipient",
  addressHint: "Part of a mobile number or of an email address.",
  show: "Show",
  refresh: "Refresh",
  followOn: "Refresh every 5 seconds",
  followOff: "Stop refreshing",
  count: "Messages: {count}",
  nothing: "No matching messages.",
  showAll: "Show all messages",
  to: "To {address}",
  states: { waiting: "Waiting", sent: "Sent", failed: "Failed" },
  tries: "Attempts: {tries}",
  error: "Error: {error}",
  emptied: "The content has been removed.",
};
