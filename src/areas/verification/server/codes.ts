// One-time codes. A code is stored only as a keyed hash over the code and its purpose; issuing and
// checking codes take the same lock, so that counts are exact under concurrency.

import { randomInt } from "node:crypto";
import type { Who } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { type Email, maskEmail } from "#base/identity/email.ts";
import { OTP_ATTEMPTS, OTP_DIGITS } from "#base/identity/otp.ts";
import { maskPhone, type Phone } from "#base/identity/phone.ts";
import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import { uuid } from "#db/uuid.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import { writeLetter, writeNoLetter } from "#server/outbox/letters.ts";
import {
  type Channel,
  codeRefusals,
  codeSeconds,
  codesADay,
  type Purpose,
  STRANGERS_CODES_A_DAY,
} from "../rules.ts";
import {
  addCode,
  type CodeRow,
  codeOf,
  type NewCode,
  sentFor,
  spendCode,
  type WantedCode,
} from "../store/codes.ts";
import { type Person, personById } from "../store/people.ts";
import { lockTries } from "../store/tries.ts";
import { codeLetter } from "./code-letters.ts";
import { codeHash, judgeCode } from "./judge-code.ts";
import { contentNames, findSubject, type Subject, sessionOf } from "./subjects.ts";
import { auditRefusals } from "./trail.ts";
import { type Requester, tooMany } from "./visitor-limits.ts";

const CODES = 10 ** OTP_DIGITS;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

type Caller = Pick<CallContext<Who>, "actor" | "customer" | "from" | "language" | "vault" | "log">;

/** A code to be sent. */
export interface CodeOrder {
  subject: Subject;
  purpose: Purpose;
  channel: Channel;
  /** What exactly the code is for; checking it requires the same content. */
  content: readonly string[];
  seconds?: number;
  /** The requester of a visitor's code; daily limits and valid codes are counted per requester. */
  requester?: Requester;
  /** Whether the refusal while a code is valid names it, for a page that has lost its id. */
  namesValid?: boolean;
  /** A custom letter; without it the purpose's standard letter is sent. */
  letter?: (code: string, language: Language) => { subject: string | null; body: string };
}

/** What is reported about a code that was sent. */
export interface CodeSent {
  codeId: string;
  seconds: number;
  /** The masked address; null for a visitor, whether or not anybody was reached. */
  sentTo: string | null;
}

/**
 * Sends a code, in the given transaction or in a new one. Refuses while a code is still valid, when
 * the purpose is locked, and when the day's limit is used up; the caller records the refusals.
 */
export async function issueCode(db: Db, context: Caller, order: CodeOrder): Promise<CodeSent> {
  const { subject, purpose, channel, content } = order;
  const { vault } = context;
  return db.transaction(async (tx) => {
    const { names, person } = await findSubject(tx, vault, subject);
    const requester = order.requester ?? null;
    const contents = contentNames(vault, purpose, content);
    const sessionHash = sessionOf(context, subject);
    const address = person && addressOf(person, channel);
    const isKnown = "customerId" in subject;
    const sentTo = isKnown && address ? masked(address, channel) : null;
    const wanted = { subject: names, purpose, channel, content: contents, sessionHash };
    await refuseTooSoon(tx, wanted, { requester, shown: order.namesValid ? { sentTo } : null });
    // Only the call centre can help a customer whose address is not on file.
    if (isKnown && !address) throw new Refusal("HEA000017");
    const code = String(randomInt(CODES)).padStart(OTP_DIGITS, "0");
    const seconds = order.seconds ?? codeSeconds(purpose);
    const row: NewCode = {
      id: uuid(),
      subjectHash: names[0],
      customerId: person?.id ?? null,
      sessionHash,
      purpose,
      channel,
      contentHash: contents[0],
      codeHash: null,
      seconds,
      requesterHash: requester?.names[0] ?? null,
      isKnownBrowser: requester?.isKnownBrowser ?? false,
    };
    if (person && address) {
      row.codeHash = codeHash(vault, { ...row, code });
      const { language } = context;
      const letter =
        order.letter?.(code, language) ?? codeLetter({ code, purpose, channel, seconds, language });
      const letterParts = { channel, customerId: person.id, address, language, ...letter };
      await writeLetter(tx, { ...letterParts, validSeconds: seconds });
    } else await writeNoLetter(tx);
    await addCode(tx, row);
    await record(tx, context, {
      event: "otp.request",
      outcome: "ok",
      customerId: row.customerId,
      detail: requestDetail(context, order),
    });
    return { codeId: row.id, seconds, sentTo };
  });
}

/** The trail's detail of a code request: with the device as named in its headers. */
export function requestDetail(
  { from }: Pick<CallContext<Who>, "from">,
  { purpose, channel }: { purpose: Purpose; channel: Channel },
) {
  return { purpose, channel, model: from.deviceModel, system: from.deviceSystem };
}

