// The desk's side of a video call: answering it, its data and snapshots, and the decision.

import { customerFacts } from "#areas/customer/server.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Db } from "#db/db.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import { drawAnew } from "#server/uploads/pictures.ts";
import {
  type DecisionReason,
  isCheckComplete,
  SNAPSHOT_BYTES,
  SNAPSHOTS_MOST,
  type SnapshotSubject,
} from "../rules/video.ts";
import { meetSlot } from "../store/call-backs.ts";
import {
  type CallRow,
  callOf,
  endCall,
  lockCall,
  lockCallOfStaff,
  seeCall,
  takeCall,
  writeChecks,
} from "../store/calls.ts";
import { addSnapshot, type SnapshotRow, sealedSnapshot, snapshotsOf } from "../store/snapshots.ts";
import { decide, lockUpgrade, type UpgradeRow } from "../store/upgrades.ts";
import { decisionTexts } from "../texts/letters.ts";
import { tellCustomer } from "./letters.ts";
import { isOver } from "./standing.ts";
import { tellCall } from "./video.ts";

/** A call's context at the desk, with the calling member of staff. */
export type DeskContext = CallContext<"staff:video-calls.answer">;

/** Answers a waiting call; the member of staff who already has it returns to it. */
export function answer(context: DeskContext, callId: string): Promise<void> {
  const { db, staff } = context;
  return db.transaction(async (tx) => {
    const row = await lockCall(tx, callId);
    if (!row || row.state === "ended") throw new Refusal("UPGR000005");
    if (row.state === "answered") {
      if (row.staffId !== staff.id) throw new Refusal("UPGR000009");
      await seeCall(tx, callId, "desk");
      return;
    }
    if (await lockCallOfStaff(tx, staff.id)) throw new Refusal("UPGR000011");
    await takeCall(tx, callId, staff.id);
    // A booked time is used by being answered: whoever is lost before it joins again as booked.
    if (row.isBooked) await meetSlot(tx, row.customerId);
    await recordCall(tx, context, row, { event: "upgrade.answer" });
    await tellCall(tx, callId, "answered");
  });
}

/** This member of staff's own call, also after its end; anybody else's is refused. */
export async function ownCall(db: Db, { staff }: DeskContext, callId: string): Promise<CallRow> {
  const row = await callOf(db, callId);
  if (!row) throw new Refusal("UPGR000005");
  if (row.staffId !== staff.id) throw new Refusal("UPGR000009");
  return row;
}

/** The same while it is running: nothing of a customer is readable after the end of their call. */
export async function ownOpenCall(db: Db, context: DeskContext, callId: string): Promise<CallRow> {
  const row = await ownCall(db, context, callId);
  if (row.state === "ended") throw new Refusal("UPGR000005");
  return row;
}

/** The same, locked until the transaction ends. */
export async function ownRunningCall(
  tx: Db,
  { staff }: DeskContext,
  callId: string,
): Promise<CallRow> {
  const row = await lockCall(tx, callId);
  if (!row || row.state === "ended") throw new Refusal("UPGR000005");
  if (row.state !== "answered" || row.staffId !== staff.id) throw new Refusal("UPGR000009");
  return row;
}

/** Stores a snapshot, re-encoded and encrypted; only with the customer's consent. */
export async function snapshot(
  context: DeskContext,
  { callId, subject }: { callId: string; subject: SnapshotSubject },
): Promise<SnapshotRow> {
  const { db, staff, vault, files } = context;
  const row = await ownCall(db, context, callId);
  if (row.consentedAt === null) throw new Refusal("UPGR000008");
  const picture = await drawAnew(files[0]?.bytes ?? Buffer.alloc(0), SNAPSHOT_BYTES);
  if (!picture) throw new Refusal("FILE000001");
  const sealed = vault.seal("upgrade-snapshot", picture.bytes);
  return db.transaction(async (tx) => {
    // Checked again under the lock: the customer may have withdrawn the consent meanwhile.
    const locked = await ownRunningCall(tx, context, callId);
    if (locked.consentedAt === null) throw new Refusal("UPGR000008");
    if ((await snapshotsOf(tx, callId)).length >= SNAPSHOTS_MOST) throw new Refusal("FILE000003");
    const stored = await addSnapshot(tx, { callId, staffId: staff.id, subject, sealed });
    await recordCall(tx, context, row, { event: "upgrade.snapshot", detail: { subject } });
    await tellCall(tx, callId, "snapshot");
    return stored;
  });
}

/** The picture of a snapshot in one's own call, while it is running. */
export async function openSnapshot(context: DeskContext, snapshotId: string): Promise<Buffer> {
  const { db, vault } = context;
  const found = await sealedSnapshot(db, snapshotId);
  if (!found) throw new Refusal("UPGR000005");
  const row = await ownOpenCall(db, context, found.callId);
  await recordCall(db, context, row, { event: "upgrade.snapshot-seen" });
  return vault.unseal("upgrade-snapshot", found.sealed);
}

