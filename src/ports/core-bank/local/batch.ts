import type { Rules } from "../port.ts";
import type { Connection } from "./connection.ts";
import { foundIn, questionsOf } from "./find.ts";
import { emptyJournal } from "./journal.ts";
import { refund } from "./refund.ts";
import type { Finding, Outcome, Task } from "./task.ts";
import { type Moment, transfer } from "./transfer.ts";
import { writingOf } from "./write.ts";

/**
 * Does the tasks in one transaction of two round trips, in their order, each on what the ones before
 * have left. Fails as a whole, and then nothing is done.
 */
export function runBatch(
  connection: Connection,
  rules: Rules,
  tasks: readonly Task[],
): Promise<Outcome[]> {
  return connection.exchange(questionsOf(tasks), (answers) => {
    const { accounts, findings, at, today } = foundIn(answers);
    const journal = emptyJournal(accounts);
    const moment: Moment = { rules, at, today, earlier: new Map(), same: new Set() };
    const result = tasks.map((task, index) => {
      const finding = findings[index] as Finding;
      if (task.do === "refund") return refund(journal, moment, task, finding);
      return transfer(journal, moment, task.order, finding);
    });
    return { run: writingOf(at, journal), result };
  });
}
