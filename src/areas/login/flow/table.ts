// Both recoveries. Their states are what a page shows: each form carries what the steps before it
// proved, and the calls check that again. `stop` is a refusal that no other try can change.

import type { FlowTable } from "#base/flow/table.ts";

type FindingState = "identity" | "code" | "found" | "stop";

/** Finding a user ID: national ID, a code by mail or SMS, the user ID. */
export const userIdRecoveryFlow: FlowTable<FindingState, "begin" | "resend" | "code", string> = {
  identity: { page: "forgot-idpw", acts: { begin: "code" } },
  code: { page: "forgot-id-otp", acts: { resend: "code", code: "found" } },
  found: { page: "forgot-id-otp", acts: {} },
  stop: { page: "forgot-id-otp", acts: { begin: "code" } },
};

type ResettingState = "identity" | "codes" | "password" | "done" | "stop";
type ResettingAct = "begin" | "resend" | "codes" | "password";

/** Resetting a password: identity, a code by SMS and one by mail, the password. */
export const passwordRecoveryFlow: FlowTable<ResettingState, ResettingAct, string> = {
  identity: { page: "forgot-idpw", acts: { begin: "codes" } },
  codes: { page: "forgot-password", acts: { resend: "codes", codes: "password" } },
  password: { page: "forgot-password", acts: { password: "done" } },
  done: { page: "forgot-password", acts: {} },
  stop: { page: "forgot-password", acts: { begin: "codes" } },
};

/** The channels for a code. */
export type By = "sms" | "mail";

/** A code that was sent; the id is empty if none could be sent. */
export interface SentCode {
  by: By;
  id: string;
  /** A clock time: 14:05. */
  until: string;
}

/** The hidden fields of a code. */
export const codeFields = {
  sms: { id: "smsCodeId", until: "smsUntil", typed: "smsCode", proof: "smsProof" },
  mail: { id: "mailCodeId", until: "mailUntil", typed: "mailCode", proof: "mailProof" },
} as const satisfies Record<By, Record<string, string>>;
