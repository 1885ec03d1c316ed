// The input of a motor quote, typed or from a URL.

import { startOf } from "#base/text/typed-text.ts";
import {
  classesOf,
  FIRST_GRADE,
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
  Record<"vehicleClass" | "age" | "sex" | "claimGrade" | "years" | "extras", string>
>;

/** What was typed, the errors, and the parsed input if there are none. */
export interface ReadMotor {
  typed: TypedMotor;
  problems: ReturnType<typeof motorProblems>;
  question: MotorQuestion | null;
}

/** Parses the fields; missing ones have default values. */
export function readMotor(vehicle: Vehicle, read: (name: string) => string | null): ReadMotor {
  const text = (name: string, usual: string) => startOf((read(name) ?? usual).trim(), TYPED_MOST);
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
  const problems = motorProblems(question);
  return { typed, problems, question: Object.keys(problems).length > 0 ? null : question };
}