/** A heartbeat of the desk's page. */
export function seeDesk(context: DeskContext, callId: string): Promise<CallRow> {
  return context.db.transaction(async (tx) => {
    const row = await ownRunningCall(tx, context, callId);
    await seeCall(tx, callId, "desk");
    return row;
  });
}

/** Stores which checks are done. */
export function keepChecks(
  context: DeskContext,
  { callId, checks }: { callId: string; checks: readonly string[] },
): Promise<void> {
  return context.db.transaction(async (tx) => {
    await ownRunningCall(tx, context, callId);
    await writeChecks(tx, callId, checks);
  });
}

/** Ends a call without a decision. */
export function hangUp(context: DeskContext, callId: string): Promise<void> {
  return context.db.transaction(async (tx) => {
    const row = await ownCall(tx, context, callId);
    if (!(await endCall(tx, callId, "desk"))) return;
    await recordCall(tx, context, row, { event: "upgrade.hang-up" });
    await tellCall(tx, callId, "ended");
  });
}

/**
 * Records the decision, once: an approval raises the tier in the same transaction, so that the next
 * transfer has the new limits. The customer is notified either way, and the trail records who
 * decided and why. `checkIn` refuses a decision by who has not seen what is decided.
 */
export function decideCall(
  context: DeskContext,
  decision: { callId: string; reason: DecisionReason; note: string },
  checkIn: (tx: Db, call: CallRow) => Promise<void>,
): Promise<"approved" | "rejected"> {
  const { db, staff, ports } = context;
  const { callId, reason, note } = decision;
  const isApproval = reason === "identity-confirmed";
  return db.transaction(async (tx) => {
    const call = await ownRunningCall(tx, context, callId);
    await checkIn(tx, call);
    const upgrade = await lockUpgrade(tx, call.upgradeId);
    if (upgrade?.state !== "video") throw new Refusal("UPGR000005");
    if (isApproval) await checkApproval(tx, call, { upgrade, now: context.now });
    await ports.coreBank.lockAccounts(tx, call.customerId);
    await decide(tx, upgrade.id, { staffId: staff.id, reason, note });
    const raised = isApproval ? await ports.coreBank.raiseTier(tx, upgrade.id) : [];
    await recordCall(tx, context, call, {
      event: "upgrade.decision",
      outcome: isApproval ? "ok" : reason,
      detail: {
        ...{ reason, note, scope: upgrade.scope, raised: raised.length },
        checks: call.checks.join(" "),
      },
    });
    await tellDecision(tx, context, { upgrade, reason });
    await endCall(tx, callId, "decision");
    await tellCall(tx, callId, "decided");
    return isApproval ? "approved" : "rejected";
  });
}

/** An approval needs every check, a snapshot of face and document, and a valid certificate. */
async function checkApproval(
  tx: Db,
  call: CallRow,
  { upgrade, now }: { upgrade: UpgradeRow; now: Date },
): Promise<void> {
  const subjects = (await snapshotsOf(tx, call.id)).map(({ subject }) => subject);
  if (!isCheckComplete(call.checks, subjects)) throw new Refusal("UPGR000010");
  if (isOver(upgrade, now)) throw new Refusal("CTZN000003");
}

async function tellDecision(
  tx: Db,
  { origin }: DeskContext,
  { upgrade, reason }: { upgrade: UpgradeRow; reason: DecisionReason },
): Promise<void> {
  const { language } = upgrade;
  const { accounts, reasons } = decisionTexts[language];
  const message =
    reason === "identity-confirmed"
      ? { letter: "approved" as const, facts: { accounts: accounts[upgrade.scope ?? "twd"] } }
      : { letter: "rejected" as const, facts: { reason: reasons[reason] } };
  await tellCustomer(tx, upgrade.customerId, { ...message, origin });
}

/** Records the member of staff's action in the customer's trail. */
async function recordCall(
  db: Db,
  context: DeskContext,
  { customerId, upgradeId }: CallRow,
  done: {
    event: string;
    outcome?: string;
    detail?: Readonly<Record<string, string | number | boolean | null>>;
  },
): Promise<void> {
  const { event, outcome = "ok", detail = {} } = done;
  await record(db, context, { event, outcome, customerId, reference: upgradeId, detail });
}

/** The identity of a call's customer; the access is recorded in the trail. */
export async function seePapers(context: DeskContext, row: CallRow) {
  await recordCall(context.db, context, row, { event: "upgrade.papers-seen" });
  return customerFacts(context.db, row.customerId);
}
