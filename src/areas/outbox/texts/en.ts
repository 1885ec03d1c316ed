import type { Texts } from "./zh.ts";

/** The words of the outbox in English. */
export const texts: Texts = {
  title: "Outbox",
  lead: "The text messages and mail that the demonstration bank sent, newest first, 50 at most.",
  only: "Demonstration only",
  onlyLead:
    "One-time codes can be read here, so only a demonstration has this page; production has neither the page nor its call.",
  filter: "Narrow the messages",
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
  nothing: "No message fits.",
  showAll: "Show all messages",
  to: "To {address}",
  states: { waiting: "Waiting", sent: "Sent", failed: "Failed" },
  tries: "{tries} tries",
  trouble: "Trouble: {trouble}",
  emptied: "The words of this message were removed.",
};
