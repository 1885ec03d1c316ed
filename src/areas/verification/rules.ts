import type { ErrorCode } from "#base/errors/catalogue.ts";
import { OTP_SECONDS, TRANSFER_OTP_SECONDS } from "#base/otp.ts";

/** What a signed-in customer proves something for; a transfer asks for its codes itself. */
export const customerPurposes = ["cancel-loss", "certificate", "step-up"] as const;

/** What somebody who cannot sign in proves something for. */
export const visitorPurposes = ["find-user-id", "reset-password"] as const;

export type VisitorPurpose = (typeof visitorPurposes)[number];

/** What a code or a proof is for; it is good for nothing else. */
export type Purpose = (typeof customerPurposes)[number] | VisitorPurpose | "transfer";

/** The way a code travels. */
export type Channel = "sms" | "mail";

/** How something was proved. */
export type Means = Channel | "password" | "pin";

/** The wire's numbers of the channels: the specification's contact types. */
export const channels = { "1": "sms", "2": "mail" } as const satisfies Record<string, Channel>;

/** How long a proof is good for the next step. */
export const PROOF_SECONDS = 600;

/** Codes of one purpose that a person can get in a Taipei day; of transfers one may make more. */
export const CODES_A_DAY = 10;
export const TRANSFER_CODES_A_DAY = 50;

/** Requests without a sign-in from one address in a Taipei day. */
export const REQUESTS_A_DAY = 20;

/** How many codes of a purpose a person can get in a Taipei day. */
export function codesADay(purpose: string): number {
  return purpose === "transfer" ? TRANSFER_CODES_A_DAY : CODES_A_DAY;
}

/** How long a code for a purpose lives. */
export function codeSeconds(purpose: Purpose): number {
  return purpose === "transfer" ? TRANSFER_OTP_SECONDS : OTP_SECONDS;
}

/** Why a code was refused. */
export type CodeTrouble = "wrong" | "late" | "locked" | "still-valid" | "other";

/** The catalogue's codes for a one-time code, by how it travelled. */
export const codeRefusals = {
  sms: {
    wrong: "OTPS000001",
    late: "OTPS000002",
    locked: "OTPS000003",
    "still-valid": "OTPS000004",
    other: "OTPS000005",
  },
  mail: {
    wrong: "OTPM000001",
    late: "OTPM000002",
    locked: "OTPM000003",
    "still-valid": "OTPM000004",
    other: "OTPM000005",
  },
} as const satisfies Record<Channel, Record<CodeTrouble, ErrorCode>>;

/**
 * Who an address stands for when requests are counted: itself, or for IPv6 its network, of which
 * one household has all addresses.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.toLowerCase().split("::", 2);
  const before = head === "" ? [] : head.split(":");
  const after = tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}
