import { addBusinessDays } from "#base/time/business-days.ts";
import { dayFrom } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { seedInstruments } from "./securities/instruments.ts";
import { offeringCompanies, seedOfferings } from "./securities/offerings.ts";
import { todayOf } from "./today.ts";

/** Listed instruments and ETF offerings; prices come from the market itself. */
export async function fillSecurities(db: Db): Promise<void> {
  await db.query(
    `insert into securities_instrument (code, kind, position, industry, name)
     select code, kind, position, industry, name
       from jsonb_to_recordset($1::jsonb) as row (
         code text, kind text, position int, industry text, name jsonb)`,
    [JSON.stringify(seedInstruments.map((row, index) => ({ ...row, position: index + 1 })))],
  );
  const today = dayFrom((await todayOf(db)).plus(0));
  // If banks are closed today, days are counted from the last business day.
  const start = addBusinessDays(addBusinessDays(today, 1), -1);
  const dayOf = (days: number | undefined | null) =>
    days === undefined || days === null ? null : addBusinessDays(start, days);
  await db.query(
    `insert into securities_offering (code, name, company, index_name, summary, risk, price,
                                      management_fee, custody_fee, pre_order_from, pre_order_to,
                                      offered_from, offered_to, established_on, listed_on)
     select code, name, company, "index", summary, risk, price, "managementFee", "custodyFee",
            "preOrderFrom", "preOrderTo", "offeredFrom", "offeredTo", "establishedOn", "listedOn"
       from jsonb_to_recordset($1::jsonb) as row (
         code text, name jsonb, company jsonb, "index" jsonb, summary jsonb, risk int, price int,
         "managementFee" int, "custodyFee" int, "preOrderFrom" date, "preOrderTo" date,
         "offeredFrom" date, "offeredTo" date, "establishedOn" date, "listedOn" date)`,
    [
      JSON.stringify(
        seedOfferings.map(({ preOrder, offered, established, listed, ...row }) => ({
          ...row,
          company: offeringCompanies[row.company],
          preOrderFrom: dayOf(preOrder?.[0]),
          preOrderTo: dayOf(preOrder?.[1]),
          offeredFrom: dayOf(offered[0]),
          offeredTo: dayOf(offered[1]),
          establishedOn: dayOf(established),
          listedOn: dayOf(listed),
        })),
      ),
    ],
  );
}
