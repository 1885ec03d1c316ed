// Requests that need four eyes, for the areas that create and show them.

import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import { announce } from "#desk/queues/server/leases.ts";
import type { DeskContext } from "#desk/queues/server/sources.ts";
import { staffName, staffNames } from "#desk/staff/server/people.ts";
import { record } from "#server/audit/audit.ts";
import type { RequestKind } from "../rules.ts";
import {
  addRequest,
  type RequestRow,
  requestsOfCustomer,
  type Subject,
  waitingAbout,
} from "../store.ts";

const SHOWN_MOST = 20;

/** Creates a request that a colleague has to approve; returns its id. */
export async function ask(
  tx: Db,
  context: DeskContext,
  request: { kind: RequestKind; customerId: string | null; subject: Subject; reason: string },
): Promise<string> {
  const id = await addRequest(tx, { ...request, requestedBy: context.staff.id });
  const { kind, customerId, reason } = request;
  const detail = { kind, reason, request: id };
  await record(tx, context, {
    ...{ event: "desk.approval.request", outcome: "ok", detail },
    ...aboutOf({ customerId, subject: request.subject }),
  });
  await announce(tx, { queue: "approvals", item: id }, { event: "added" });
  return id;
}

/** What a request is about, for the trail. */
export function aboutOf({ customerId, subject }: Pick<RequestRow, "customerId" | "subject">) {
  return {
    ...(customerId === null ? {} : { customerId }),
    ...(subject.content === undefined ? {} : { reference: subject.content }),
    ...(subject.dispute === undefined ? {} : { reference: subject.dispute }),
  };
}

/** What a request that waits may be about. */
type About = Pick<Subject, "content" | "dispute">;

/** Whether a request about this waits for a decision. */
export async function isRequestWaiting(db: Db, about: About): Promise<boolean> {
  return (await waitingAbout(db, about)) !== null;
}

/** The request about this that waits for a decision, and who made it; null if there is none. */
export async function requestAbout(
  db: Db,
  about: About,
  language: Language,
): Promise<(RequestRow & { requestedByName: string }) | null> {
  const row = await waitingAbout(db, about);
  if (!row) return null;
  return { ...row, requestedByName: await staffName(db, row.requestedBy, language) };
}

/** The requests about a customer and who made them, newest first. */
export async function requestsAbout(
  db: Db,
  customerId: string,
  language: Language,
): Promise<(RequestRow & { requestedByName: string })[]> {
  const rows = await requestsOfCustomer(db, customerId, SHOWN_MOST);
  const ids = rows.map(({ requestedBy }) => requestedBy);
  const names = await staffNames(db, ids, language);
  return rows.map((row) => ({ ...row, requestedByName: names.get(row.requestedBy) ?? "" }));
}
