import { inject } from "vitest";
import type { Bank } from "./bank.ts";

/** Stops the bank's clock at a moment, in the database and in the site. */
export async function setClock(
  { owner, clock }: Pick<Bank, "owner" | "clock">,
  moment: string | Date,
): Promise<void> {
  const text = new Date(moment).toISOString();
  await owner.query(
    `create or replace function bank.now() returns timestamptz language sql stable
       as $$ select timestamptz '${text}' $$`,
    [],
  );
  await clock.sync();
}

/**
 * Stops the bank's clock when its database was filled: what the demonstration says of today and
 * tomorrow is of that day, also in a run that began before midnight.
 */
export function setClockAsFilled(bank: Pick<Bank, "owner" | "clock">): Promise<void> {
  return setClock(bank, inject("filledAt"));
}

/** Lets the bank's clock run again with the machine's. */
export async function freeClock({ owner, clock }: Pick<Bank, "owner" | "clock">): Promise<void> {
  await owner.query(
    `create or replace function bank.now() returns timestamptz language sql stable
       as 'select pg_catalog.statement_timestamp()'`,
    [],
  );
  await clock.sync();
}
