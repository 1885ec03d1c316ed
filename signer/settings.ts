// How the program was started: by command line arguments, else by signer.json beside it.

import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

/** An invalid setting, with a sentence that explains it. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/** All settings. */
export interface Settings {
  /** The origin of the bank's site. */
  bank: string;
  home: string;
  /** The path of the card's driver; null searches the usual places. */
  module: string | null;
  /** The label of the card, if the driver shows several. */
  label: string | undefined;
  /** A directory of soft cards and the one that is inserted; null for a real reader. */
  softCards: { directory: string; card: string } | null;
  ownUserOnly: boolean;
  /** "trust" and "distrust" change what the computer trusts instead of starting the adapter. */
  task: "run" | "trust" | "distrust";
}

const options = {
  bank: { type: "string" },
  home: { type: "string" },
  module: { type: "string" },
  label: { type: "string" },
  cards: { type: "string" },
  card: { type: "string" },
  "every-user": { type: "boolean" },
  trust: { type: "boolean" },
  distrust: { type: "boolean" },
} as const;

const CARD = /^[\w-]{1,40}$/;

/** Parses the arguments; throws a SettingsError that says what to do. */
export function readSettings(words: readonly string[], directory: string): Settings {
  const flags = wordsOf(words);
  const file = fileIn(directory);
  const bank = flags.bank ?? file.bank ?? "http://localhost:3000";
  const isDemonstration = isLoopback(originOf(bank));
  const cards = flags.cards ?? file.cards;
  if (cards !== undefined && !isDemonstration) {
    throw new SettingsError("Soft cards are for a demonstration on this computer only.");
  }
  const card = flags.card ?? "foreign01";
  if (!CARD.test(card)) throw new SettingsError(`There is no card named "${card}".`);
  return {
    bank: originOf(bank),
    home: resolve(flags.home ?? join(homedir(), ".dawn-bank-signer")),
    module: flags.module ?? file.module ?? null,
    label: flags.label,
    softCards: cards === undefined ? null : { directory: resolve(directory, cards), card },
    ownUserOnly: flags["every-user"] !== true,
    task: taskOf(flags),
  };
}

function taskOf({ trust, distrust }: { trust?: boolean; distrust?: boolean }): Settings["task"] {
  if (trust) return "trust";
  return distrust ? "distrust" : "run";
}

function wordsOf(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, strict: true }).values;
  } catch (thrown) {
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new SettingsError(`${(thrown as Error).message}\nKnown are ${known.join(", ")}.`);
  }
}

function fileIn(directory: string): { bank?: string; module?: string; cards?: string } {
  const path = join(directory, "signer.json");
  if (!existsSync(path)) return {};
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    throw new SettingsError(`${path} cannot be read. Download the program again.`);
  }
}

function originOf(text: string): string {
  const url = URL.parse(text);
  const isSafe = url !== null && (url.protocol === "https:" || isLoopback(url.origin));
  if (isSafe) return url.origin;
  throw new SettingsError(`The bank's address must begin with https://; it is "${text}".`);
}

function isLoopback(origin: string): boolean {
  return /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(origin);
}
