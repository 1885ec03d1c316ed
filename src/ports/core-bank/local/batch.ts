import type { Connection } from "./connection.ts";
import { find } from "./find.ts";
import { emptyJournal } from "./journal.ts";
import { refund } from "./refund.ts";
import type { Finding, Outcome, Task } from "./task.ts";
import { type Moment, transfer } from "./transfer.ts";
import { writeAll } from "./write.ts";

const rollback = { name: "rollback", text: "rollback" };

/**
 * Does the tasks in one transaction of two round trips, in their order, each on what the ones before
 * have left. Fails as a whole, and then nothing is done.
 */
export async function runBatch(connection: Connection, tasks: readonly Task[]): Promise<Outcome[]> {
  try {
    const { accounts, findings, at, today } = await find(connection, tasks);
    const journal = emptyJournal(accounts);
    const moment: Moment = { at, today, earlier: new Map(), same: new Set() };
    const outcomes = tasks.map((task, index) => {
      const finding = findings[index] as Finding;
      if (task.do === "refund") return refund(journal, moment, task, finding);
      return transfer(journal, moment, task.order, finding);
    });
    await writeAll(connection, at, journal);
    return outcomes;
  } catch (thrown) {
    // Whatever has failed, the next batch finds no open transaction.
    await connection.run(rollback).catch(() => connection.drop());
    throw thrown;
  }
}
