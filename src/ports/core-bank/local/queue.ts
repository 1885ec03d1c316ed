// The tasks that wait, and which of them may go next. Tasks that share an account go one after the
// other, in the order they came: a lane never waits for a row that another lane of this process holds.

/** Something that waits, and the accounts it needs for itself. */
export interface Waiting {
  readonly numbers: readonly string[];
}

/** What waits for a lane. */
export interface Queue<Job extends Waiting> {
  readonly length: number;
  push(job: Job): void;
  /** Up to so many that share no account with what is under way, nor with one that waits longer. */
  take(most: number): Job[];
  /** What was taken is done with, whatever came of it. */
  free(jobs: readonly Job[]): void;
  /** Everything that still waits, to be refused. */
  clear(): Job[];
}

/** An empty queue. */
export function openQueue<Job extends Waiting>(): Queue<Job> {
  let waiting: Job[] = [];
  const held = new Set<string>();
  return {
    get length() {
      return waiting.length;
    },
    push(job) {
      waiting.push(job);
    },
    take(most) {
      const taken: Job[] = [];
      const left: Job[] = [];
      const passedOver = new Set<string>();
      let seen = 0;
      for (const job of waiting) {
        if (taken.length >= most) break;
        seen += 1;
        if (!job.numbers.some((number) => held.has(number) || passedOver.has(number))) {
          taken.push(job);
          continue;
        }
        left.push(job);
        for (const number of job.numbers) passedOver.add(number);
      }
      waiting = [...left, ...waiting.slice(seen)];
      for (const { numbers } of taken) for (const number of numbers) held.add(number);
      return taken;
    },
    free(jobs) {
      for (const { numbers } of jobs) for (const number of numbers) held.delete(number);
    },
    clear() {
      const left = waiting;
      waiting = [];
      return left;
    },
  };
}
