import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { moment, orNull } from "#base/call/fields.ts";
import { reports, TRAIL_SHOWN } from "./rules.ts";

/** The figures of a report: a label for each row, and one or more series. */
export const readReport = call({
  method: "GET",
  path: "/v1/desk/reports/{report}",
  summary:
    "The figures of a report: searches that found nothing, queue ages, sign-in failures, transfers per hour, certificates per kind",
  who: "staff:reports.read",
  input: T.Object({ report: T.Enum([...reports]) }),
  output: T.Object({
    /** Codes if the report's rows have a name in each language. */
    labels: T.Array(T.String()),
    series: T.Array(T.Object({ name: T.String(), values: T.Array(T.Integer()) }), { maxItems: 3 }),
  }),
  errors: [],
});

/** What staff did, newest first. */
export const readTrail = call({
  method: "GET",
  path: "/v1/desk/trail",
  summary: "What members of staff did and looked at in the past days, the newest first",
  who: "staff:trail.read",
  input: T.Object({}),
  output: T.Object({
    rows: T.Array(
      T.Object({
        at: moment,
        name: T.String(),
        event: T.String(),
        outcome: T.String(),
        reference: orNull(T.String()),
        /** The customer's number at the bank; neither name nor national ID. */
        customer: orNull(T.String()),
        /** The reasons, if any were required: codes that have a name, and free text. */
        reasons: T.Array(T.String(), { maxItems: 3 }),
      }),
      { maxItems: TRAIL_SHOWN },
    ),
  }),
  errors: [],
});
