import type { JobMeans } from "#server/http/lifecycle.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { remindOfMotorEnds } from "./server/reminders.ts";
import { settleUnfinished } from "./server/settle.ts";
import { forgetOld } from "./store/redirects.ts";

/** Deletes unpaid applications and expired redirects, and sends reminders of expiring motor insurance. */
export const jobs: readonly Job[] = [
  { name: "forget old insurance applications", everySeconds: 3_600, work: forgetOld },
  { name: "remind of motor insurance", everySeconds: 3_600, work: remindOfMotorEnds },
];

/** Completes payments and cancellations that were interrupted. */
export function portJobs({ ports: { coreBank, insurer } }: JobMeans): readonly Job[] {
  if (!insurer) return [];
  const ports = { coreBank, insurer };
  return [
    {
      name: "settle insurance payments",
      everySeconds: 60,
      work: (db, closing) => settleUnfinished({ db, ports }, closing),
    },
  ];
}
