import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { HOLIDAYS_SHOWN } from "../rules.ts";

/** The next days on which the bank's service centres and chat are closed. */
export const listHolidays = call({
  method: "GET",
  path: "/v1/support/holidays",
  summary: "The next bank holidays, the one that is running included",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({
    holidays: T.Array(
      T.Object({
        starts: T.String({ description: "YYYY/MM/DD" }),
        ends: T.String({ description: "YYYY/MM/DD, the last day" }),
        title: T.String(),
      }),
      { maxItems: HOLIDAYS_SHOWN },
    ),
  }),
  errors: [],
});
