import { dayOf } from "#base/time/day.ts";
import type { JobMeans } from "#server/http/lifecycle.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { FLOW_MONTHS_MOST, flowStart } from "./rules/summary.ts";

const BEFORE_ALL = "0";

/** Aggregates the entries of busy accounts by month, so that no overview has to. */
export function portJobs({ ports: { coreBank }, now }: JobMeans): readonly Job[] {
  let after = BEFORE_ALL;
  const work = async () => {
    const since = flowStart(dayOf(now()), FLOW_MONTHS_MOST);
    after = (await coreBank.countMoneyFlow(after, since)) ?? BEFORE_ALL;
  };
  return [{ name: "count money in and out by month", everySeconds: 60, work }];
}
