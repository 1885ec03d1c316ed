// The customers of a run: the senders, and the few accounts that everybody pays into.

import type { Pool } from "#db/db.ts";
import { openVault } from "#server/secrets/vault.ts";
import { TEST_SECRET } from "../bank/secret.ts";
import { makeCustomer, type Person } from "../people/customers.ts";

/** The participants. */
export interface People {
  senders: Person[];
  /** Accounts that all of them pay into at the same time. */
  hotNumbers: string[];
}

const HOT_PAYEES = 3;
const RICH = 90_000;
const POOR = 6_000;

/**
 * Creates the people of a run; every third sender has so little that some transfers cannot be paid.
 */
export async function makePeople(owner: Pool, count: number): Promise<People> {
  const bank = { owner, vault: await openVault(Buffer.from(TEST_SECRET, "hex"), 2) };
  const senders: Person[] = [];
  for (let at = 0; at < count; at += 1) {
    const tier = at % 2 === 0 ? "advanced" : "basic";
    senders.push(await makeCustomer(bank, { tier, balance: at % 3 === 0 ? POOR : RICH }));
  }
  const hotNumbers: string[] = [];
  for (let at = 0; at < HOT_PAYEES; at += 1) {
    hotNumbers.push((await makeCustomer(bank, { balance: 0 })).mainNumber);
  }
  return { senders, hotNumbers };
}
