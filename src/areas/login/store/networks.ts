import type { Db } from "#db/db.ts";
import { NETWORK_FAILURES, NETWORK_STEP_SECONDS, NETWORK_STEPS_DOUBLED } from "../rules.ts";

// What one more failure costs after so many that are not paid off: it doubles with every allowance.
const COST = (before: string) => `$2 * power(2, least((${before}) / $3, $4)) * interval '1 second'`;

// Nobody owes as much as an hour: a moment beyond it was written before the clock was set back.
const OWES = "kept.clear_at > bank.now() and kept.clear_at < bank.now() + interval '1 hour'";

const numbers = [NETWORK_STEP_SECONDS, NETWORK_FAILURES, NETWORK_STEPS_DOUBLED];

/**
 * Counts a try of a network as a failure, before it is judged. Where the network has spent its
 * allowance nothing is counted, and the answer is how many seconds it must wait.
 */
export async function countFailure(db: Db, networkHash: Buffer): Promise<number> {
  const [row] = await db.query<{ isCounted: boolean; seconds: number }>(
    `with counted as (
       insert into login_network as kept (network_hash, wrong, clear_at)
       values ($1, 1, bank.now() + $2 * interval '1 second')
       on conflict (network_hash) do update
         set wrong = case when ${OWES} then kept.wrong + 1 else 1 end,
             clear_at = case when ${OWES} then kept.clear_at else bank.now() end
               + ${COST(`case when ${OWES} then kept.wrong else 0 end`)}
         where not (${OWES}) or kept.clear_at <= bank.now() + $2 * ($3 - 1) * interval '1 second'
       returning wrong)
     select exists (select from counted) as "isCounted",
            coalesce((select ceil(extract(epoch from clear_at - bank.now()))::int - $2 * ($3 - 1)
                        from login_network where network_hash = $1), 0) as seconds`,
    [networkHash, ...numbers],
  );
  return row?.isCounted ? 0 : Math.max(1, row?.seconds ?? 1);
}

/** Takes a counted failure back: it was none, or it was never judged. */
export async function forgiveFailure(db: Db, networkHash: Buffer): Promise<void> {
  await db.query(
    `update login_network set wrong = wrong - 1, clear_at = clear_at - ${COST("wrong - 1")}
      where network_hash = $1 and wrong > 0`,
    [networkHash, ...numbers],
  );
}
