// An upgrade's data for the desk, its queue and its call-backs.

import { termsOf } from "#areas/resources/server.ts";
import type { Language } from "#base/text/language.ts";
import { formatMoment } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { bookings } from "../store/call-backs.ts";
import { type CallRow, openCalls } from "../store/calls.ts";
import { snapshotsOf } from "../store/snapshots.ts";
import { agreementsOf, upgradeOf, upgradesOf } from "../store/upgrades.ts";

const EARLIER_MOST = 10;

/** The open calls, and the coming call-backs, in order. */
export async function queueOf(db: Db, most: number) {
  const [calls, callBacks] = await Promise.all([openCalls(db, most), bookings(db, most)]);
  return { calls, callBacks };
}

/** How the upgrade of a call was decided; null while it is not. */
export async function decisionOf(db: Db, { upgradeId }: CallRow) {
  const state = (await upgradeOf(db, upgradeId))?.state;
  return state === "approved" || state === "rejected" ? state : null;
}

/** The data of a call: accepted terms, the certificate, earlier upgrades, snapshots. */
export async function papersOf(db: Db, call: CallRow, language: Language) {
  const [upgrade, agreements, all, snapshots, terms] = await Promise.all([
    upgradeOf(db, call.upgradeId),
    agreementsOf(db, call.upgradeId),
    upgradesOf(db, call.customerId, EARLIER_MOST),
    snapshotsOf(db, call.id),
    termsOf(db, language, "upgrade"),
  ]);
  if (!upgrade?.scope) throw new Error(`no upgrade of the call ${call.id}`);
  const { verifiedAt, certificateEndsAt } = upgrade;
  const titleOf = (number: number) =>
    terms.find(({ documentNumber }) => documentNumber === number)?.title ?? String(number);
  return {
    scope: upgrade.scope,
    language: upgrade.language,
    certificate: {
      serialNumber: upgrade.certificateSerial ?? "",
      verifiedAt: verifiedAt ? formatMoment(verifiedAt) : "",
      validUntil: certificateEndsAt ? formatMoment(certificateEndsAt) : "",
    },
    agreements: agreements.map(({ documentNumber, version, agreedAt }) => ({
      ...{ title: titleOf(documentNumber), version, agreedAt: formatMoment(agreedAt) },
    })),
    earlier: all
      .filter(({ id }) => id !== upgrade.id)
      .map((each) => ({ at: formatMoment(each.begunAt), state: each.state, reason: each.reason })),
    snapshots: snapshots.map(({ id, subject, takenAt }) => ({
      ...{ snapshotId: id, subject, takenAt: formatMoment(takenAt) },
    })),
  };
}
