// Calls as a browser makes them, and the resulting letters.

import { hash } from "node:crypto";
import type { Bank } from "../bank/bank.ts";
import { keypadFields, type Person } from "./customers.ts";

/** The options of a call; the rest has defaults. */
export interface Way {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  payload?: object;
  cookie?: string;
  language?: string;
  /** The client's address. */
  address?: string;
  headers?: Record<string, string>;
}

/** An answer of a call. */
export interface CallResponse {
  status: number;
  code: string | number;
  message: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape
  content: any;
  /** The response's cookies, by name. */
  cookies: Record<string, string>;
}

/** Makes a call; with a payload it posts. */
export async function ask(
  { site }: Pick<Bank, "site">,
  url: string,
  { payload, cookie = "", language = "zh-TW", address = "127.0.0.1", ...way }: Way = {},
): Promise<CallResponse> {
  const response = await site.inject({
    method: way.method ?? (payload ? "POST" : "GET"),
    url,
    remoteAddress: address,
    headers: { cookie, "accept-language": language, ...way.headers },
    ...(payload && { payload }),
  });
  const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  // A file comes without an envelope.
  const isFile = !String(response.headers["content-type"]).includes("json");
  const envelope = isFile ? { code: 200, message: "", content: null } : response.json();
  return { status: response.statusCode, ...envelope, cookies };
}

/**
 * Tries to sign in with the real keypad encryption, each customer from a separate network; given
 * values replace the defaults.
 */
export async function trySignIn(
  bank: Pick<Bank, "site">,
  person: Pick<Person, "nationalId" | "userId">,
  { password = "not the password 1", more = {}, ...way }: TriedWay = {},
): Promise<CallResponse> {
  const fields = await keypadFields(bank, password);
  const { nationalId: natlId, userId } = person;
  return ask(bank, "/v1/customer/login", {
    payload: { natlId, userId, ...fields, ...more },
    address: homeOf(userId),
    ...way,
  });
}

/** An address derived from the user ID: wrong passwords are counted by network too. */
function homeOf(userId: string): string {
  const [, one, two, three] = hash("sha256", userId.toLowerCase(), "buffer");
  return `10.${one}.${two}.${three}`;
}

interface TriedWay extends Way {
  password?: string;
  more?: object;
}

/** Requests a code as a signed-in customer; by default by SMS and for a certificate. */
export function requestCode(
  bank: Pick<Bank, "site">,
  cookie: string,
  { purpose = "certificate", by = "1", reference, ...way }: CodeWay = {},
): Promise<CallResponse> {
  const payload = { authPposCd: purpose, cntcTpCd: by, ...(reference && { refId: reference }) };
  return ask(bank, "/v1/authentication/otp/request", { payload, cookie, ...way });
}

interface CodeWay extends Way {
  purpose?: string;
  by?: "1" | "2";
  reference?: string;
}

/** Submits a code; without a cookie as a visitor. */
export function certifyCode(
  bank: Pick<Bank, "site">,
  cookie: string,
  otpId: string,
  otpVal: string,
): Promise<CallResponse> {
  const payload = { otpId, otpVal };
  return ask(bank, "/v1/authentication/otp/certifications", { payload, cookie });
}

/** A letter as the outbox holds it. */
export interface Sent {
  channel: "sms" | "mail";
  address: string;
  language: string;
  subject: string | null;
  body: string;
}

/** The letters to a customer, newest first. */
export async function lettersTo(
  { owner }: Pick<Bank, "owner">,
  { id }: Pick<Person, "id">,
): Promise<Sent[]> {
  return owner.query<Sent>(
    `select channel, address, language, subject, body from outbox
      where customer_id = $1 order by made_at desc, id desc`,
    [id],
  );
}

/** The newest one-time code sent to a customer. */
export async function codeSentTo(
  bank: Pick<Bank, "owner">,
  person: Pick<Person, "id">,
  channel: "sms" | "mail" = "sms",
): Promise<string> {
  const letters = await lettersTo(bank, person);
  const found = letters.filter((letter) => letter.channel === channel).map(codeIn);
  return found.find((code) => code !== undefined) ?? "";
}

/** A code other than the right one. */
export function wrongCode(code: string): string {
  return code === "000000" ? "000001" : "000000";
}

function codeIn({ body }: Sent): string | undefined {
  return /(?<!\d)\d{6}(?!\d)/.exec(body)?.[0];
}

/** The rows of an event in the trail, oldest first. */
export async function trailOf(
  { owner }: Pick<Bank, "owner">,
  event: string,
  { id }: Pick<Person, "id">,
): Promise<{ outcome: string; detail: Record<string, unknown> | null }[]> {
  return owner.query(
    `select outcome, detail from audit where event = $1 and customer_id = $2 order by at, id`,
    [event, id],
  );
}
