// The requests and responses of a run: all that the checker knows besides the database.

import type { Outcome } from "../runs/customer.ts";

/** A transfer that a customer intended to make, under its key. */
export interface Intent {
  key: string;
  customerId: string;
  fromNumber: string;
  toBank: string;
  toNumber: string;
  amount: number;
  /** Unique in the run, so that money moved twice is noticed under whatever key. */
  note: string;
}

/** The calls that say something about a transfer. */
export type Act =
  | "prepare"
  | "confirm"
  | "code"
  | "pin"
  | "execute"
  | "cancel"
  | "state"
  | "history";

/** A call and its outcome. */
export interface Observation {
  act: Act;
  key: string;
  /** Milliseconds since the run began. */
  sentAt: number;
  answeredAt: number;
  outcome: Outcome["outcome"];
  status: number | null;
  code: string | number;
  /** The transfer whose code or proof was used, if another's. */
  proofOf?: string;
  /** Of a state: the state. */
  state?: string;
  /** Queried when nothing changes any more: it must be the final state. */
  isFinal?: boolean;
  /** Of a history: the amounts of the entries that carry the transfer's note. */
  lines?: number[];
  /** Of an execution: the fee. */
  fee?: number;
}

/** A whole run. */
export interface Story {
  intents: Intent[];
  observations: Observation[];
}

/** A violated rule. */
export interface Violation {
  rule: string;
  /** The transfer's key, or the account or posting. */
  which: string;
  detail: string;
}

/** Transport errors, which say nothing about the transfer itself. */
const NOTHING_SAID = new Set(["CHEA000001", "CHEA000003", "CHEA000206"]);

/** True if the response is a final refusal, by a rule of the bank. */
export function isRefusal({ outcome, status, code }: Observation): boolean {
  return outcome === "refused" && status === 200 && !NOTHING_SAID.has(String(code));
}
