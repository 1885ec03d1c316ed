import { customerTypeOf } from "#areas/customer/rules.ts";
import { customerFacts } from "#areas/customer/server.ts";
import { callChecks, WAITING_LOST_SECONDS } from "#areas/upgrade/rules/video.ts";
import {
  answer,
  decideCall,
  hangUp,
  keepChecks,
  openSnapshot,
  ownCall,
  ownOpenCall,
  ownRunningCall,
  seeDesk,
  seePapers,
  snapshot,
} from "#areas/upgrade/server/desk.ts";
import { decisionOf, papersOf, queueOf } from "#areas/upgrade/server/papers.ts";
import { livePosition, passSignals } from "#areas/upgrade/server/video.ts";
import { maskName } from "#base/identity/names.ts";
import { formatDay, formatMoment } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { noteOpened, type Parts, requireOpened } from "#desk/queues/server/decisions.ts";
import type { QueueSource } from "#desk/queues/server/sources.ts";
import type { Handlers } from "#server/api/call-context.ts";
import type * as contract from "./contract.ts";
import { QUEUE_SHOWN } from "./rules.ts";

const queue = "video-calls";

type CallRow = Awaited<ReturnType<typeof ownOpenCall>>;

export const videoHandlers: Handlers<typeof contract> = {
  async listCalls(_input, { db, staff }) {
    const { calls, callBacks } = await queueOf(db, QUEUE_SHOWN);
    const nameOf = await namesOf(db, [...calls, ...callBacks]);
    return {
      calls: calls.map((row) => ({
        callId: row.id,
        customerName: nameOf(row.customerId),
        ...{ scope: row.scope, language: row.language, isBooked: row.isBooked },
        joinedAt: formatMoment(row.joinedAt),
        waitedSeconds: row.waitedSeconds,
        isAnswered: row.state === "answered",
        isOwn: row.staffId === staff.id,
      })),
      callBacks: callBacks.map(({ customerId, slotAt, scope }) => ({
        ...{ at: formatMoment(slotAt), customerName: nameOf(customerId), scope },
      })),
    };
  },

  async answerCall({ callId }, context) {
    await answer(context, callId);
    return { callId };
  },

  async readDeskCall({ callId }, context) {
    const { db, language, ports, now } = context;
    const position = await livePosition(db, callId, { withQueue: false });
    const row = await ownOpenCall(db, context, callId);
    const [customer, papers, accounts] = await Promise.all([
      seePapers(context, row),
      papersOf(db, row, language),
      ports.coreBank.accounts(row.customerId),
    ]);
    await noteOpened(db, context, { queue, item: callId }, partsOf(row));
    const { twd, foreign } = customerTypeOf(accounts);
    const { language: spoken, ...rest } = papers;
    return {
      callId,
      answeredAt: formatMoment(row.answeredAt ?? row.joinedAt),
      hasConsent: row.consentedAt !== null,
      customer: {
        name: customer.name.zh,
        englishName: customer.name.en,
        nationalId: customer.nationalId,
        birthday: formatDay(customer.birthday),
        mobile: customer.mobile,
        email: customer.email,
        joinedOn: formatDay(customer.joinedOn),
        language: spoken,
      },
      ...{ ...rest, twdTier: twd, foreignTier: foreign },
      checks: callChecks.filter((check) => row.checks.includes(check)),
      livePosition: position,
      iceServers: ports.video.iceServers(row.id, now),
    };
  },

  async readCallOutcome({ callId }, context) {
    const { db } = context;
    return { decision: await decisionOf(db, await ownCall(db, context, callId)) };
  },

  async sendDeskSignals({ callId, signals }, context) {
    await context.db.transaction(async (tx) => {
      await ownRunningCall(tx, context, callId);
      await passSignals(tx, callId, { from: "desk", signals });
    });
    return {};
  },

  async keepDeskCall({ callId }, context) {
    const row = await seeDesk(context, callId);
    const silentMs = context.now.getTime() - row.customerSeenAt.getTime();
    return {
      hasConsent: row.consentedAt !== null,
      isCustomerThere: silentMs < WAITING_LOST_SECONDS * 1000,
    };
  },

  async takeSnapshot(input, context) {
    const { id, subject, takenAt } = await snapshot(context, input);
    return { snapshotId: id, subject, takenAt: formatMoment(takenAt) };
  },

  async readSnapshot({ snapshotId }, context) {
    const picture = await openSnapshot(context, snapshotId);
    return { type: typeOf(picture), picture: picture.toString("base64") };
  },

  async saveChecks({ callId, checks = [] }, context) {
    await keepChecks(context, { callId, checks });
    return {};
  },

  async decideUpgrade(input, context) {
    const given = { queue, item: input.callId } as const;
    const state = await decideCall(context, input, (tx, row) =>
      requireOpened(tx, context, given, partsOf(row)),
    );
    return { state };
  },

  async endDeskCall({ callId }, context) {
    await hangUp(context, callId);
    return {};
  },
};

/** Each answer is a call of its own: who answers opens the customer's papers before the decision. */
function partsOf({ upgradeId, staffId, answeredAt }: CallRow): Parts {
  return { page: { upgradeId, staffId, answeredAt } };
}

/** The calls that nobody has answered yet, for the desk's overview. */
export const videoQueue: QueueSource = {
  queue: "video-calls",
  async waiting({ db }, most) {
    const { calls } = await queueOf(db, most);
    const waiting = calls.filter(({ state }) => state === "waiting");
    const nameOf = await namesOf(db, waiting);
    return waiting.map(({ id, customerId, joinedAt }) => ({
      ...{ id, reference: id.slice(0, 8), subject: nameOf(customerId) },
      ...{ promisedOn: null, arrivedAt: joinedAt },
    }));
  },
};

/** The masked names of customers, each read once. */
async function namesOf(
  db: Db,
  rows: readonly { customerId: string }[],
): Promise<(id: string) => string> {
  const ids = [...new Set(rows.map(({ customerId }) => customerId))];
  const found = await Promise.all(
    ids.map(async (id) => [id, maskName((await customerFacts(db, id)).name.zh)] as const),
  );
  const names = new Map(found);
  return (id) => names.get(id) ?? "";
}

/** Pictures are re-encoded as one of two types before they are sealed. */
function typeOf(picture: Buffer): string {
  return picture[0] === 0x89 ? "image/png" : "image/jpeg";
}
