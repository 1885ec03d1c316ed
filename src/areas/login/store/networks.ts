import type { Db } from "#db/db.ts";
import type { Lookup } from "#db/lookup.ts";
import { NETWORK_FAILURES, NETWORK_STEP_SECONDS, NETWORK_STEPS_DOUBLED } from "../rules.ts";

// The cost of one more failure, given the number not yet expired: doubles with every allowance.
const COST = (before: string) => `$2 * power(2, least((${before}) / $3, $4)) * interval '1 second'`;

// No cost reaches an hour: a later moment was written before the clock was set back. So was any
// later moment of a network without a failure.
const OWES = `stored.wrong > 0 and stored.clear_at > bank.now()
  and stored.clear_at < bank.now() + interval '1 hour'`;

const numbers = [NETWORK_STEP_SECONDS, NETWORK_FAILURES, NETWORK_STEPS_DOUBLED];

/**
 * Counts a network's attempt as a failure before it is checked. If the network has used up its
 * allowance, nothing is counted and the seconds to wait are returned.
 */
export async function countFailure(db: Db, network: Lookup): Promise<number> {
  const [name, ...older] = network;
  if (older.length > 0) await moveNetwork(db, name, older);
  const [row] = await db.query<{ isCounted: boolean; seconds: number }>(
    `with counted as (
       insert into login_network as stored (network_hash, wrong, clear_at)
       values ($1, 1, bank.now() + $2 * interval '1 second')
       on conflict (network_hash) do update
         set wrong = case when ${OWES} then stored.wrong + 1 else 1 end,
             clear_at = case when ${OWES} then stored.clear_at else bank.now() end
               + ${COST(`case when ${OWES} then stored.wrong else 0 end`)}
         where not (${OWES}) or stored.clear_at <= bank.now() + $2 * ($3 - 1) * interval '1 second'
       returning wrong)
     select exists (select from counted) as "isCounted",
            coalesce((select ceil(extract(epoch from clear_at - bank.now()))::int - $2 * ($3 - 1)
                        from login_network where network_hash = $1), 0) as seconds`,
    [name, ...numbers],
  );
  return row?.isCounted ? 0 : Math.max(1, row?.seconds ?? 1);
}

/** Reverts a counted failure: the password was right, or was never checked. */
export async function forgiveFailure(db: Db, network: Lookup): Promise<void> {
  await db.query(
    `update login_network set wrong = wrong - 1, clear_at = clear_at - ${COST("wrong - 1")}
      where network_hash = any($1) and wrong > 0`,
    [network, ...numbers],
  );
}

/** Merges what was counted under an older key. */
async function moveNetwork(db: Db, name: Buffer, older: readonly Buffer[]): Promise<void> {
  await db.query(
    // Locked in a fixed order: a process with another current key may merge in the opposite
    // direction.
    `with held as (select network_hash as name from login_network
                    where network_hash = $1 or network_hash = any($2) order by 1 for update),
          gone as (delete from login_network using held
                    where network_hash = name and name = any($2) returning wrong, clear_at)
     insert into login_network (network_hash, wrong, clear_at)
     select $1::bytea, sum(wrong), max(clear_at) from gone having count(*) > 0
     on conflict (network_hash) do update
       set wrong = login_network.wrong + excluded.wrong,
           clear_at = greatest(login_network.clear_at, excluded.clear_at)`,
    [name, older],
  );
}
