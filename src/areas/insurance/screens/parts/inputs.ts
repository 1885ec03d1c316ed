import { formatDay } from "#base/time/day.ts";
import type { Choices } from "../../rules/choices.ts";
import { destinationCodes, insuredTypeCodes } from "../../rules/codes.ts";

/** The choices as input of the calls. */
export function trialInput({ trial, age, children, options }: Choices) {
  const { destination, sumInsured, startOn, endOn, leavingTime, insuredType } = trial;
  return {
    destination: destinationCodes[destination],
    sumInsured,
    startDay: formatDay(startOn),
    ...(endOn ? { endDay: formatDay(endOn) } : {}),
    leavingTime,
    insuredType: insuredType ? insuredTypeCodes[insuredType] : ("" as const),
    ...(/^\d{1,3}$/.test(age) ? { age: Number(age) } : {}),
    childCount: children,
    options: options.join(","),
  };
}
