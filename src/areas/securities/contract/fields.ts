// Fields shared by several market calls.

import { Type as T } from "typebox";
import { day } from "#base/call/fields.ts";
import { flag, wire } from "#base/call/wire.ts";

/** A price on the exchange. */
export const price = T.Integer({
  description: "hundredths of a New Taiwan dollar: 61200 is 612.00",
});

/** The day of the figures, and whether it is stale, so that old figures never pass for today's. */
export const asOf = {
  day: wire("baseDt", T.Union([day, T.Null()])),
  isStale: flag("dlayYn", { description: "Y while a newer trading day has closed and is missing" }),
};
