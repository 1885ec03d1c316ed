import type { Rules } from "../port.ts";
import type { Connection } from "./connection.ts";
import { foundIn, queriesOf } from "./find.ts";
import { emptyJournal } from "./journal.ts";
import { post } from "./posting.ts";
import { refund } from "./refund.ts";
import { type LockedRows, numbersIn, type Outcome, type Task } from "./task.ts";
import { type Moment, transfer } from "./transfer.ts";
import { writingOf } from "./write.ts";

/**
 * Runs the tasks in one transaction of two round trips, in order, each on the result of those
 * before. Fails as a whole, and then nothing is written.
 */
export function runBatch(
  connection: Connection,
  rules: Rules,
  tasks: readonly Task[],
): Promise<Outcome[]> {
  return connection.exchange(queriesOf(tasks), (results) => {
    const { accounts, findings, at, today } = foundIn(results);
    const journal = emptyJournal(accounts);
    const moment: Moment = { rules, at, today, earlier: new Map(), same: new Set() };
    let read = 0;
    const result = tasks.map((task) => {
      const count = task.do === "post" ? numbersIn(task.order).length : 1;
      const found = findings.slice(read, read + count);
      read += count;
      if (task.do === "post") return post(journal, moment, task, found);
      const [finding] = found as [LockedRows];
      if (task.do === "refund") return refund(journal, moment, task, finding);
      return transfer(journal, moment, task.order, finding);
    });
    return { run: writingOf(at, journal), result };
  });
}
