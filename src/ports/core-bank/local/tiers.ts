import type { Db } from "#db/db.ts";

/**
 * Raises the tier of the accounts of an upgrade. The database itself checks that a member of staff
 * has approved it: no role of the site may write a tier.
 */
export async function raiseTier(tx: Db, upgradeId: string): Promise<string[]> {
  const rows = await tx.query<{ number: string }>("select bank.account_raise_tier($1) as number", [
    upgradeId,
  ]);
  return rows.map(({ number }) => number);
}
