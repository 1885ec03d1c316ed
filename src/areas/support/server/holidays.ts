import type { Handlers } from "#server/api/call-context.ts";
import type * as contract from "../contract/holidays.ts";
import { HOLIDAYS_SHOWN } from "../rules.ts";
import { comingHolidays } from "../store/holidays.ts";

/** The handler of the bank's holidays. */
export const holidayHandlers: Handlers<typeof contract> = {
  async listHolidays(_input, { db, language }) {
    return { holidays: await comingHolidays(db, language, HOLIDAYS_SHOWN) };
  },
};
