// An inquiry in three steps. Everything typed travels in the form itself until it is sent.

import type { FlowTable } from "#base/flow/table.ts";

type State = "topic" | "details" | "check" | "sent";
type Act = "topic" | "details" | "check" | "send";

/** The topic, the details, and a last look at both. */
export const inquiryFlow: FlowTable<State, Act, "inquiry-main" | "inquiry-complete"> = {
  topic: { page: "inquiry-main", acts: { details: "details" } },
  details: { page: "inquiry-main", acts: { topic: "topic", details: "details", check: "check" } },
  check: { page: "inquiry-main", acts: { topic: "topic", details: "details", send: "sent" } },
  sent: { page: "inquiry-complete", acts: {} },
};