/** Where a customer's code was sent, and how long it is still valid. */
export async function codeStanding(
  db: Db,
  codeId: string,
): Promise<{ sentTo: string | null; seconds: number } | null> {
  const row = await codeOf(db, codeId);
  if (!row?.customerId) return null;
  const person = await personById(db, row.customerId);
  const address = person && addressOf(person, row.channel);
  const seconds = row.isUsed ? 0 : row.secondsLeft;
  return { sentTo: address && masked(address, row.channel), seconds };
}

/** A typed code, and what it must be for. */
export interface CodeTyped {
  codeId: string;
  typed: string;
  purpose: Purpose;
  content: readonly string[];
  subject: Subject;
}

/**
 * Accepts a right code once, and runs the follow-up in the transaction that consumes it; any other
 * code is counted, recorded and refused.
 */
export async function checkCode(
  context: CallContext<Who>,
  given: CodeTyped,
  then: (tx: Db) => Promise<void>,
): Promise<void> {
  const { purpose, content, subject, codeId, typed } = given;
  const { vault } = context;
  const { names } = await findSubject(context.db, vault, subject);
  const contents = contentNames(vault, purpose, content);
  const session = sessionOf(context, subject);
  const isMeant = (row: CodeRow) =>
    row.purpose === purpose &&
    names.some((name) => name.equals(row.subjectHash)) &&
    contents.some((name) => name.equals(row.contentHash)) &&
    isSameSession(row.sessionHash, session);
  await passCode(context, { codeId, typed, isMeant }, then);
}

/** A typed code, and a check whether the stored code is meant for this. */
interface Passing {
  codeId: string;
  typed: string;
  isMeant(row: CodeRow): boolean;
}

/** Checks a typed code; if it is right, runs the follow-up in the transaction that consumes it. */
export async function passCode<T>(
  context: CallContext<Who>,
  passing: Passing,
  then: (tx: Db, row: CodeRow) => Promise<T>,
): Promise<T> {
  const { codeId, isMeant } = passing;
  return auditRefusals(context, "otp.check", async (auditDetail) => {
    const row = UUID.test(codeId) ? await codeOf(context.db, codeId) : null;
    if (!row) throw new Refusal("OTPS000005");
    const { customerId, purpose, channel } = row;
    auditDetail.detail = { purpose, channel };
    // Anybody may know the id of a visitor's code: only checked attempts are attributed to the
    // customer.
    if (row.requesterHash === null) auditDetail.customerId = customerId;
    if (!isMeant(row)) throw new Refusal(codeRefusals[channel].other);
    // The refusal is returned, not thrown, so that the transaction commits the count.
    const judged = await context.db.transaction(async (tx) => {
      const { refusal, isJudged } = await judgeCode(tx, context, passing, row);
      if (isJudged) auditDetail.customerId = customerId;
      if (refusal) return { refusal };
      await record(tx, context, { event: "otp.check", outcome: "ok", ...auditDetail });
      return { passed: await then(tx, row) };
    });
    if ("refusal" in judged) throw judged.refusal;
    return judged.passed;
  });
}

async function refuseTooSoon(
  tx: Db,
  wanted: Omit<WantedCode, "requester">,
  { requester, shown }: { requester: Requester | null; shown: Pick<CodeSent, "sentTo"> | null },
): Promise<void> {
  const refusals = codeRefusals[wanted.channel];
  const wrong = await lockTries(tx, wanted);
  if (!requester && wrong >= OTP_ATTEMPTS) throw new Refusal(refusals.locked);
  const sent = await sentFor(tx, { ...wanted, requester: requester?.names ?? null });
  const { validId: codeId, validSeconds: seconds, secondsToMidnight } = sent;
  if (seconds !== null) {
    const valid = shown ? { codeId, seconds, ...shown } : { seconds };
    throw new Refusal(refusals["still-valid"], { seconds }, valid);
  }
  if (sent.today >= codesADay(wanted.purpose)) throw tooMany(secondsToMidnight);
  const isOver = sent.strangersToday >= STRANGERS_CODES_A_DAY;
  if (requester && !requester.isKnownBrowser && isOver) throw tooMany(secondsToMidnight);
}

/** Withdraws a code that is no longer needed, so that another can be sent immediately. */
export async function withdrawCode(tx: Db, codeId: string): Promise<void> {
  await spendCode(tx, codeId);
}

/** Whether two sessions are the same; having none counts as the same, too. */
export function isSameSession(one: Buffer | null, other: Buffer | null): boolean {
  return one === null || other === null ? one === other : one.equals(other);
}

function addressOf({ mobile, email }: Person, channel: Channel): string | null {
  return channel === "sms" ? mobile : email;
}

function masked(address: string, channel: Channel): string {
  return channel === "sms" ? maskPhone(address as Phone) : maskEmail(address as Email);
}
