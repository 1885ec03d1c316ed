import { VIDEO_HOURS } from "#base/site/service.ts";
import type { Mode } from "./modes.ts";

const HOURS = /^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/;
const RELAY = /^turns?:[\w.-]+(:\d{1,5})?(\?transport=(udp|tcp))?$/;
const SECRET_LEAST = 16;

/** The settings of video calls, by the name of their environment variable. */
export const videoSettings = {
  VIDEO_HOURS: {
    means: `when the desk takes video calls on business days, 09:00-18:00; empty is ${VIDEO_HOURS} in production and at any hour in a demonstration`,
    standard: "",
    validate: (value: string) =>
      value === "" || HOURS.test(value) ? null : "must be hours such as 09:00-18:00",
  },
  TURN_URLS: {
    means:
      "relays for video calls between networks that do not reach each other, turns:host:5349, with commas; empty has none",
    standard: "",
    validate: (value: string) =>
      relaysIn(value).every((each) => RELAY.test(each))
        ? null
        : "must be relays such as turns:relay.bank.example:5349 with commas between them",
  },
  TURN_SECRET: {
    means: "the secret that the relays share with the bank; needed with TURN_URLS",
    standard: "",
    validate: (value: string) =>
      value === "" || value.length >= SECRET_LEAST
        ? null
        : `must have ${SECRET_LEAST} letters or more`,
  },
} as const;

type Read = (name: keyof typeof videoSettings) => string;

/** What is missing where relays are set. */
export function videoErrors(read: Read): string[] {
  const isMissing = read("TURN_URLS") !== "" && read("TURN_SECRET") === "";
  return isMissing ? ["TURN_SECRET must be set where TURN_URLS is."] : [];
}

/** The configuration of video calls. */
export function videoOf(read: Read, mode: Mode) {
  const urls = relaysIn(read("TURN_URLS"));
  return {
    hours: read("VIDEO_HOURS") || (mode === "production" ? VIDEO_HOURS : null),
    turn: urls.length > 0 ? { urls, secret: read("TURN_SECRET") } : null,
  };
}

function relaysIn(value: string): string[] {
  return value.split(/[\s,]+/).filter(Boolean);
}
