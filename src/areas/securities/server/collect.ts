import { lastFundValues, saveFundValues } from "#areas/funds/server/values.ts";
import type { MarketDay } from "#base/market/market-day.ts";
import { newestTradingDay, tradingDaysAfter } from "#base/market/trading-days.ts";
import { addMonths, type Day, dayOf } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { checkedDay, type Known } from "#ports/market/check.ts";
import { type Market, MarketError } from "#ports/market/port.ts";
import { lastCloses, lockSource, noteSource, saveDays, sourceState } from "../store/days.ts";

/**
 * How far back a new bank's history begins; a year's performance needs a little more than a year.
 */
const HISTORY_MONTHS = 13;
/** The number of days written in one batch. */
const BATCH_DAYS = 60;
/** The maximum number of batches per run: a bank that was down for years catches up in steps. */
const BATCHES_MOST = 10;

/** Collects every closed trading day that is still missing, oldest first. */
export async function collect(db: Db, market: Market, now: Date): Promise<number> {
  let count = 0;
  for (let batch = 0; batch < BATCHES_MOST; batch += 1) {
    const saved = await collectBatch(db, market, now);
    count += saved;
    if (saved < BATCH_DAYS) break;
  }
  return count;
}

async function collectBatch(db: Db, market: Market, now: Date): Promise<number> {
  const { newestOn } = await sourceState(db);
  const after = newestOn ?? addMonths(dayOf(now), -HISTORY_MONTHS);
  const wanted = tradingDaysAfter(after, newestTradingDay(now)).slice(0, BATCH_DAYS);
  const { days, error } = await receive(db, market, wanted);
  const saved = await save(db, days, { newestOn, error: error?.message ?? null });
  if (error) throw error;
  return saved;
}

/** The days received and validated, up to the first that is missing or invalid. */
async function receive(
  db: Db,
  market: Market,
  wanted: readonly Day[],
): Promise<{ days: MarketDay[]; error: MarketError | null }> {
  const days: MarketDay[] = [];
  let known = await knownOf(db);
  try {
    for (const day of wanted) {
      const received = await market.day(day);
      if (received === null) break;
      days.push(checkedDay(received, day, known));
      known = knownAfter(known, received);
    }
    return { days, error: null };
  } catch (thrown) {
    if (!(thrown instanceof MarketError)) throw thrown;
    return { days, error: thrown };
  }
}

/** Writes the days unless another process was faster; returns how many were written. */
function save(
  db: Db,
  days: readonly MarketDay[],
  before: { newestOn: Day | null; error: string | null },
): Promise<number> {
  return db.transaction(async (transaction) => {
    const { newestOn } = await lockSource(transaction);
    if (newestOn !== before.newestOn) return 0;
    if (days.length > 0) {
      const closes = (await lastCloses(transaction)).flatMap(({ code, close }) =>
        close === null ? [] : [[code, close] as const],
      );
      await saveDays(transaction, days, new Map(closes));
      await saveFundValues(transaction, days);
    }
    await noteSource(transaction, { newestOn: days.at(-1)?.day ?? null, error: before.error });
    return days.length;
  });
}

async function knownOf(db: Db): Promise<Known> {
  const listed = await lastCloses(db);
  return {
    traded: new Map(
      listed.flatMap(({ code, kind, close }) =>
        kind === "index" ? [] : [[code, { kind, close }] as const],
      ),
    ),
    indices: new Map(
      listed.flatMap(({ code, kind, close }) => (kind === "index" ? [[code, close] as const] : [])),
    ),
    funds: await lastFundValues(db),
  };
}

/** What is known after a day was accepted. */
function knownAfter(known: Known, { prices, indices, fundValues }: MarketDay): Known {
  const traded = new Map(known.traded);
  for (const { code, close } of prices) {
    const listed = traded.get(code);
    if (listed) traded.set(code, { ...listed, close });
  }
  return {
    traded,
    indices: new Map([
      ...known.indices,
      ...indices.map(({ code, close }) => [code, close] as const),
    ]),
    funds: new Map([
      ...known.funds,
      ...fundValues.map(({ code, value }) => [code, value] as const),
    ]),
  };
}
