import { isDay } from "#base/time/day.ts";

/** The settings of certificates, by the name of their environment variable. */
export const certificateSettings = {
  WITHHOLDING_OPENS: {
    means:
      "the day on which withholding statements of the year before open, MM-DD; later in years with a long holiday",
    standard: "02-10",
    // The day must exist in every year.
    validate: (value: string) =>
      isDay(`2027-${value}`) ? null : "must be a day of the year such as 02-10",
  },
} as const;
