// The modes a bank can be started in. Made-up customers with a published password must stay on one
// machine; a real bank must have every security setting. The mode is never guessed.

import { isLoopback, type Reach, reachOf } from "#db/reach.ts";
import { secretWeakness } from "../keys/secret-form.ts";

/** The mode a bank is started in. */
export type Mode = "demonstration" | "production";

/** The settings that depend on the mode. */
export type ModeSetting =
  | "BANK_MODE"
  | "HOST"
  | "PORT"
  | "DESK_PORT"
  | "DESK_HOST"
  | "DESK_ORIGIN"
  | "PUBLIC_ORIGIN"
  | "DATABASE_URL"
  | "DATABASE_OWNER_URL"
  | "SECRET_KEY"
  | "MAIL_URL"
  | "SMS_URL"
  | "TRUSTED_PROXIES";

/** Reads a setting; empty where it is not set. */
export type Read = (name: ModeSetting) => string;

const PORT_MOST = 65_535;

/** Settings that are only set to open a bank to others. */
const signs: Partial<Record<ModeSetting, (value: string) => boolean>> = {
  DATABASE_URL: isGiven,
  DATABASE_OWNER_URL: isGiven,
  HOST: (value) => !isLoopback(value),
  PUBLIC_ORIGIN: (value) => isGiven(value) && !isOwnMachine(value),
  DESK_HOST: (value) => !isLoopback(value),
  DESK_ORIGIN: (value) => isGiven(value) && !isOwnMachine(value),
  TRUSTED_PROXIES: isGiven,
  MAIL_URL: isGiven,
  SMS_URL: isGiven,
};

/** The configured mode; demonstration by default. */
export function modeOf(read: Read): Mode {
  return read("BANK_MODE") === "production" ? "production" : "demonstration";
}

/** The desk's port, 0 for none: in production the desk only opens when configured. */
export function deskPortOf(read: Read): number {
  const configured = read("DESK_PORT");
  if (configured !== "") return Number(configured);
  if (modeOf(read) === "production") return 0;
  const port = Number(read("PORT"));
  return port < PORT_MOST ? port + 1 : port - 1;
}

/** What prevents a start in this mode, one sentence each. */
export function modeErrors(read: Read): string[] {
  return [...errorsOfMode(read), ...deskErrors(read)];
}

/** What prevents the desk from opening: both sites at one address, or missing security. */
function deskErrors(read: Read): string[] {
  const port = deskPortOf(read);
  if (port === 0) return [];
  const errors = port === Number(read("PORT")) ? ["DESK_PORT must be another port than PORT."] : [];
  if (modeOf(read) === "demonstration") {
    if (read("BANK_MODE") !== "" && !isLoopback(read("DESK_HOST"))) {
      errors.push(
        "DESK_HOST must be an address of this machine in a demonstration: the secrets of its staff are published.",
      );
    }
    return errors;
  }
  if (!read("DESK_ORIGIN").startsWith("https://")) {
    errors.push(
      "DESK_ORIGIN must be the https:// origin in production at which staff reaches the desk; DESK_PORT=0 opens none.",
    );
  } else if (hostOf(read("DESK_ORIGIN")) === hostOf(read("PUBLIC_ORIGIN"))) {
    errors.push(
      "DESK_ORIGIN must have another host than PUBLIC_ORIGIN: ports of one host share their cookies.",
    );
  }
  return errors;
}

function errorsOfMode(read: Read): string[] {
  const mode = read("BANK_MODE");
  if (mode === "production") return productionErrors(read);
  if (mode === "demonstration") return demonstrationErrors(read);
  const given = Object.entries(signs).flatMap(([name, isSign]) =>
    isSign(read(name as ModeSetting)) ? [name] : [],
  );
  if (given.length === 0) return [];
  return [
    `BANK_MODE must be set where ${given.join(", ")} ${given.length > 1 ? "are" : "is"} set: ` +
      "BANK_MODE=production opens a real bank, BANK_MODE=demonstration one with made-up customers " +
      "whose password is published.",
  ];
}

function demonstrationErrors(read: Read): string[] {
  return databases(read)
    .filter(({ reach }) => reach !== "here")
    .map(({ name }) => `${name} must be a database of this machine in a demonstration.`);
}

const MAKE_SECRET = "openssl rand -hex 32";

const needed: readonly (readonly [ModeSetting, string])[] = [
  ["SECRET_KEY", `; make one with: ${MAKE_SECRET}`],
  ["MAIL_URL", ": without it no mail would leave"],
  ["SMS_URL", ": without it no one-time code would leave"],
];

const unsafeReach = {
  open: "must end in ?sslmode=verify-full for a database elsewhere.",
  ambiguous:
    "must say sslmode=verify-full for a database elsewhere: other words, such as require, verify " +
    "the server with this version of the driver only, and a later one would talk to anybody.",
} as const;

function productionErrors(read: Read): string[] {
  const missing = needed
    .filter(([name]) => !isGiven(read(name)))
    .map(([name, why]) => `${name} must be set in production${why}.`);
  const origin = read("PUBLIC_ORIGIN").startsWith("https://")
    ? []
    : [
        "PUBLIC_ORIGIN must be the https:// origin in production at which customers reach the site.",
      ];
  const unsafe = databases(read)
    .filter(({ reach }) => reach === "open" || reach === "ambiguous")
    .map(({ name, reach }) => `${name} ${unsafeReach[reach as keyof typeof unsafeReach]}`);
  // Accepted ones may be weak: a bank that was opened with such a key must be able to replace it.
  const weakness = secretWeakness(read("SECRET_KEY"));
  const weak = weakness === null ? [] : [`SECRET_KEY ${weakness}; make one with: ${MAKE_SECRET}.`];
  return [...missing, ...weak, ...origin, ...unsafe];
}

/** The configured databases, and how they are connected. */
function databases(read: Read): { name: ModeSetting; reach: Reach }[] {
  return (["DATABASE_URL", "DATABASE_OWNER_URL"] as const)
    .filter((name) => URL.canParse(read(name)))
    .map((name) => ({ name, reach: reachOf(read(name)) }));
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).hostname : "";
}

function isGiven(value: string): boolean {
  return value !== "";
}

function isOwnMachine(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return protocol === "http:" && isLoopback(hostname);
}
