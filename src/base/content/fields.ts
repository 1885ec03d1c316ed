import { linkPath } from "../site/own-path.ts";
import type { Translated } from "../text/language.ts";
import { addDays, type Day, formatDay, isDay } from "../time/day.ts";
import type { Flaw, RawFields } from "./file.ts";

/** A day of a content file: a date, or days from the first start of a demonstration. */
export type ContentDay = { day: Day } | { days: number };

/** How one value is written, and what it is parsed to. */
export interface Kind<Value> {
  /** Follows "is not" in the error: `"x" is not a whole number`. */
  expected: string;
  /** Returns undefined when the value is not of this kind. */
  read(value: string): Value | undefined;
  /** The default when the key is missing; without it the key is required. */
  otherwise?: { value: Value };
}

/** The keys that a file or a section has, each with its kind. */
export type Shape<Fields> = { readonly [Key in keyof Fields]: Kind<Fields[Key]> };

/** Any text in one line. */
export const words: Kind<string> = { expected: "a text", read: (value) => value };

/** A number without decimals from 1 on, as ids and positions are. */
export const count: Kind<number> = {
  expected: "a whole number from 1",
  read: (value) => (/^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined),
};

/** A number of degrees. */
export const degrees: Kind<number> = {
  expected: "a number of degrees such as 25.0429",
  read: (value) => (/^-?\d{1,3}\.\d{1,6}$/.test(value) ? Number(value) : undefined),
};

/** A date, or a day counted from the first start. */
export const day: Kind<ContentDay> = {
  expected: "a day such as 2026-05-01 or {day:-30}",
  read(value) {
    if (isDay(value)) return { day: value };
    const days = /^\{day:([+-]\d{1,5})\}$/.exec(value)?.[1];
    return days === undefined ? undefined : { days: Number(days) };
  },
};

/** Yes or no. */
export const flag: Kind<boolean> = {
  expected: "yes or no",
  read: (value) => (value === "yes" ? true : value === "no" ? false : undefined),
};

/** Words separated by commas; none empty, no duplicates. */
export const list: Kind<string[]> = {
  expected: "a list with commas between its words, each once",
  read(value) {
    const items = value.split(",").map((item) => item.trim());
    return items.includes("") || new Set(items).size < items.length ? undefined : items;
  },
};

/** The address of a page of this site. */
export const pagePath: Kind<string> = {
  expected: "an address of this site such as /notice/7",
  read: (value) => linkPath(value) ?? undefined,
};

/** A list of which each word is of a kind. */
export function listOf(kind: Kind<string>): Kind<string[]> {
  return {
    expected: `${kind.expected}, or several of them with commas between them, each once`,
    read(value) {
      const items = list.read(value);
      return items?.every((item) => kind.read(item) !== undefined) ? items : undefined;
    },
  };
}

/** What a pattern matches. */
export function matching(pattern: string, expected: string): Kind<string> {
  const format = new RegExp(pattern);
  return { expected, read: (value) => (format.test(value) ? value : undefined) };
}

/** A telephone number of this country, which pages link to. */
export const telephone = matching("^0[\\d-]{5,18}\\d$", "a number such as 0800-000-000");

/** One of some words. */
export function oneOf<const Word extends string>(...choices: readonly Word[]): Kind<Word> {
  return {
    expected: `one of ${choices.join(", ")}`,
    read: (value) => choices.find((choice) => choice === value),
  };
}

/** The kind, for an optional key. */
export function optional<Value, Other extends Value>(
  kind: Kind<Value>,
  otherwise: Other,
): Kind<Value> {
  return { ...kind, otherwise: { value: otherwise } };
}

/** The same kind, or null where the key is missing. */
export function orNull<Value>(kind: Kind<Value>): Kind<Value | null> {
  return { ...kind, otherwise: { value: null } };
}

/** The values of a file or section; null on errors, which are then added to the flaws. */
export function readFields<Fields>(
  raw: RawFields,
  shape: Shape<Fields>,
  { line, flaws }: { line: number; flaws: Flaw[] },
): Fields | null {
  const before = flaws.length;
  const keys = Object.keys(shape) as (keyof Fields & string)[];
  for (const [key, { line: at }] of raw) {
    if (keys.some((known) => known === key)) continue;
    flaws.push({ line: at, text: `${key} is not known here; the keys are ${keys.join(", ")}` });
  }
  const pairs = keys.map((key) => {
    const { expected, read, otherwise } = shape[key];
    const given = raw.get(key);
    if (given === undefined) {
      if (otherwise === undefined) flaws.push({ line, text: `${key} is missing` });
      return [key, otherwise?.value];
    }
    const value = read(given.value);
    if (value === undefined) {
      flaws.push({ line: given.line, text: `${key}: "${given.value}" is not ${expected}` });
    }
    return [key, value];
  });
  return flaws.length > before ? null : Object.fromEntries(pairs);
}

/** The day that a content file names; a relative one is counted from today. */
export function dayIn(day: ContentDay, today: Day): Day {
  return "day" in day ? day.day : addDays(today, day.days);
}

/** Replaces the day placeholders of a text in every language: {day:+3} is three days from today. */
export function fillDays({ zh, en, ko }: Translated, today: Day): Translated {
  const fill = (text: string) =>
    text.replace(/\{day:([+-]\d+)\}/g, (_, days: string) =>
      formatDay(addDays(today, Number(days))),
    );
  return { zh: fill(zh), en: fill(en), ko: fill(ko) };
}
