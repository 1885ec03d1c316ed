import { isIP } from "node:net";
import { reachOf } from "#db/reach.ts";

/** What is wrong with a value, as the end of a sentence; null when it is valid. */
type Check = (value: string) => string | null;

/** One of the given words. */
export function oneOf(...choices: string[]): Check {
  const named = choices.filter(Boolean).join(", ");
  return (value) => (choices.includes(value) ? null : `must be one of ${named}`);
}

/** An integer from least to most. */
export function whole(least: number, most: number): Check {
  return (value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    return number >= least && number <= most
      ? null
      : `must be a whole number from ${least} to ${most}`;
  };
}

/** The origin of a value, or null. */
export function originOf(value: string): string | null {
  if (!URL.canParse(value)) return null;
  const { origin, protocol } = new URL(value);
  return protocol === "https:" || protocol === "http:" ? origin : null;
}

/** Addresses, or networks of them, with commas between them. */
export function networks(value: string): string | null {
  const isRight = value
    .split(/[\s,]+/)
    .filter(Boolean)
    .every(isNetwork);
  if (isRight) return null;
  return "must be addresses such as 10.0.0.1, or networks such as 10.0.0.0/8, with commas between them";
}

/** Whether a text is an address, or a network of addresses; all addresses are none. */
function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const bitsMost = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bitsMost === 0 || rest.length > 0) return false;
  return bits === undefined || whole(1, bitsMost)(bits) === null;
}

/** The URL of a PostgreSQL server, or empty. */
export function postgresUrl(value: string): string | null {
  if (value === "") return null;
  // The value is not repeated: it may contain a password.
  if (!URL.canParse(value) || !/^postgres(ql)?:$/.test(new URL(value).protocol)) {
    return "must look like postgres://user:password@host:5432/database";
  }
  return reachOf(value) === "unreadable" ? "must name only certificates that can be read" : null;
}
