import type { FileRules } from "#base/call/call.ts";
import { UPLOAD_BYTES, UPLOAD_FILES } from "#base/call/limits.ts";
import { parseChineseName } from "#base/identity/chinese-name.ts";
import { EMAIL_LENGTH, type Email, emailRefusal, parseEmail } from "#base/identity/email.ts";
import { type Phone, parsePhone } from "#base/identity/phone.ts";
import type { Device } from "#base/site/device.ts";
import { REPLY_BUSINESS_DAYS } from "#base/site/service.ts";
import { halfWidth, seenText } from "#base/text/typed-text.ts";
import { addBusinessDays } from "#base/time/business-days.ts";
import type { Day } from "#base/time/day.ts";

/** The confirmation page of an inquiry. */
export const COMPLETE_PATH = "/support/contact-us/inquiry-complete";

/** The pictures allowed with an inquiry. */
export const attachments: FileRules = {
  field: "attachments",
  most: UPLOAD_FILES,
  bytesMost: UPLOAD_BYTES,
};

/** The number of pictures a form may list: some may have been deselected again. */
export const LISTED_MOST = 12;

/** How long an uploaded picture waits for its inquiry. */
export const KEPT_MINUTES = 30;

/** How many pictures of all visitors may wait: a gigabyte at most. */
export const WAITING_MOST = 500;

/** How long a visitor can reread the confirmation. */
export const RECEIPT_HOURS = 24;

/** The limits for inquiries and uploads: a number within a period in seconds. */
export const allowances = {
  address: { most: 10, seconds: 3_600 },
  mail: { most: 5, seconds: 86_400 },
  uploads: { most: 40, seconds: 3_600 },
} as const;

/** The device an inquiry is about, by its code on the wire. */
export const devices = { PC: "pc", iPhone: "iphone", Android: "android" } as const;

export type DeviceCode = keyof typeof devices;

/** The length of a name and of a description, in characters. */
export const NAME_LENGTH = { least: 2, most: 50 } as const;
export const DESCRIPTION_LENGTH = { least: 10, most: 1_000 } as const;

/** What a visitor types. */
export interface Typed {
  customerName: string;
  email: string;
  phone: string;
  description: string;
}

/** Why a field is invalid. */
export type Problem = "empty" | "short" | "long" | "form";

/** The typed values as stored. */
export interface Read {
  name: string;
  email: Email;
  phone: Phone;
  description: string;
}

// No digits, and no signs but those used in names; at least two letters.
const LATIN_NAME = /^\p{Script=Latin}[\p{Script=Latin}\p{Mark} .,'’-]*\p{Script=Latin}[.]?$/u;

/** The problems by field; empty if everything is valid. */
export function problemsOf(typed: Typed): Partial<Record<keyof Typed, Problem>> {
  const problems = {
    customerName: nameProblem(typed.customerName),
    email: emailProblem(typed.email),
    phone: phoneProblem(typed.phone),
    description: descriptionProblem(typed.description),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

/** The typed values in the form they are stored, or null if any is invalid. */
export function readTyped(typed: Typed): Read | null {
  const [name, email, phone] = [
    parseName(typed.customerName),
    parseEmail(typed.email),
    parsePhone(typed.phone),
  ];
  const isWhole = name !== null && email !== null && phone !== null;
  if (!isWhole || descriptionProblem(typed.description) !== null) return null;
  return { name, email, phone, description: plainText(typed.description) };
}

/** A Chinese name by its rule, or the name as in a passport. */
export function parseName(typed: string): string | null {
  const chinese = parseChineseName(typed);
  if (chinese !== null) return chinese;
  const latin = halfWidth(typed.normalize("NFC")).replace(/\s+/g, " ");
  return LATIN_NAME.test(latin) && lengthOf(latin) <= NAME_LENGTH.most ? latin : null;
}

/** A text with uniform line ends, and without invisible characters except line breaks and tabs. */
export function plainText(typed: string): string {
  return seenText(typed.replace(/\r\n?/g, "\n")).trim();
}

/** The number of characters as people count them, approximately. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** The preselected choice for a visitor's device; it can be changed. */
export function deviceCodeOf(device: Device): DeviceCode {
  return ({ pc: "PC", ios: "iPhone", android: "Android" } as const)[device];
}

/** The day by which the bank answers an inquiry made on a day. */
export function promisedDay(today: Day): Day {
  return addBusinessDays(today, REPLY_BUSINESS_DAYS);
}

/** Characters that are not mistaken for one another, in print or on the phone. */
const CLEAR_SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The number of random bytes for a reference. */
export const REFERENCE_BYTES = 4;

/** The reference given to a visitor, such as IQ20261115-7F3K. */
export function referenceOf(day: Day, random: Uint8Array): string {
  const signs = [...random.subarray(0, REFERENCE_BYTES)].map(
    (byte) => CLEAR_SIGNS[byte % CLEAR_SIGNS.length],
  );
  return `IQ${day.replace(/-/g, "")}-${signs.join("")}`;
}

const FILE_NAME_MOST = 80;

/** A file's name for display: its last part, without invisible characters, and cut. */
export function fileNameOf(name: string): string {
  const last = name.split(/[\\/]/).pop() ?? "";
  const seen = [...last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").trim()];
  if (seen.length <= FILE_NAME_MOST) return seen.join("") || "-";
  // The end shows the file type.
  return `${seen.slice(0, FILE_NAME_MOST - 9).join("")}…${seen.slice(-8).join("")}`;
}

function nameProblem(typed: string): Problem | null {
  const plain = typed.trim();
  if (plain === "") return "empty";
  if (parseName(typed) !== null) return null;
  const length = lengthOf(plain);
  if (length > NAME_LENGTH.most) return "long";
  return length < NAME_LENGTH.least ? "short" : "form";
}

function emailProblem(typed: string): Problem | null {
  const refusal = emailRefusal(typed);
  if (refusal === "too-long") return "long";
  return refusal === "bad-format" ? "form" : refusal;
}

function phoneProblem(typed: string): Problem | null {
  if (typed.trim() === "") return "empty";
  return parsePhone(typed) === null ? "form" : null;
}

function descriptionProblem(typed: string): Problem | null {
  const length = lengthOf(plainText(typed));
  if (length === 0) return "empty";
  if (length < DESCRIPTION_LENGTH.least) return "short";
  return length > DESCRIPTION_LENGTH.most ? "long" : null;
}

/** The limits named in the sentences about a field. */
export const lengths: Readonly<Record<keyof Typed, { least: number; most: number }>> = {
  customerName: NAME_LENGTH,
  email: { least: 1, most: EMAIL_LENGTH.whole },
  phone: { least: 1, most: 20 },
  description: DESCRIPTION_LENGTH,
};

const grouped = new Intl.NumberFormat("en-US");

/** The limits of a field, formatted: 1,000. */
export function shownLengths(field: keyof Typed): { least: string; most: string } {
  const { least, most } = lengths[field];
  return { least: grouped.format(least), most: grouped.format(most) };
}
