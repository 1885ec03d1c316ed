import type { Language } from "#base/text/language.ts";
import type { Day } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { OfferingDays } from "../rules/offering.ts";
import type { Ranking } from "../rules.ts";

/** Customers' purchases of one instrument. */
export interface BoughtRow {
  kind: "stock" | "etf" | "fund";
  code: string;
  orders: number;
  amount: number;
}

const bought = (order: string) => `
  select kind, code, sum(orders)::int as orders, sum(amount)::float8 as amount
    from securities_bought
   where day between $1 and $2 and (kind = 'fund') = $3
   group by kind, code
   order by ${order}, code
   limit $4`;

// Two constant statements instead of one assembled text: each is prepared once.
const BOUGHT: Readonly<Record<Ranking, string>> = {
  orders: bought("orders desc, amount desc"),
  amount: bought("amount desc, orders desc"),
};

/** What was bought most in a period: shares and ETFs, or funds. */
export function mostBought(
  db: Db,
  { from, to }: { from: Day; to: Day },
  { what, by, count }: { what: "shares" | "funds"; by: Ranking; count: number },
): Promise<BoughtRow[]> {
  return db.query<BoughtRow>(BOUGHT[by], [from, to, what === "funds", count]);
}

/** An ETF offering. */
export interface OfferingRow extends OfferingDays {
  code: string;
  name: string;
  company: string;
  indexName: string;
  summary: string;
  risk: number;
  price: number;
  managementFee: number;
  custodyFee: number;
}

/** Every offering, latest start first. */
export function offerings(db: Db, language: Language): Promise<OfferingRow[]> {
  return db.query<OfferingRow>(
    `select code, name ->> $1 as name, company ->> $1 as company,
            index_name ->> $1 as "indexName", summary ->> $1 as summary, risk, price,
            management_fee as "managementFee", custody_fee as "custodyFee",
            pre_order_from::text as "preOrderFrom", pre_order_to::text as "preOrderTo",
            offered_from::text as "offeredFrom", offered_to::text as "offeredTo",
            established_on::text as "establishedOn", listed_on::text as "listedOn"
       from securities_offering
      order by offered_from desc, code desc`,
    [language],
  );
}
