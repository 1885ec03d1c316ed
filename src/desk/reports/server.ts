import { formatMoment } from "#base/time/day.ts";
import { staffNames } from "#desk/staff/server/people.ts";
import type { Handlers } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import { latestOfStaff } from "#server/audit/staff-trail.ts";
import type * as contract from "./contract.ts";
import { TRAIL_SHOWN } from "./rules.ts";
import { figures } from "./server/figures.ts";

const TRAIL_DAYS = 7;

export const handlers: Handlers<typeof contract> = {
  readReport: ({ report }, context) => figures[report](context),

  async readTrail(_input, context) {
    const { db, language } = context;
    const rows = await latestOfStaff(db, { days: TRAIL_DAYS, most: TRAIL_SHOWN });
    const ids = rows.map(({ staffId }) => staffId);
    const names = await staffNames(db, ids, language);
    await record(db, context, { event: "desk.trail.read", outcome: "ok" });
    return {
      rows: rows.map(({ at, staffId, event, outcome, reference, customerId, detail }) => ({
        at: formatMoment(at),
        name: names.get(staffId) ?? staffId,
        ...{ event, outcome, reference },
        customer: customerId,
        reasons: reasonsOf(detail),
      })),
    };
  },
};

/** The reasons given, if any were required. */
function reasonsOf(detail: Readonly<Record<string, unknown>> | null): string[] {
  return [detail?.reason, detail?.why, detail?.note].filter(
    (each) => typeof each === "string" && each !== "",
  ) as string[];
}
