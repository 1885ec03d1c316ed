// What an intruder with the rights of the database's owner might do, and what the verifier must say.

import { cardPaymentLegs } from "../../src/base/postings/cards.ts";
import { openPool } from "../../src/db/db.ts";
import { uuid } from "../../src/db/uuid.ts";
import { postPast } from "../../src/ports/core-bank/local/past.ts";
import { withClient } from "../durable.ts";
import { numberAt } from "../people.ts";

/** A change to the bank, and the findings that it must lead to. */
export interface Planted {
  name: string;
  /** Makes the change; returns the expected findings. */
  plant(url: string): Promise<string[]>;
  /** Undoes it. */
  undo: string | null;
}

// A row in the middle that moves no money, with its block.
const VICTIM = `
  select audit_log.number, audit_block.number as block
    from audit_log join audit_block on audit_log.number between first_row and last_row
   where audit_log.number >= (select max(number) / 2 from audit_log) and posting_id is null
   order by audit_log.number limit 1`;

/** Each is planted, found and undone before the next; the last one stays. */
export const planted: readonly Planted[] = [
  {
    name: "a changed row",
    plant: (url) =>
      changeRow(
        url,
        "update audit_log set outcome = 'HEA000017' from victim where audit_log.number = victim.number",
      ),
    undo: "update audit_log set outcome = 'ok' where outcome = 'HEA000017'",
  },
  {
    name: "a missing row",
    plant: (url) =>
      changeRow(
        url,
        `with gone as (delete from audit_log using victim where audit_log.number = victim.number
                       returning audit_log.*) insert into gone_row select * from gone`,
      ),
    undo: "insert into audit_log select * from gone_row",
  },
  { name: "a posting without its row", plant: postSilently, undo: null },
];

async function changeRow(url: string, change: string): Promise<string[]> {
  return withClient(url, async (client) => {
    await client.query("create table if not exists gone_row (like audit_log)");
    await client.query(`create temporary table victim as ${VICTIM}`);
    const { rows } = await client.query<{ block: string }>("select block from victim");
    await client.query(change);
    return [`trail: rows were changed (${rows[0]?.block})`];
  });
}

/** Posts as the past is posted: by the owner, and without the trail. */
async function postSilently(url: string): Promise<string[]> {
  const owner = openPool(url, "owner");
  try {
    const id = uuid();
    const legs = cardPaymentLegs(numberAt(0), { amount: 1, note: null });
    const order = { id, kind: "card", legs, initiator: null, note: null } as const;
    await postPast(owner, [{ order, at: new Date() }]);
    return [`ledger: a posting has no row in the trail (${id})`];
  } finally {
    await owner.close();
  }
}
