import { collectMarket } from "#areas/securities/jobs.ts";
import type { Db } from "#db/db.ts";
import { localMarket } from "#ports/market/local.ts";
import { fillBoard } from "../../seed/board.ts";
import { fillCustomers } from "../../seed/customers.ts";
import { fillFunds } from "../../seed/funds.ts";
import { fillInsurance } from "../../seed/insurance.ts";
import { fillProducts } from "../../seed/products.ts";
import { fillRates } from "../../seed/rates.ts";
import { fillResources } from "../../seed/resources.ts";
import type { Secrets } from "../../seed/secrets.ts";
import { fillSecurities } from "../../seed/securities.ts";
import { fillStaff } from "../../seed/staff.ts";
import { fillSupport } from "../../seed/support.ts";

/** The parts of the demonstration bank, in the order of their dependencies. */
const parts: Record<string, (db: Db, secrets: Secrets) => Promise<void>> = {
  board: fillBoard,
  rates: fillRates,
  products: fillProducts,
  insurance: fillInsurance,
  support: fillSupport,
  resources: fillResources,
  customers: fillCustomers,
  staff: fillStaff,
  funds: fillFunds,
  securities: fillSecurities,
  market: async (db) => {
    await collectMarket(db, localMarket());
  },
};

/** Tables that migrations and the first start write, before anybody has used the bank. */
const OF_EMPTY_BANK = ["secret_check", "retired_key", "demonstration", "holiday"];

/**
 * Fills an empty bank for a demonstration; throws a StartError where the database has another
 * bank. Each part is filled once, in one transaction: a start that is killed in the middle leaves
 * nothing, and the next one fills it.
 */
export async function fill(
  owner: Db,
  print: (line: string) => void,
  secrets: Secrets,
): Promise<void> {
  const [table] = await tablesInUse(owner);
  // Checked last: a concurrent first start that has filled the bank has marked it as well.
  if (table !== undefined && !(await isDemonstration(owner))) {
    throw new StartError(
      `The database is somebody's already: table ${table} has rows, and no demonstration made them. ` +
        "A demonstration fills an empty database only; a real bank starts with BANK_MODE=production.",
    );
  }
  for (const [part, work] of Object.entries(parts)) {
    await owner.transaction(async (db) => {
      const taken = await db.query(
        `insert into demonstration (part, filled_at) values ($1, bank.now())
         on conflict (part) do nothing returning part`,
        [part],
      );
      if (taken.length === 0) return;
      print(`Filling the demonstration bank: ${part}.`);
      await work(db, secrets);
    });
  }
}

/** Throws a StartError where the database has made-up people, whose secrets are published. */
export async function refuseDemonstration(owner: Db): Promise<void> {
  if (!(await isDemonstration(owner))) return;
  throw new StartError(
    "The database was filled for a demonstration: its customers and staff are made up and their secrets are " +
      "published. Production needs a database of its own; start with an empty one in DATABASE_URL.",
  );
}

async function isDemonstration(owner: Db): Promise<boolean> {
  const rows = await owner.query("select from demonstration limit 1", []);
  return rows.length > 0;
}

/** The bank's tables that have rows, except those of an empty bank. */
async function tablesInUse(owner: Db): Promise<string[]> {
  const tables = await owner.query<{ name: string; quoted: string }>(
    `select relname as name, format('bank.%I', relname) as quoted from pg_class
      where relnamespace = 'bank'::regnamespace and relkind in ('r', 'p') and not relispartition
        and relname <> all($1::text[])
      order by relname`,
    [OF_EMPTY_BANK],
  );
  const used: string[] = [];
  for (const { name, quoted } of tables) {
    const rows = await owner.query(`select from ${quoted} limit 1`, []);
    if (rows.length > 0) used.push(name);
  }
  return used;
}

/** Why the bank does not start, in a sentence for its operator. */
export class StartError extends Error {
  override name = "StartError";
}
