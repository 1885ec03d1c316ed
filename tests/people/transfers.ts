// A customer who makes transfers, by the real calls.

import { hash, randomBytes, randomUUID } from "node:crypto";
import type { Risk } from "#server/session/sessions.ts";
import type { Bank } from "../bank/bank.ts";
import { cookieHeader } from "../bank/cookies.ts";
import { keypadFields, type Person } from "./customers.ts";

/** An answer of a call. */
export interface CallResponse {
  status: number;
  code: string | number;
  message: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape
  content: any;
}

/** The input of a transfer; the rest has defaults. */
export type Typed = Record<string, unknown>;

/** Opens a session as a sign-in does, ending the others; returns its Cookie header. */
export async function openSession(
  { owner }: Pick<Bank, "owner">,
  { id }: Pick<Person, "id">,
  risk: Risk = "low",
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await owner.transaction(async (db) => {
    await db.query(
      `update session set ended_at = bank.now(), ended_why = 'elsewhere'
        where customer_id = $1 and ended_at is null`,
      [id],
    );
    await db.query(
      `insert into session (token_hash, customer_id, opened_at, seen_at, risk, label, address)
       values ($1, $2, bank.now(), bank.now(), $3, 'Chrome', '127.0.0.1')`,
      [hash("sha256", token, "buffer"), id, risk],
    );
    await db.query("select pg_notify('bank_session', $1)", [id]);
  });
  return cookieHeader("session", token);
}

/** Designates an account for a customer, as the app does; returns its id. */
export async function designate(
  { owner }: Pick<Bank, "owner">,
  { id }: Pick<Person, "id">,
  { currency = "TWD", effectiveOn = "2024-01-04" } = {},
): Promise<string> {
  const [row] = await owner.query<{ id: string }>(
    `insert into designated_account (customer_id, currency, bank_code, number, holder_name,
       nickname, is_own, applied_at, effective_on)
     values ($1, $2, '822', '123456789012', '林大華', '房東', false, '2024-01-02', $3)
     returning id`,
    [id, currency, effectiveOn],
  );
  return String(row?.id);
}

/** Makes calls in a session. */
export function askIn({ site }: Pick<Bank, "site">, cookie: string) {
  return async (
    method: "GET" | "POST",
    url: string,
    payload?: Typed,
    language = "zh-TW",
  ): Promise<CallResponse> => {
    const response = await site.inject({
      method,
      url,
      headers: { cookie, "accept-language": language },
      ...(payload && { payload }),
    });
    return { status: response.statusCode, ...response.json() };
  };
}

/** The calls of a transfer by one customer, in a session opened for them. */
export type Sender = Awaited<ReturnType<typeof senderOf>>;

/** Signs a customer in to make transfers. */
export async function senderOf(bank: Bank, person: Person, risk: Risk = "low") {
  const cookie = await openSession(bank, person, risk);
  const ask = askIn(bank, cookie);
  const step =
    (name: string) =>
    (trfrKey: string, more: Typed = {}) =>
      ask("POST", `/v1/transfer/${name}`, { trfrKey, ...more });
  const sender = {
    person,
    cookie,
    ask,
    prepare: (typed: Typed, language?: string) =>
      ask(
        "POST",
        "/v1/transfer/preparations",
        { trfrKey: randomUUID(), fromAcctNbr: person.mainNumber, kind: "other", ...typed },
        language,
      ),
    confirm: step("confirmations"),
    code: (trfrKey: string, otpVal: string) => step("codes")(trfrKey, { otpVal }),
    cancel: step("cancellations"),
    execute: (trfrKey: string, pswdAuthTknId: string) =>
      step("executions")(trfrKey, { pswdAuthTknId }),
    state: (trfrKey: string) => ask("GET", `/v1/transfer/states/${trfrKey}`),
    receipt: (trfrKey: string) => ask("GET", `/v1/transfer/receipts/${trfrKey}`),
    standings: () => ask("GET", "/v1/transfer/standings"),
    /** The newest SMS to this customer. */
    async letter(): Promise<string> {
      const [row] = await bank.owner.query<{ body: string }>(
        "select body from outbox where customer_id = $1 and channel = 'sms' order by id desc limit 1",
        [person.id],
      );
      return row?.body ?? "";
    },
    async smsCode(): Promise<string> {
      return /\d{6}/.exec(await sender.letter())?.[0] ?? "";
    },
    async pin(refId: string, typed = person.pin): Promise<CallResponse> {
      return ask("POST", "/v1/authentication/password/certification", {
        authTpCd: "2",
        authPposCd: "transfer",
        refId,
        ...(await keypadFields(bank, typed, cookie)),
      });
    },
    /** Goes through all steps but the last; returns the key and the proof of the PIN. */
    async ready(typed: Typed): Promise<{ key: string; token: string }> {
      const prepared = sure(await sender.prepare(typed));
      const key: string = prepared.content.trfrKey;
      sure(await sender.confirm(key, { sameAgain: prepared.content.sameYn === "Y" }));
      sure(await sender.code(key, await sender.smsCode()));
      const { content } = sure(await sender.pin(key));
      return { key, token: content.pswdAuthTknId };
    },
    /** Goes through all steps. */
    async send(typed: Typed): Promise<CallResponse & { key: string }> {
      const { key, token } = await sender.ready(typed);
      return { key, ...(await sender.execute(key, token)) };
    },
  };
  return sender;
}

/** Returns a successful response; throws otherwise. */
export function sure(response: CallResponse): CallResponse {
  if (response.code !== 200) throw new Error(`${response.code}: ${response.message}`);
  return response;
}
