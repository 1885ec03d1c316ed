// Validates the input of a request: dependent fields, names, days, addresses.

import type { ErrorCode } from "#base/errors/catalogue.ts";
import { parseEmail } from "#base/identity/email.ts";
import { seenText } from "#base/text/typed-text.ts";
import { dayFrom, isDay } from "#base/time/day.ts";
import { type Broken, Malformed } from "#server/api/check.ts";
import type { CommonRequest } from "../rules/kinds.ts";
import { ADDRESS_LENGTH, type CertificateLanguage, type Delivery, ENGLISH_NAME } from "../rules.ts";

/** The input fields of every request. */
export interface SentCommon {
  language: CertificateLanguage;
  delivery: Delivery;
  email?: string;
  postalAddress?: string;
  copies?: number;
  feeAccount?: string;
}

/** Collects the invalid fields, to report them together. */
export function fieldErrors() {
  const broken: Broken[] = [];
  return {
    add(field: string, code: ErrorCode, facts: Broken["facts"] = {}): void {
      broken.push({ field, code, facts });
    },
    /** Throws if there are any. */
    end(): void {
      if (broken.length > 0) throw new Malformed(broken);
    },
  };
}

export type FieldErrors = ReturnType<typeof fieldErrors>;

/** The common fields; those of another delivery are left out. */
export function readCommon(sent: SentCommon, errors: FieldErrors): CommonRequest {
  const { language, delivery } = sent;
  const nothing = { email: null, postalAddress: null, copies: 1, feeAccount: null };
  if (delivery === "mail") {
    const email = readEmail(sent.email ?? "", errors);
    return { language, delivery, ...nothing, email };
  }
  if (delivery === "post") {
    const postalAddress = readAddress(sent.postalAddress ?? "", errors);
    const { copies = 1, feeAccount = null } = sent;
    if (feeAccount === null) errors.add("feeAccount", "FELD000001");
    return { language, delivery, email: null, postalAddress, copies, feeAccount };
  }
  return { language, delivery, ...nothing };
}

function readEmail(typed: string, errors: FieldErrors): string {
  const email = parseEmail(typed);
  if (email === null) errors.add("email", typed.trim() === "" ? "FELD000001" : "FELD000004");
  return email ?? "";
}

function readAddress(typed: string, errors: FieldErrors): string {
  const plain = seenText(typed.normalize("NFC")).replace(/\s+/g, " ").trim();
  const { length } = [...plain];
  const { least, most } = ADDRESS_LENGTH;
  if (plain === "") errors.add("postalAddress", "FELD000001");
  else if (length < least) errors.add("postalAddress", "FELD000002", { least });
  else if (length > most) errors.add("postalAddress", "FELD000003", { most });
  return plain;
}

/** A valid calendar day. */
export function readDay(field: string, sent: string, errors: FieldErrors) {
  const day = sent.replaceAll("/", "-");
  if (isDay(day)) return day;
  errors.add(field, "FELD000004");
  return dayFrom("2000-01-01");
}

/** A typed English name; null if the one on file is used. */
export function readEnglishName(sent: string | undefined, errors: FieldErrors): string | null {
  const plain = (sent ?? "").normalize("NFKC").replace(/\s+/g, " ").trim();
  if (plain === "") return null;
  if (!ENGLISH_NAME.test(plain)) errors.add("englishName", "FELD000004");
  return plain;
}
