import { availableParallelism } from "node:os";
import { isAbsolute, resolve } from "node:path";
import { feedAddressError } from "#ports/market/feed.ts";
import {
  keyErrors,
  keySettings,
  listOf,
  type SigningSettings,
  signingOf,
} from "../keys/settings.ts";
import { outboxErrors, outboxSettings } from "../outbox/settings.ts";
import { certificateSettings } from "./certificate-settings.ts";
import { deskPortOf, type Mode, modeErrors, modeOf } from "./modes.ts";
import { networks, oneOf, originOf, postgresUrl, whole } from "./setting-forms.ts";
import { videoErrors, videoOf, videoSettings } from "./video-settings.ts";

/** Every setting of the site, validated; docs/operations.md lists them. */
export interface Settings extends SigningSettings {
  mode: Mode;
  host: string;
  port: number;
  origin: string;
  /** The desk's address; null where this process opens none. */
  desk: { host: string; port: number; origin: string } | null;
  dataDirectory: string;
  /** Where the build put the pages. */
  pagesDirectory: string;
  databaseUrl: string | null;
  databaseOwnerUrl: string | null;
  /** Null: one is generated and stored in the data directory. */
  secret: Buffer | null;
  /** Further accepted secrets: older ones, and the next one. */
  acceptedSecrets: Buffer[];
  hashesAtOnce: number;
  /** Null: mail, or SMS, stay in the outbox. */
  mail: { url: string; from: string } | null;
  sms: { url: string; key: string } | null;
  /** Null: a demonstration generates its market data, production has none. */
  marketUrl: string | null;
  /** When the desk takes video calls, and their relays. */
  video: ReturnType<typeof videoOf>;
  /** MM-DD. */
  withholdingOpens: string;
  trustedProxies: string[];
  callsPerMinute: number;
  pagesPerMinute: number;
  requestsAtOnce: number;
  pageCacheSeconds: number;
  clockSeconds: number;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
}

interface Setting {
  means: string;
  standard: string;
  /** What is wrong with a value, in words that complete "PORT …", or null. */
  validate(value: string): string | null;
}

/** The settings by the name of their environment variable. */
export const settingTable = {
  BANK_MODE: {
    means:
      "`demonstration` fills an empty bank with made-up customers and has pages for builders; `production` is a real bank; empty is a demonstration, as long as nothing else looks like a real bank",
    standard: "",
    validate: oneOf("", "demonstration", "production"),
  },
  HOST: {
    means: "the address to listen on; `0.0.0.0` for every network of the machine",
    standard: "127.0.0.1",
    validate: (value) => (/^[\w.:-]+$/.test(value) ? null : "must be an address such as 127.0.0.1"),
  },
  PORT: { means: "the port of the customers' site", standard: "3000", validate: whole(1, 65_535) },
  PUBLIC_ORIGIN: {
    means:
      "where visitors reach the site, for canonical addresses; empty means http://localhost:PORT; https:// in production",
    standard: "",
    validate: (value) =>
      value === "" || originOf(value) === value
        ? null
        : "must be an origin such as https://www.bank.example, without a path",
  },
  DESK_PORT: {
    means:
      "the port of the staff's desk; 0 opens none; empty is one more than PORT in a demonstration, and none in production",
    standard: "",
    validate: (value) => (value === "" ? null : whole(0, 65_535)(value)),
  },
  DESK_HOST: {
    means: "the address that the desk listens on; never that of every network without need",
    standard: "127.0.0.1",
    validate: (value) => (/^[\w.:-]+$/.test(value) ? null : "must be an address such as 127.0.0.1"),
  },
  DESK_ORIGIN: {
    means:
      "where staff reaches the desk; empty means http://localhost:DESK_PORT; https:// and another host than PUBLIC_ORIGIN's in production",
    standard: "",
    validate: (value) =>
      value === "" || originOf(value) === value
        ? null
        : "must be an origin such as https://desk.bank.example, without a path",
  },
  DATA_DIR: {
    means: "the directory of the embedded database",
    standard: ".data",
    validate: (value) => (value === "" ? "must name a directory" : null),
  },
  PAGES_DIRECTORY: {
    means: "where the built pages are; `build-kit` has the parts of pages for builders besides",
    standard: "build",
    validate: (value) => (value === "" ? "must name a directory" : null),
  },
  DATABASE_URL: {
    means:
      "a PostgreSQL 15 or later to use instead of the embedded one; with sslmode=verify-full where it is elsewhere",
    standard: "",
    validate: postgresUrl,
  },
  DATABASE_OWNER_URL: {
    means: "the same database as its owner, for migrations; empty means DATABASE_URL",
    standard: "",
    validate: postgresUrl,
  },
  ...keySettings,
  HASHES_AT_ONCE: {
    means: "how many passwords are checked at the same time; 0 means one less than there are cores",
    standard: "0",
    validate: whole(0, 64),
  },
  ...outboxSettings,
  MARKET_URL: {
    means:
      "where market data comes from, one JSON file a day: https://host/{day}.json or file:///directory/{day}.json; empty makes it up in a demonstration, and has none in production",
    standard: "",
    validate: (value) => (value === "" ? null : feedAddressError(value)),
  },
  ...videoSettings,
  ...certificateSettings,
  TRUSTED_PROXIES: {
    means: "addresses of proxies whose X-Forwarded-* headers count, with commas; empty means none",
    standard: "",
    validate: networks,
  },
  CALLS_PER_MINUTE: {
    means:
      "how many /v1 calls one network (an IPv4 address, an IPv6 /64) may make in a minute in each process; costly calls weigh more for a customer, or for the guests of a network",
    standard: "1200",
    validate: whole(1, 100_000_000),
  },
  PAGES_PER_MINUTE: {
    means: "how many pages and files one network may open in a minute in each process",
    standard: "2400",
    validate: whole(1, 100_000_000),
  },
  REQUESTS_AT_ONCE: {
    means:
      "how many requests of one network are worked on at the same time in each process; more wait",
    standard: "64",
    validate: whole(1, 1_000_000),
  },
  PAGE_CACHE_SECONDS: {
    means: "the longest that a public page is kept in memory; 0 renders every page anew",
    standard: "60",
    validate: whole(0, 3600),
  },
  CLOCK_SECONDS: {
    means: "how often a process asks the database for the time, which it keeps in between",
    standard: "30",
    validate: whole(1, 300),
  },
  LOG_LEVEL: {
    means: "how much is logged: `debug`, `info`, `warn`, `error`, `silent`",
    standard: "info",
    validate: oneOf("debug", "info", "warn", "error", "silent"),
  },
} as const satisfies Record<string, Setting>;

