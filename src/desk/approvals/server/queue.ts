import { rightsOf } from "#base/call/staff.ts";
import type { Language } from "#base/text/language.ts";
import { dayOf } from "#base/time/day.ts";
import type { QueueSource, Waiting } from "#desk/queues/server/sources.ts";
import { mayDecide, requestKinds } from "../rules.ts";
import { type RequestRow, waitingRequests } from "../store.ts";
import { approvalsTexts } from "../texts.ts";

/** The queue of colleagues' requests; one's own are decided by somebody else. */
export const approvalQueue: QueueSource = {
  queue: "approvals",
  async waiting({ db, staff, language }, most) {
    const rights = rightsOf(staff.roles);
    const kinds = requestKinds.filter((kind) => mayDecide(kind, rights));
    const rows = await waitingRequests(db, { kinds, but: staff.id }, most);
    return rows.map((row) => itemOf(row, language));
  },
  async waitingForAnybody({ db, language }, most) {
    const rows = await waitingRequests(db, { kinds: requestKinds, but: null }, most);
    return rows.map((row) => itemOf(row, language));
  },
};

function itemOf({ id, kind, requestedAt, expiresAt }: RequestRow, language: Language): Waiting {
  return {
    id,
    reference: id.slice(-12).toUpperCase(),
    subject: approvalsTexts[language].kinds[kind],
    promisedOn: dayOf(expiresAt),
    arrivedAt: requestedAt,
  };
}
