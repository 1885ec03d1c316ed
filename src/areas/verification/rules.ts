import type { ErrorCode } from "#base/errors/catalogue.ts";
import { OTP_SECONDS, TRANSFER_OTP_SECONDS } from "#base/identity/otp.ts";

/** What a signed-in customer proves something for; a transfer asks for its codes itself. */
export const customerPurposes = ["cancel-loss", "certificate", "step-up"] as const;

/** What somebody who cannot sign in proves something for. */
export const visitorPurposes = ["find-user-id", "reset-password", "report-loss"] as const;

export type VisitorPurpose = (typeof visitorPurposes)[number];

/** What a code or a proof is for; it is good for nothing else. */
export type Purpose = (typeof customerPurposes)[number] | VisitorPurpose | "transfer" | "insurance";

/** The way a code travels. */
export type Channel = "sms" | "mail";

/** How something was proved. */
export type Means = Channel | "password" | "pin" | "card-number";

/** The wire's numbers of the channels: the specification's contact types. */
export const channels = { "1": "sms", "2": "mail" } as const satisfies Record<string, Channel>;

/** How long a proof is good for the next step. */
export const PROOF_SECONDS = 600;

/** Codes of one purpose that a person can get in a Taipei day; of transfers one may make more. */
export const CODES_A_DAY = 10;
export const TRANSFER_CODES_A_DAY = 50;

/**
 * Codes of one purpose that strangers together can have sent to a person in a Taipei day; each
 * network has the allowance above, and so has each browser of the person's own, apart from these.
 */
export const STRANGERS_CODES_A_DAY = 20;

/** Requests without a sign-in from one network; a carrier puts thousands of people behind one address. */
export const NETWORK_REQUESTS = { hour: 30, day: 200 } as const;

/** How many codes of a purpose a person can get in a Taipei day. */
export function codesADay(purpose: string): number {
  return purpose === "transfer" ? TRANSFER_CODES_A_DAY : CODES_A_DAY;
}

/** How long a code for a purpose lives. */
export function codeSeconds(purpose: Purpose): number {
  return purpose === "transfer" ? TRANSFER_OTP_SECONDS : OTP_SECONDS;
}

/** Why a code was refused. */
export type CodeTrouble = "wrong" | "late" | "locked" | "still-valid" | "other" | "ended";

/** The catalogue's codes for a one-time code, by how it travelled. */
export const codeRefusals = {
  sms: {
    wrong: "OTPS000001",
    late: "OTPS000002",
    locked: "OTPS000003",
    "still-valid": "OTPS000004",
    other: "OTPS000005",
    ended: "OTPS000006",
  },
  mail: {
    wrong: "OTPM000001",
    late: "OTPM000002",
    locked: "OTPM000003",
    "still-valid": "OTPM000004",
    other: "OTPM000005",
    ended: "OTPM000006",
  },
} as const satisfies Record<Channel, Record<CodeTrouble, ErrorCode>>;

/** How long a browser carries the token of a customer's device: the longest that browsers allow. */
export const DEVICE_TOKEN_SECONDS = 400 * 24 * 60 * 60;

/** Browsers that look alike and are remembered as one device. */
export const TOKENS_OF_A_DEVICE = 5;
