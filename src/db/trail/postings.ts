// Whether money and trail agree: the ledger writes each posting to the trail in the same
// transaction, with the posting's id.

import type { Db } from "../db.ts";

const TOLD_MOST = 100;

/** A posting without its row of the trail, or the reverse. */
export interface Unmatched {
  what:
    | "a posting has no row in the trail"
    | "a row of the trail names a posting that is not there";
  /** The posting. */
  which: string;
}

/**
 * The postings since the trail's oldest row that the trail lacks, and the postings that it names
 * and the ledger lacks. Each is one statement, so that it sees a consistent snapshot of a running
 * bank. What was posted before the oldest row, by the first version or by the demonstration's past,
 * is not checked.
 */
export async function unmatchedPostings(db: Db): Promise<Unmatched[]> {
  const silent = await db.query<Unmatched>(
    `select 'a posting has no row in the trail' as what, posting.id::text as which
       from bank.posting
      where posting.at >= greatest(
              coalesce((select at from bank.audit_log order by number limit 1),
                       (select min(at) from bank.audit_queue)),
              (select max(filled_at) from bank.demonstration))
        and not exists (select from bank.audit_log where audit_log.posting_id = posting.id)
        and not exists (select from bank.audit_queue where audit_queue.posting_id = posting.id)
      limit $1`,
    [TOLD_MOST],
  );
  const invented = await db.query<Unmatched>(
    `select 'a row of the trail names a posting that is not there' as what, posting_id::text as which
       from (select posting_id from bank.audit_log where posting_id is not null
             union all
             select posting_id from bank.audit_queue where posting_id is not null) as named
      where not exists (select from bank.posting where posting.id = named.posting_id)
      limit $1`,
    [TOLD_MOST],
  );
  return [...silent, ...invented];
}
