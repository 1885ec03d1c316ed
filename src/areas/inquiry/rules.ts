import type { FileRules } from "#base/call/call.ts";
import { UPLOAD_BYTES, UPLOAD_FILES } from "#base/call/limits.ts";
import { parseChineseName } from "#base/identity/chinese-name.ts";
import { EMAIL_LENGTH, type Email, emailRefusal, parseEmail } from "#base/identity/email.ts";
import { type Phone, parsePhone } from "#base/identity/phone.ts";
import type { Device } from "#base/site/device.ts";
import { halfWidth } from "#base/text/typed-text.ts";
import { addBusinessDays } from "#base/time/business-days.ts";
import type { Day } from "#base/time/day.ts";

/** Where a visitor reads that the inquiry has come. */
export const COMPLETE_PATH = "/support/contact-us/inquiry-complete";

/** Pictures that may come with an inquiry. */
export const attachments: FileRules = {
  field: "attachments",
  most: UPLOAD_FILES,
  bytesMost: UPLOAD_BYTES,
};

/** Pictures that one form may know: some may have been taken out of it again. */
export const LISTED_MOST = 12;

/** Business days until the bank answers. */
export const REPLY_BUSINESS_DAYS = 2;

/** How long a picture waits for the rest of its inquiry. */
export const KEPT_MINUTES = 30;

/** How many pictures may wait at once, of all visitors together: a gigabyte at the most. */
export const WAITING_MOST = 500;

/** How long a visitor can read again that the inquiry has come. */
export const RECEIPT_HOURS = 24;

/** How often one may write, and send pictures ahead: so many times within so many seconds. */
export const allowances = {
  address: { most: 10, seconds: 3_600 },
  mail: { most: 5, seconds: 86_400 },
  uploads: { most: 40, seconds: 3_600 },
} as const;

/** What a question is asked about, by its code on the wire. */
export const devices = { PC: "pc", iPhone: "iphone", Android: "android" } as const;

export type DeviceCode = keyof typeof devices;

/** The fewest and the most characters of a name and of a description. */
export const NAME_LENGTH = { least: 2, most: 50 } as const;
export const DESCRIPTION_LENGTH = { least: 10, most: 1_000 } as const;

/** What a visitor types. */
export interface Typed {
  customerName: string;
  email: string;
  phone: string;
  description: string;
}

/** Why a field cannot be taken. */
export type Problem = "empty" | "short" | "long" | "form";

/** What was typed, as it is kept. */
export interface Read {
  name: string;
  email: Email;
  phone: Phone;
  description: string;
}

// No digits and no signs but those that stand in names; at least two letters.
const LATIN_NAME = /^\p{Script=Latin}[\p{Script=Latin}\p{Mark} .,'’-]*\p{Script=Latin}[.]?$/u;

/** What is wrong, by field; nothing when everything can be taken. */
export function problemsOf(typed: Typed): Partial<Record<keyof Typed, Problem>> {
  const problems = {
    customerName: nameProblem(typed.customerName),
    email: emailProblem(typed.email),
    phone: phoneProblem(typed.phone),
    description: descriptionProblem(typed.description),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

/** What was typed in the form in which it is kept, or null when something is wrong. */
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

/** A Chinese name by its rule, or for whoever has none the name in their passport. */
export function parseName(typed: string): string | null {
  const chinese = parseChineseName(typed);
  if (chinese !== null) return chinese;
  const latin = halfWidth(typed.normalize("NFC")).replace(/\s+/g, " ");
  return LATIN_NAME.test(latin) && lengthOf(latin) <= NAME_LENGTH.most ? latin : null;
}

/** What was written, with one kind of line end and nothing that cannot be seen but lines and tabs. */
export function plainText(typed: string): string {
  return typed
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}

/** Characters as people count them, near enough. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** The choice that is made for a visitor on such a machine; it can be changed. */
export function deviceCodeOf(device: Device): DeviceCode {
  return ({ pc: "PC", ios: "iPhone", android: "Android" } as const)[device];
}

/** The day by which the bank answers what is written on a day. */
export function promisedDay(today: Day): Day {
  return addBusinessDays(today, REPLY_BUSINESS_DAYS);
}

/** Letters and digits that nobody mistakes for one another, on paper or on the telephone. */
const CLEAR_SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Random bytes that a reference needs. */
export const REFERENCE_BYTES = 4;

/** What a visitor is told to refer to, such as IQ20261115-7F3K. */
export function referenceOf(day: Day, random: Uint8Array): string {
  const signs = [...random.subarray(0, REFERENCE_BYTES)].map(
    (byte) => CLEAR_SIGNS[byte % CLEAR_SIGNS.length],
  );
  return `IQ${day.replace(/-/g, "")}-${signs.join("")}`;
}

const FILE_NAME_MOST = 80;

/** A file's name as it may be shown: its last part, without what cannot be seen, and not too long. */
export function fileNameOf(name: string): string {
  const last = name.split(/[\\/]/).pop() ?? "";
  const seen = [...last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").trim()];
  if (seen.length <= FILE_NAME_MOST) return seen.join("") || "-";
  // The end tells what kind of file it is.
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

/** The limits that stand in the sentences about a field. */
export const lengths: Readonly<Record<keyof Typed, { least: number; most: number }>> = {
  customerName: NAME_LENGTH,
  email: { least: 1, most: EMAIL_LENGTH.whole },
  phone: { least: 1, most: 20 },
  description: DESCRIPTION_LENGTH,
};

const grouped = new Intl.NumberFormat("en-US");

/** The limits of a field as people read them: 1,000. */
export function shownLengths(field: keyof Typed): { least: string; most: string } {
  const { least, most } = lengths[field];
  return { least: grouped.format(least), most: grouped.format(most) };
}
