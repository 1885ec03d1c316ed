// Accounts that are locked elsewhere. A batch does not wait for them: their tasks are set aside and
// requeued, until the account is free or they have waited long enough.

import type { Statement } from "#db/statements.ts";
import { asText, textsLiteral } from "#db/values.ts";
import type { Connection } from "./connection.ts";
import { numbersOf, type Task } from "./task.ts";

const HELD_MOST = 1_000;

const readHeld: Statement<{ number: string }> = {
  name: "held",
  text: `with free as (
           select number from account
            where number = any($1::text[])
            order by id
              for no key update skip locked)
         select number from account
          where number = any($1::text[]) and number not in (select number from free)`,
  columns: { number: asText },
};

/** The accounts that this process has found locked. */
export interface HeldAccounts {
  /** The tasks that can run now; rechecks accounts that were locked before. */
  free<J extends { task: Task }>(connection: Connection, jobs: readonly J[]): Promise<Parted<J>>;
  /** The same after a lock timeout: checks all of their accounts. */
  freeAmong<J extends { task: Task }>(
    connection: Connection,
    jobs: readonly J[],
  ): Promise<Parted<J>>;
}

interface Parted<J> {
  free: readonly J[];
  held: readonly J[];
}

/** Starts without any account known to be locked. */
export function heldAccounts(): HeldAccounts {
  const known = new Set<string>();

  async function part<J extends { task: Task }>(
    connection: Connection,
    jobs: readonly J[],
    numbers: ReadonlySet<string>,
  ): Promise<Parted<J>> {
    const held = await heldOf(connection, [...numbers]);
    for (const number of numbers) known.delete(number);
    // Bounded; a forgotten one is found again by a lock timeout.
    if (known.size > HELD_MOST) known.clear();
    for (const number of held) known.add(number);
    const isHeld = ({ task }: J) => numbersOf(task).some((number) => known.has(number));
    return { free: jobs.filter((job) => !isHeld(job)), held: jobs.filter(isHeld) };
  }

  return {
    async free(connection, jobs) {
      if (known.size === 0) return { free: jobs, held: [] };
      const numbers = numbersIn(jobs).filter((number) => known.has(number));
      if (numbers.length === 0) return { free: jobs, held: [] };
      return part(connection, jobs, new Set(numbers));
    },
    freeAmong: (connection, jobs) => part(connection, jobs, new Set(numbersIn(jobs))),
  };
}

function numbersIn(jobs: readonly { task: Task }[]): string[] {
  return jobs.flatMap(({ task }) => numbersOf(task));
}

/** Locks nothing and does not wait. */
function heldOf(connection: Connection, numbers: readonly string[]): Promise<string[]> {
  return connection.exchange(
    [{ statement: readHeld as Statement, values: [textsLiteral(numbers)] }],
    ([rows = []]) => ({
      run: null,
      result: (rows as { number: string }[]).map(({ number }) => number),
    }),
  );
}
