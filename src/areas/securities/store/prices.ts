import type { TradedKind } from "#base/market/prices.ts";
import type { Language, Translated } from "#base/text/language.ts";
import type { Day } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { SplitClose } from "../rules.ts";

/** A listed share with its newest day. */
export interface StockRow {
  code: string;
  kind: TradedKind;
  industry: string;
  name: string;
  day: Day;
  reference: number | null;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
}

const STOCK = `
  select code, kind, industry, name ->> $1 as name, newest.day::text as day, reference, open, high,
         low, close, volume::float8 as volume
    from securities_instrument
    cross join lateral (select * from securities_price price
                         where price.code = securities_instrument.code
                         order by day desc limit 1) newest`;

const STOCKS = `
  select code, kind, industry, name, day, reference, open, high, low, close, volume
    from (${STOCK.replace("select code,", "select securities_instrument.code, position,")}) listed
   order by position`;

/** Every share that has a price, each with its newest day, in list order. */
export function stocks(db: Db, language: Language): Promise<StockRow[]> {
  return db.query<StockRow>(STOCKS, [language]);
}

/** A listed share with its names. */
export interface NamedShare {
  code: string;
  kind: TradedKind;
  industry: string;
  name: Translated;
}

/** Every share that has a page, with its names in all languages. */
export function namedShares(db: Db): Promise<NamedShare[]> {
  return db.query<NamedShare>(
    `select code, kind, industry, name from securities_instrument instrument
      where kind <> 'index'
        and exists (select from securities_price price where price.code = instrument.code)
      order by position`,
    [],
  );
}

/** A day of a share, for a chart. */
export interface PriceRow extends SplitClose {
  day: Day;
  open: number;
  high: number;
  low: number;
  volume: number;
  /** The dividend paid before that day's trading. */
  cash: number | null;
}

/** The days of a share in a period, oldest first. */
export function pricesOf(
  db: Db,
  code: string,
  { from, to }: { from: Day; to: Day },
): Promise<PriceRow[]> {
  return db.query<PriceRow>(
    `select price.day::text as day, open, high, low, close, volume::float8 as volume,
            dividend.cash, coalesce(split.new_shares, 1) as "newShares",
            coalesce(split.old_shares, 1) as "oldShares"
       from securities_price price
       left join securities_action dividend
         on dividend.code = price.code and dividend.day = price.day and dividend.kind = 'dividend'
       left join securities_action split
         on split.code = price.code and split.day = price.day and split.kind = 'split'
      where price.code = $1 and price.day between $2 and $3
      order by price.day`,
    [code, from, to],
  );
}

/** The closes of one share, oldest first. */
export interface Closes {
  code: string;
  closes: SplitClose[];
}

/** The closes of every share since a day. */
export function closesSince(db: Db, from: Day): Promise<Closes[]> {
  return db.query<Closes>(
    `select price.code,
            jsonb_agg(jsonb_build_object(
              'close', close, 'newShares', coalesce(new_shares, 1),
              'oldShares', coalesce(old_shares, 1)) order by price.day) as closes
       from securities_price price
       left join securities_action split
         on split.code = price.code and split.day = price.day and split.kind = 'split'
      where price.day >= $1
      group by price.code`,
    [from],
  );
}

/** An index with its newest closes, oldest first. */
export interface IndexRow {
  code: string;
  name: string;
  days: Day[];
  closes: number[];
}

/** Every index with its closes in a period, in list order. */
export function indices(
  db: Db,
  language: Language,
  { from, to }: { from: Day; to: Day },
): Promise<IndexRow[]> {
  return db.query<IndexRow>(
    `select securities_instrument.code, name ->> $1 as name,
            array_agg(day::text order by day) as days, array_agg(close order by day) as closes
       from securities_instrument
       join securities_index_close closing on closing.code = securities_instrument.code
      where day between $2 and $3
      group by securities_instrument.code, position
      order by position`,
    [language, from, to],
  );
}
