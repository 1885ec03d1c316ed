// Processes certificate requests from the command line, as the desk does with its screens.

import { formatMoment } from "#base/time/day.ts";
import { rejections, serialOf } from "./rules.ts";
import type { Issuing } from "./server/issue.ts";
import { approve, catchUp, markPosted, reject } from "./server/review.ts";
import { revokeDocument } from "./store/documents.ts";
import { requestsInReview } from "./store/for-staff.ts";
import { type RequestRow, requestOf } from "./store.ts";

/** A command's output, and whether it succeeded. */
export interface CommandResult {
  isDone: boolean;
  lines: string[];
}

const LIST_MOST = 200;

const USAGE = [
  "npm run bank -- certificates list",
  "npm run bank -- certificates approve REQUEST_ID",
  `npm run bank -- certificates reject REQUEST_ID ${rejections.join("|")}`,
  "npm run bank -- certificates posted REQUEST_ID",
  "npm run bank -- certificates revoke REQUEST_ID",
];

/** Runs one command: list, approve, reject, posted or revoke. */
export async function reviewCommand(
  issuing: Issuing,
  [verb = "", id = "", reason = ""]: readonly string[],
): Promise<CommandResult> {
  if (verb === "list") {
    const rows = await requestsInReview(issuing.db, LIST_MOST);
    return { isDone: true, lines: rows.length > 0 ? rows.map(lineOf) : ["No request waits."] };
  }
  const work = workOf(issuing, verb, { id, reason });
  if (!work || !/^[0-9a-f-]{36}$/.test(id)) return { isDone: false, lines: USAGE };
  const isDone = await work();
  await catchUp(issuing);
  const row = await requestOf(issuing.db, id);
  return { isDone, lines: [row ? lineOf(row) : "There is no such request."] };
}

function workOf(
  issuing: Issuing,
  verb: string,
  { id, reason }: { id: string; reason: string },
): (() => Promise<boolean>) | null {
  const why = rejections.find((each) => each === reason);
  switch (verb) {
    case "approve":
      return async () => (await approve(issuing, id))?.state === "issued";
    case "reject":
      return why ? () => reject(issuing, id, why) : null;
    case "posted":
      return () => markPosted(issuing, id);
    case "revoke":
      return () => revokeDocument(issuing.db, id);
    default:
      return null;
  }
}

/** A request as one line, without personal data: it may stay on a screen. */
function lineOf(row: RequestRow): string {
  const { id, kind, delivery, state, reason, madeAt, madeOn, serialNumber } = row;
  const serial = serialOf(madeOn, serialNumber);
  return [id, serial, kind, delivery, state, reason ?? "-", formatMoment(madeAt)].join("  ");
}
