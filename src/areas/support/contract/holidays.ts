import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { day } from "#base/call/fields.ts";
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
        starts: day,
        ends: day,
        title: T.String(),
      }),
      { maxItems: HOLIDAYS_SHOWN },
    ),
  }),
  errors: [],
});
