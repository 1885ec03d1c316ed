// What a run asked for and was told: all that the checker knows besides the database.

import type { Outcome } from "../runs/customer.ts";

/** A transfer that a customer meant to make, under its key. */
export interface Intent {
  key: string;
  customerId: string;
  fromNumber: string;
  toBank: string;
  toNumber: string;
  amount: number;
  /** Unlike any other of the run, so that money that moved twice is seen under whatever key. */
  note: string;
}

/** The calls that say something of a transfer. */
export type Act =
  | "prepare"
  | "confirm"
  | "code"
  | "pin"
  | "execute"
  | "cancel"
  | "state"
  | "history";

/** A call and how it ended. */
export interface Observation {
  act: Act;
  key: string;
  /** Milliseconds of the run. */
  sentAt: number;
  answeredAt: number;
  outcome: Outcome["outcome"];
  status: number | null;
  code: string | number;
  /** Whose code or proof was shown, where it was another transfer's. */
  proofOf?: string;
  /** Of a state: the state. */
  state?: string;
  /** Asked when nothing moves any more: it must be the whole truth. */
  isFinal?: boolean;
  /** Of a history: the amounts of the lines that carry the transfer's note. */
  lines?: number[];
  /** Of an execution: the fee. */
  fee?: number;
}

/** A whole run. */
export interface Story {
  intents: Intent[];
  observations: Observation[];
}

/** A promise that was broken. */
export interface Violation {
  rule: string;
  /** The transfer's key, or the account or posting. */
  which: string;
  detail: string;
}

/** Transports that say nothing of the transfer itself. */
const NOTHING_SAID = new Set(["CHEA000001", "CHEA000003", "CHEA000206"]);

/** True when an answer refused for good, by a rule of the bank. */
export function isRefusal({ outcome, status, code }: Observation): boolean {
  return outcome === "refused" && status === 200 && !NOTHING_SAID.has(String(code));
}
