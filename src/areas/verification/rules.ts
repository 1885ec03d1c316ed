import type { ErrorCode } from "#base/errors/catalogue.ts";
import { OTP_SECONDS, TRANSFER_OTP_SECONDS } from "#base/identity/otp.ts";

/** The purposes of a signed-in customer; a transfer issues its codes itself. */
export const customerPurposes = ["cancel-loss", "certificate", "step-up"] as const;

/** The purposes of a visitor who cannot sign in. */
export const visitorPurposes = ["find-user-id", "reset-password", "report-loss"] as const;

export type VisitorPurpose = (typeof visitorPurposes)[number];

/** The purpose of a code or a proof; it is valid for no other. */
export type Purpose = (typeof customerPurposes)[number] | VisitorPurpose | "transfer" | "insurance";

/** The channel by which a code is sent. */
export type Channel = "sms" | "mail";

/** How something was proved. */
export type Means = Channel | "password" | "pin" | "card-number";

/** The channels' numbers on the wire: the specification's contact types. */
export const channels = { "1": "sms", "2": "mail" } as const satisfies Record<string, Channel>;

/** How long a proof is valid. */
export const PROOF_SECONDS = 600;

/** The maximum number of codes per person, purpose and Taipei day; transfers may need more. */
export const CODES_A_DAY = 10;
export const TRANSFER_CODES_A_DAY = 50;

/**
 * The maximum number of codes of one purpose that all strangers together can have sent to a person
 * in a Taipei day. Within it each network has the limit above; each browser of the person's own has
 * that limit too, counted separately.
 */
export const STRANGERS_CODES_A_DAY = 20;

/**
 * The maximum requests per network without a sign-in; a carrier puts thousands of people behind one
 * address.
 */
export const NETWORK_REQUESTS = { hour: 30, day: 200 } as const;

/** The maximum number of codes per person in a Taipei day, by purpose. */
export function codesADay(purpose: string): number {
  return purpose === "transfer" ? TRANSFER_CODES_A_DAY : CODES_A_DAY;
}

/** How long a code is valid, by purpose. */
export function codeSeconds(purpose: Purpose): number {
  return purpose === "transfer" ? TRANSFER_OTP_SECONDS : OTP_SECONDS;
}

/** Why a code was refused. */
export type CodeError = "wrong" | "late" | "locked" | "still-valid" | "other" | "ended";

/** The catalogue's codes for a one-time code, by channel. */
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
} as const satisfies Record<Channel, Record<CodeError, ErrorCode>>;

/** How long a browser keeps the token of a customer's device: the maximum browsers allow. */
export const DEVICE_TOKEN_SECONDS = 400 * 24 * 60 * 60;

/** How many browsers with the same fingerprint are remembered as one device. */
export const TOKENS_OF_A_DEVICE = 5;
