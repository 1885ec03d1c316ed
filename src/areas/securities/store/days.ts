// Stores the days from a market data source; each day completely or not at all.

import type { MarketDay } from "#base/market/market-day.ts";
import { referencePrice, type TradedKind } from "#base/market/prices.ts";
import type { Day } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";

/** The state of the market data source. */
export interface SourceState {
  newestOn: Day | null;
  checkedAt: Date | null;
  error: string | null;
}

const SOURCE = `
  select newest_on::text as "newestOn", checked_at as "checkedAt", trouble as error from securities_source`;

/** The newest known day of the market, and the error of the last attempt to get more. */
export async function sourceState(db: Db): Promise<SourceState> {
  const [row] = await db.query<SourceState>(SOURCE, []);
  return row ?? { newestOn: null, checkedAt: null, error: null };
}

/** The same, locked until the transaction ends: one process at a time collects days. */
export async function lockSource(db: Db): Promise<SourceState> {
  await db.query("insert into securities_source default values on conflict (one) do nothing", []);
  const [row] = await db.query<SourceState>(`${SOURCE} for update`, []);
  return row ?? { newestOn: null, checkedAt: null, error: null };
}

/** Records the source's last result; without a new day the newest one stays. */
export async function noteSource(
  db: Db,
  { newestOn, error }: { newestOn: Day | null; error: string | null },
): Promise<void> {
  await db.query(
    `insert into securities_source (newest_on, checked_at, trouble) values ($1, bank.now(), $2)
     on conflict (one) do update
        set newest_on = greatest(securities_source.newest_on, excluded.newest_on),
            checked_at = excluded.checked_at, trouble = excluded.trouble`,
    [newestOn, error],
  );
}

/** A listed share with its last close. */
export interface LastClose {
  code: string;
  kind: TradedKind | "index";
  close: number | null;
}

/** All listed shares, each with its last close if there is one. */
export function lastCloses(db: Db): Promise<LastClose[]> {
  return db.query<LastClose>(
    `select code, kind,
            case kind
              when 'index' then (select close from securities_index_close closing
                                  where closing.code = securities_instrument.code
                                  order by day desc limit 1)
              else (select close from securities_price closing
                     where closing.code = securities_instrument.code order by day desc limit 1)
            end as close
       from securities_instrument`,
    [],
  );
}

/** Writes days, oldest first; `closes` are those before the first of them. */
export async function saveDays(
  db: Db,
  days: readonly MarketDay[],
  closes: ReadonlyMap<string, number>,
): Promise<void> {
  await db.query(
    `insert into securities_price (code, day, reference, open, high, low, close, volume)
     select code, day, reference, open, high, low, close, volume
       from jsonb_to_recordset($1::jsonb) as row (
         code text, day date, reference int, open int, high int, low int, close int,
         volume bigint)`,
    [JSON.stringify(withReferences(days, closes))],
  );
  await db.query(
    `insert into securities_index_close (code, day, close)
     select code, day, close
       from jsonb_to_recordset($1::jsonb) as row (code text, day date, close int)`,
    [JSON.stringify(days.flatMap(({ day, indices }) => indices.map((row) => ({ ...row, day }))))],
  );
  await db.query(
    `insert into securities_action (code, day, kind, cash, new_shares, old_shares)
     select code, day, kind, cash, "newShares", "oldShares"
       from jsonb_to_recordset($1::jsonb) as row (
         code text, day date, kind text, cash int, "newShares" int, "oldShares" int)`,
    [JSON.stringify(days.flatMap(({ day, actions }) => actions.map((row) => ({ ...row, day }))))],
  );
  await savePurchases(db, days);
}

/** Orders and their totals, in one statement, so that neither exists without the other. */
async function savePurchases(db: Db, days: readonly MarketDay[]): Promise<void> {
  const purchases = days.flatMap(({ day, purchases: bought }) =>
    bought.map((row) => ({ ...row, day })),
  );
  await db.query(
    `with added as (
       insert into securities_purchase (id, day, kind, code, amount)
       select id, day, kind, code, amount
         from jsonb_to_recordset($1::jsonb) as row (
           id text, day date, kind text, code text, amount bigint)
       on conflict (id) do nothing
       returning day, kind, code, amount)
     insert into securities_bought (day, kind, code, orders, amount)
     select day, kind, code, count(*), sum(amount) from added group by day, kind, code`,
    [JSON.stringify(purchases)],
  );
}

/** The prices of the days, each with its reference price. */
function withReferences(days: readonly MarketDay[], closes: ReadonlyMap<string, number>) {
  const last = new Map(closes);
  return days.flatMap(({ day, prices, actions }) =>
    prices.map((price) => {
      const before = last.get(price.code);
      last.set(price.code, price.close);
      const own = actions.filter(({ code }) => code === price.code);
      return {
        ...price,
        day,
        reference: before === undefined ? null : referencePrice(before, own),
      };
    }),
  );
}
