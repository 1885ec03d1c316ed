// A request for a certificate, from its form to its result. The form carries everything until it is
// sent; then it is a row of its own.

import type { FlowTable } from "#base/flow/table.ts";

type State = "fill" | "check" | "requested";

/** The form, a preview of what will be certified, and the request. */
export const certificateRequestFlow: FlowTable<State, "preview" | "edit" | "send", string> = {
  fill: { page: "request", acts: { preview: "check" } },
  check: { page: "request", acts: { edit: "fill", send: "requested" } },
  requested: { page: "issued", alsoOpen: ["deposit-balance-complete"], acts: {} },
};
