import { rightsOf } from "#base/call/staff.ts";
import { dayOf } from "#base/time/day.ts";
import type { QueueSource } from "#desk/queues/server/sources.ts";
import { mayDecide } from "../rules.ts";
import { waitingRequests } from "../store.ts";
import { approvalsTexts } from "../texts/words.ts";

/** The queue of colleagues' requests; one's own are decided by somebody else. */
export const approvalQueue: QueueSource = {
  queue: "approvals",
  async waiting({ db, staff, language }, most) {
    const rights = rightsOf(staff.roles);
    const rows = await waitingRequests(db, most);
    return rows
      .filter(({ requestedBy, kind }) => requestedBy !== staff.id && mayDecide(kind, rights))
      .map(({ id, kind, requestedAt, expiresAt }) => ({
        id,
        reference: id.slice(-12).toUpperCase(),
        subject: approvalsTexts[language].kinds[kind],
        promisedOn: dayOf(expiresAt),
        arrivedAt: requestedAt,
      }));
  },
};
