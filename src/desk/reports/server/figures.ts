import { certificateKinds } from "#areas/certificates/rules/kinds.ts";
import { certificateCounts } from "#areas/certificates/server/reviews.ts";
import { refusedSignIns } from "#areas/login/server/devices.ts";
import { missedSearches } from "#areas/support/server/counts.ts";
import type { Output } from "#base/call/call.ts";
import { addDays, dayOf, daysBetween, formatDay, formatTime } from "#base/time/day.ts";
import { queueSources } from "#desk/home/server.ts";
import { isOverdue, untaken } from "#desk/queues/server/queue-handlers.ts";
import type { DeskContext } from "#desk/queues/server/sources.ts";
import { refusedStaffSignIns } from "#desk/staff/server/people.ts";
import type { readReport } from "../contract.ts";
import {
  CERTIFICATE_DAYS,
  type Report,
  SEARCHES_SHOWN,
  SIGN_IN_DAYS,
  TRANSFER_HOURS,
} from "../rules.ts";

type Figures = Output<typeof readReport>;

const HOUR_MS = 3_600_000;

/** The figures of each report. */
export const figures: Record<Report, (context: DeskContext) => Promise<Figures>> = {
  async searches({ db }) {
    const rows = await missedSearches(db, SEARCHES_SHOWN);
    return {
      labels: rows.map(({ typed }) => typed),
      series: [{ name: "times", values: rows.map(({ times }) => times) }],
    };
  },

  /** The same for every reader: items that somebody has taken are not counted. */
  async queues(context) {
    const { now } = context;
    const lists = await Promise.all(
      queueSources.map(async (source) => ({
        queue: source.queue,
        items: await untaken(source, context),
      })),
    );
    return {
      labels: lists.map(({ queue }) => queue),
      series: [
        { name: "waiting", values: lists.map(({ items }) => items.length) },
        {
          name: "overdue",
          values: lists.map(({ items }) => items.filter((item) => isOverdue(item, now)).length),
        },
        { name: "oldestDays", values: lists.map(({ items }) => oldestDays(items, now)) },
      ],
    };
  },

  async "sign-ins"({ db, now }) {
    const [customers, staff] = await Promise.all([
      refusedSignIns(db, SIGN_IN_DAYS),
      refusedStaffSignIns(db, SIGN_IN_DAYS),
    ]);
    const today = dayOf(now);
    const days = Array.from({ length: SIGN_IN_DAYS }, (_, place) =>
      addDays(today, place - SIGN_IN_DAYS + 1),
    );
    const on = (rows: readonly { day: string; count: number }[]) =>
      days.map((day) => rows.find((row) => row.day === day)?.count ?? 0);
    return {
      labels: days.map(formatDay),
      series: [
        { name: "customers", values: on(customers) },
        { name: "staff", values: on(staff) },
      ],
    };
  },

  async transfers({ ports, now }) {
    const rows = await ports.coreBank.transfersPerHour(TRANSFER_HOURS);
    const hours = Array.from({ length: TRANSFER_HOURS }, (_, place) =>
      hourOf(new Date(now.getTime() - (TRANSFER_HOURS - 1 - place) * HOUR_MS)),
    );
    const values = hours.map((hour) => rows.find((row) => row.hour === hour)?.count ?? 0);
    return { labels: hours, series: [{ name: "transfers", values }] };
  },

  async certificates({ db }) {
    const rows = await certificateCounts(db, CERTIFICATE_DAYS);
    const of = (what: "requested" | "issued") =>
      certificateKinds.map((kind) => rows.find((row) => row.kind === kind)?.[what] ?? 0);
    return {
      labels: [...certificateKinds],
      series: [
        { name: "requested", values: of("requested") },
        { name: "issued", values: of("issued") },
      ],
    };
  },
};

/** The hour of a moment in Taipei, in the ledger's format: 11/16 08:00. */
function hourOf(at: Date): string {
  return `${formatDay(dayOf(at)).slice(5)} ${formatTime(at).slice(0, 2)}:00`;
}

function oldestDays(items: readonly { arrivedAt: Date }[], now: Date): number {
  const today = dayOf(now);
  const oldest = items.map(({ arrivedAt }) => dayOf(arrivedAt)).toSorted()[0] ?? today;
  return daysBetween(oldest, today);
}
