// Rates are published by two members of staff: one asks, another approves.

import { writeContent } from "#base/content/write.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Language } from "#base/text/language.ts";
import { formatMoment } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { ask, isRequestWaiting, requestAbout } from "#desk/approvals/server/requests.ts";
import type { DeskContext } from "#desk/queues/server/sources.ts";
import { record } from "#server/audit/audit.ts";
import {
  type DiffLine,
  differenceOf,
  isRateKind,
  isTimely,
  momentOf,
  type RateKindName,
} from "../rules.ts";
import { type Item, lockItem, schedule, textOf, unschedule } from "../store.ts";
import { kinds, publishDue } from "./publishing.ts";

/** The rates of a request, as the approvals keep them. */
interface Subject {
  content?: string;
  version?: number;
  from?: string | null;
}

interface RateItem extends Item {
  kind: RateKindName;
}

/** Asks a colleague to approve a version of rates that was checked; returns the request's id. */
export function askForRates(
  context: DeskContext,
  { kind, item }: RateItem,
  { version, from, reason }: { version: number; from: string | null; reason: string },
): Promise<string> {
  const content = `${kind}/${item}`;
  return context.db.transaction(async (tx) => {
    // Locked: two members of staff must not both ask for the same rates.
    await lockItem(tx, { kind, item });
    if (await isRequestWaiting(tx, { content })) throw new Refusal("CONT000006");
    const subject = { content, version, from };
    return ask(tx, context, { kind: "change-rate", customerId: null, subject, reason });
  });
}

/** The change of some rates that waits for a colleague; null if there is none. */
export async function waitingRequest(
  { db, staff, language }: Pick<DeskContext, "db" | "staff" | "language">,
  { kind, item }: RateItem,
) {
  const request = await requestAbout(db, { content: `${kind}/${item}` }, language);
  return (
    request && {
      id: request.id,
      version: request.subject.version ?? 0,
      requestedBy: request.requestedByName,
      requestedAt: formatMoment(request.requestedAt),
      isMine: request.requestedBy === staff.id,
    }
  );
}

/** Publishes what a colleague approved; false if it cannot be published any more. */
export async function publishApproved(
  tx: Db,
  context: DeskContext,
  subject: Subject,
): Promise<boolean> {
  const rates = itemOf(subject);
  const { version = 0, from = null } = subject;
  if (!rates) return false;
  await lockItem(tx, rates);
  const text = await textOf(tx, rates, version);
  // Its first day may have passed while it waited, or the market moved away from it.
  if (text === null || (await kinds[rates.kind].read(tx, text)).item === null) return false;
  if (from && !isTimely(from, text, context.now)) return false;
  // What was approved before and is not published yet gives way to it.
  const replaced = await unschedule(tx, rates, { but: version });
  await schedule(tx, rates, { version, from, until: null });
  const reference = `${rates.kind}/${rates.item}`;
  const detail = { version, replaced: replaced.join(", ") || null };
  await record(tx, context, { event: "content.publish", outcome: "ok", reference, detail });
  await publishDue(tx);
  return true;
}

/** What a request changes on the board; null for a request about something else. */
export async function rateChange(
  db: Db,
  subject: Subject,
  language: Language,
): Promise<{
  kind: RateKindName;
  title: string;
  version: number;
  from: string | null;
  difference: DiffLine[];
} | null> {
  const rates = itemOf(subject);
  const { version = 0, from = null } = subject;
  if (!rates) return null;
  const { kind, item } = rates;
  // One after the other: a decision reads them in its transaction, which is one connection.
  const text = await textOf(db, rates, version);
  const parts = await kinds[kind].partsOf(db, item);
  const listed = await kinds[kind].list(db, language);
  const before = parts === null ? "" : writeContent(parts);
  return {
    ...{ kind, version, from: from && formatMoment(momentOf(from)) },
    title: listed.find((each) => each.item === item)?.title ?? String(item),
    difference: differenceOf(before, text ?? ""),
  };
}

function itemOf({ content = "" }: Subject): RateItem | null {
  const [kind = "", item] = content.split("/");
  return isRateKind(kind) ? { kind, item: Number(item) } : null;
}
