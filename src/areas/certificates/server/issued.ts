import { dayOf, formatDay } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { serialOf } from "../rules.ts";
import { requestsOf } from "../store.ts";

const LISTED_MOST = 50;

/** A customer's issued and valid certificates, newest first. */
export async function issuedCertificates(db: Db, customerId: string) {
  const rows = await requestsOf(db, customerId, LISTED_MOST);
  return rows.flatMap(({ kind, madeOn, serialNumber, issuedAt, revokedAt }) =>
    issuedAt === null || revokedAt !== null
      ? []
      : [
          {
            serialNumber: serialOf(madeOn, serialNumber),
            kind,
            issuedOn: formatDay(dayOf(issuedAt)),
          },
        ],
  );
}
