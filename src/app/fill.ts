import type { Db } from "#db/db.ts";
import { fillBoard } from "../../seed/board.ts";
import { fillCustomers } from "../../seed/customers.ts";
import { fillProducts } from "../../seed/products.ts";
import { fillRates } from "../../seed/rates.ts";
import { fillResources } from "../../seed/resources.ts";
import type { Secrets } from "../../seed/secrets.ts";
import { fillSupport } from "../../seed/support.ts";

/** The parts of the demonstration bank, in the order in which they stand on each other. */
const parts: Record<string, (db: Db, secrets: Secrets) => Promise<void>> = {
  board: fillBoard,
  rates: fillRates,
  products: fillProducts,
  support: fillSupport,
  resources: fillResources,
  customers: fillCustomers,
};

/**
 * Fills an empty bank for a demonstration. Each part is filled once, in one transaction: a start
 * that is killed in the middle leaves nothing, and the next one fills it.
 */
export async function fill(
  owner: Db,
  say: (line: string) => void,
  secrets: Secrets,
): Promise<void> {
  for (const [part, work] of Object.entries(parts)) {
    await owner.transaction(async (db) => {
      const taken = await db.query(
        `insert into demonstration (part, filled_at) values ($1, bank.now())
         on conflict (part) do nothing returning part`,
        [part],
      );
      if (taken.length === 0) return;
      say(`Filling the demonstration bank: ${part}.`);
      await work(db, secrets);
    });
  }
}
