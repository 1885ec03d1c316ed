import { withClient } from "../durable.ts";

/** The time by the bank's clock, before anything is sent. */
export async function momentOf(url: string): Promise<Date> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ now: Date }>("select bank.now() as now");
    return rows[0]?.now as Date;
  });
}

/**
 * Verifies that all acknowledged transfers since a moment are posted, and the ledger's invariants.
 */
export async function proveLedger(url: string, since: Date, answered: number): Promise<string> {
  return withClient(url, async (client) => {
    const { rows: broken } = await client.query("select * from ledger_broken limit 5");
    if (broken.length > 0) throw new Error(`the ledger is broken: ${JSON.stringify(broken)}`);
    const { rows } = await client.query<Record<"postings" | "trail" | "hanging", string>>(
      `select (select count(*) from posting where kind = 'designated' and at >= $1) as postings,
              (select count(*) from audit
                where event = 'transfer.post' and outcome = 'ok' and at >= $1) as trail,
              (select count(*) from clearing_order where state <> 'settled') as hanging`,
      [since],
    );
    const [{ postings, trail, hanging } = {}] = rows;
    if (Number(postings) !== answered || Number(trail) !== answered || Number(hanging) !== 0) {
      throw new Error(
        `${answered} transfers were answered, ${postings} are posted, ${trail} are in the trail, ` +
          `${hanging} hang at another bank`,
      );
    }
    return (
      `- ${answered} transfers were answered; as many are posted and in the trail, none hangs at ` +
      "another bank, and bank.ledger_broken is empty"
    );
  });
}
