// The input of a motor quote, typed or from a URL.

import type { ErrorCode } from "#base/errors/catalogue.ts";
import { halfWidth, startOf } from "#base/text/typed-text.ts";
import { addDays, type Day } from "#base/time/day.ts";
import {
  classesOf,
  FIRST_GRADE,
  isMotorStart,
  type MotorExtra,
  type MotorQuestion,
  motorExtras,
  motorProblems,
  type Vehicle,
  yearsOf,
} from "./motor.ts";

const USUAL_AGE = "35";
const TYPED_MOST = 40;

/** The fields of a quote as typed. */
export type TypedMotor = Readonly<
  Record<"vehicleClass" | "age" | "sex" | "claimGrade" | "years" | "start" | "extras", string>
>;

/** What was typed, the errors, and the parsed input if there are none. */
export interface ReadMotor {
  typed: TypedMotor;
  problems: ReturnType<typeof motorProblems> & { start?: ErrorCode };
  question: MotorQuestion | null;
}

/** Parses the fields; missing ones have default values. */
export function readMotor(
  vehicle: Vehicle,
  read: (name: string) => string | null,
  today: Day,
): ReadMotor {
  const text = (name: string, usual: string) => startOf(halfWidth(read(name) ?? usual), TYPED_MOST);
  const classes = classesOf(vehicle);
  const [usualClass = "car-small"] = classes;
  const vehicleClass = classes.find((name) => name === read("vehicleClass")) ?? usualClass;
  const sex = read("sex") === "female" ? "female" : "male";
  const listed = text("extras", "").split(",");
  const extras = motorExtras.filter((extra): extra is MotorExtra => listed.includes(extra));
  const typed = {
    vehicleClass,
    sex,
    age: text("age", USUAL_AGE),
    claimGrade: text("claimGrade", String(FIRST_GRADE)),
    years: text("years", String(yearsOf[vehicle][0])),
    start: text("start", addDays(today, 1)),
    extras: extras.join(","),
  } as const;
  const number = (typedNumber: string) =>
    /^\d{1,3}$/.test(typedNumber) ? Number(typedNumber) : -1;
  const question: MotorQuestion = {
    vehicleClass,
    sex,
    extras,
    age: number(typed.age),
    claimGrade: number(typed.claimGrade),
    years: number(typed.years),
  };
  const problems: ReadMotor["problems"] = {
    ...motorProblems(question),
    ...(isMotorStart(typed.start, today) ? {} : { start: "INSR000027" }),
  };
  return { typed, problems, question: Object.keys(problems).length > 0 ? null : question };
}