// Values that may contain a password are not repeated on a screen or in a log.
const SECRET = /SECRET|KEY|URL|PIN|PASSWORD/;

type Name = keyof typeof settingTable;

/** Errors in the environment, one sentence per setting. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/** Reads and validates the environment; throws a SettingsError that names every bad setting. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const value = (name: Name) => environment[name]?.trim() || settingTable[name].standard;
  const errors = (Object.keys(settingTable) as Name[]).flatMap((name) => {
    const error = settingTable[name].validate(value(name));
    const shown = SECRET.test(name) ? "" : `; it is "${value(name)}"`;
    return error ? [`${name} ${error}${shown}.`] : [];
  });
  errors.push(...modeErrors(value), ...outboxErrors(value), ...videoErrors(value));
  errors.push(...keyErrors(value));
  if (errors.length > 0) throw new SettingsError(errors.join("\n"));
  const port = Number(value("PORT"));
  return {
    mode: modeOf(value),
    host: value("HOST"),
    port,
    origin: value("PUBLIC_ORIGIN") || `http://localhost:${port}`,
    desk: deskOf(value),
    dataDirectory: inRoot(value("DATA_DIR")),
    pagesDirectory: inRoot(value("PAGES_DIRECTORY")),
    databaseUrl: value("DATABASE_URL") || null,
    databaseOwnerUrl: value("DATABASE_OWNER_URL") || value("DATABASE_URL") || null,
    secret: value("SECRET_KEY") === "" ? null : Buffer.from(value("SECRET_KEY"), "hex"),
    acceptedSecrets: listOf(value("SECRET_KEYS_ACCEPTED")).map((each) => Buffer.from(each, "hex")),
    hashesAtOnce: Number(value("HASHES_AT_ONCE")) || Math.max(1, availableParallelism() - 1),
    ...signingOf(value),
    mail: value("MAIL_URL") ? { url: value("MAIL_URL"), from: value("MAIL_FROM") } : null,
    sms: value("SMS_URL") ? { url: value("SMS_URL"), key: value("SMS_KEY") } : null,
    marketUrl: value("MARKET_URL") || null,
    video: videoOf(value, modeOf(value)),
    withholdingOpens: value("WITHHOLDING_OPENS"),
    trustedProxies: listOf(value("TRUSTED_PROXIES")),
    callsPerMinute: Number(value("CALLS_PER_MINUTE")),
    pagesPerMinute: Number(value("PAGES_PER_MINUTE")),
    requestsAtOnce: Number(value("REQUESTS_AT_ONCE")),
    pageCacheSeconds: Number(value("PAGE_CACHE_SECONDS")),
    clockSeconds: Number(value("CLOCK_SECONDS")),
    logLevel: value("LOG_LEVEL") as Settings["logLevel"],
  };
}

/** An environment without the bank's settings, for a program that loads foreign code. */
export function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !(name in settingTable)),
  );
}

/** Resolves a directory relative to the repository's root. */
function inRoot(directory: string): string {
  return isAbsolute(directory) ? directory : resolve(import.meta.dirname, "../../..", directory);
}

/** The desk's address; in production only where its port is set. */
function deskOf(value: (name: Name) => string): Settings["desk"] {
  const port = deskPortOf(value);
  if (port === 0) return null;
  return {
    host: value("DESK_HOST"),
    port,
    origin: value("DESK_ORIGIN") || `http://localhost:${port}`,
  };
}
