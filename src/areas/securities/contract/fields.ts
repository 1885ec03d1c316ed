// Fields that several calls about the market have.

import { Type as T } from "typebox";
import { day } from "#base/call/fields.ts";
import { flag, wire } from "#base/call/wire.ts";

/** A price of the exchange. */
export const price = T.Integer({
  description: "hundredths of a New Taiwan dollar: 61200 is 612.00",
});

/** Up to which day the figures go; one that is stale is never taken for today's. */
export const asOf = {
  day: wire("baseDt", T.Union([day, T.Null()])),
  isStale: flag("dlayYn", { description: "Y while a newer trading day has closed and is missing" }),
};
