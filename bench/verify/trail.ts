// A bank with a long trail: every posting has its row, sign-ins and readings have the rest, over 400
// days. Rows enter the queue in bulk, and from there the bank's own functions number and seal them.

import type pg from "pg";
import { openPool } from "../../src/db/db.ts";
import { type SealKeys, sealTrail } from "../../src/db/trail/seal.ts";
import { withClient } from "../durable.ts";
import { makePast } from "../ledger/past.ts";
import { makePeople } from "../people.ts";

const DAYS = 400;
/** With 5.5 postings of each customer, a good fifth of the events move money. */
const EVENTS_OF_CUSTOMER = 25;
const STATEMENT_MS = 600_000;

/** Fills an empty bank with so many sealed events; returns how long sealing took, in seconds. */
export async function makeTrail(url: string, events: number, keys: SealKeys): Promise<number> {
  const count = Math.round(events / EVENTS_OF_CUSTOMER);
  const site = openPool(url, "bank_app", { statementMs: STATEMENT_MS });
  try {
    return await withClient(url, async (client) => {
      // Skips triggers: it is the owner's own data, and the verifier checks it as a whole.
      await client.query("set session_replication_role = replica");
      await makePeople(client, { count, days: DAYS });
      await makePast(client, { count, days: DAYS });
      await client.query("analyze");
      const postings = await countOf(client, "posting");
      let seconds = 0;
      for (const month of await monthsOf(client)) {
        await client.query(EVENTS, [month, DAYS, events - postings, count]);
        await client.query("analyze audit_queue");
        const began = performance.now();
        while (await sealTrail(site, keys));
        seconds += (performance.now() - began) / 1000;
        await client.query("vacuum audit_queue");
        console.log(`${await countOf(client, "audit_log")} events sealed, up to ${month}`);
      }
      await client.query("vacuum analyze");
      return seconds;
    });
  } finally {
    await site.close();
  }
}

/** How many rows a table has. */
export async function countOf(client: pg.Client, table: "posting" | "audit_log"): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  );
  return rows[0]?.count ?? 0;
}

/** The first days of the months that the trail lies in. */
async function monthsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ month: string }>(
    `select to_char(month, 'YYYY-MM-DD') as month
       from generate_series(date_trunc('month', bank.today() - $1::int), bank.today(), '1 month')
         as month`,
    [DAYS],
  );
  return rows.map(({ month }) => month);
}

// A month's rows: those of its postings, spread over the day, and an equal share of the others.
const EVENTS = `
  with posted as (
    select at + (row_number() over (partition by at) * 86399.0 / count(*) over (partition by at))
             * interval '1 second' as at,
           case when kind = 'opening' then 'ledger.post' else 'transfer.post' end as event,
           coalesce(from_account, to_account) as customer, id as posting
      from posting
     where bank.audit_month(at) = $1::date
  ), seen as (
    select bank.audit_month_start(bank.today() - $2::int)
             + (number * 86400.0 * $2::int / $3::int) * interval '1 second' as at,
           case when number % 5 = 0 then 'login' else 'account.read' end as event,
           (select min(id) from customer) + number::bigint * 7919 % $4::int as customer,
           null::uuid as posting
      from generate_series(0, $3::int - 1) as number
     where bank.audit_month(bank.audit_month_start(bank.today() - $2::int)
             + (number * 86400.0 * $2::int / $3::int) * interval '1 second') = $1::date
  )
  insert into audit_queue (id, at, event, outcome, actor_kind, actor_id, customer_id, session,
    address, request, reference, posting_id)
  select gen_random_uuid(), at, event, 'ok', 'customer', customer::text, customer, '0123456789ab',
         '192.0.2.7', 'req-' || customer, posting::text, posting
    from (select * from posted union all select * from seen) as events
   order by at`;
