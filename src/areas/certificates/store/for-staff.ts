import type { Db } from "#db/db.ts";
import type { CertificateKind } from "../rules/kinds.ts";
import { REQUESTS, type RequestRow } from "../store.ts";

/** The requests in review, longest waiting first. */
export async function requestsInReview(db: Db, most: number): Promise<RequestRow[]> {
  return db.query<RequestRow>(`${REQUESTS} where state = 'in-review' order by made_at limit $1`, [
    most,
  ]);
}

/** The requests that need work by staff: to review, or to hand to the post. */
export async function requestsForStaff(db: Db, most: number): Promise<RequestRow[]> {
  return db.query<RequestRow>(
    `${REQUESTS} where (state = 'in-review' and reason is distinct from 'time-stamp')
         or (state = 'issued' and delivery = 'post')
      order by made_at limit $1`,
    [most],
  );
}

/** How many certificates of each kind were requested and issued in the past days. */
export function countsByKind(
  db: Db,
  days: number,
): Promise<{ kind: CertificateKind; requested: number; issued: number }[]> {
  return db.query(
    `select kind, count(*)::int as requested,
            count(*) filter (where state in ('issued', 'sent'))::int as issued
       from certificate_request where made_at > bank.now() - $1 * interval '1 day'
      group by kind`,
    [days],
  );
}
