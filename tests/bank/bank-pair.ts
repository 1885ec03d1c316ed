// Two processes of one bank on one database, each with both sites; either can be killed and
// restarted while the other serves.

import { inject } from "vitest";
import { fromBase32 } from "#base/identity/base32.ts";
import { freePort, PORTS } from "#db/cluster/port.ts";
import { stepOf, totpOf } from "#server/secrets/totp.ts";
import { DEMONSTRATION_STAFF_PASSWORD, staff } from "../../seed/staff/people.ts";
import {
  type BankProcess,
  dataDirectory,
  ended,
  startBankProcess,
  stopBankProcess,
} from "./bank-process.ts";
import { plainCookieName } from "./cookies.ts";
import { freshDatabase } from "./fresh-database.ts";
import { TEST_SECRET } from "./secret.ts";

/** One of the two processes. */
export interface PairedBank {
  site: string;
  desk: string;
  isAlive(): boolean;
  /** Kills it without a shutdown, as when a machine dies. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** Both processes and their database. */
export interface BankPair {
  url: string;
  banks: readonly [PairedBank, PairedBank];
  close(): Promise<void>;
}

/** Starts both, with these settings besides the usual ones. */
export async function bankPair(more: Record<string, string> = {}): Promise<BankPair> {
  const database = await freshDatabase(inject("serverUrl"));
  const directory = dataDirectory();
  const taken = new Set<number>();
  const port = async () => {
    for (;;) {
      const free = await freePort(PORTS.from, PORTS.to);
      if (!taken.has(free) && taken.add(free)) return free;
    }
  };
  const open = async (): Promise<PairedBank & { stop(): Promise<unknown> }> => {
    const [sitePort, deskPort] = [await port(), await port()];
    const settings = {
      BANK_MODE: "demonstration",
      DATABASE_URL: database.url,
      SECRET_KEY: TEST_SECRET,
      DATA_DIR: directory.path,
      CALLS_PER_MINUTE: "100000",
      PORT: String(sitePort),
      DESK_PORT: String(deskPort),
      ...more,
    };
    let process: BankProcess | null = null;
    const start = async () => {
      process = await startBankProcess(settings);
    };
    await start();
    return {
      site: `http://localhost:${sitePort}`,
      desk: `http://localhost:${deskPort}`,
      isAlive: () => process !== null,
      async kill() {
        const dying = process;
        process = null;
        dying?.child.kill("SIGKILL");
        if (dying) await ended(dying.child);
      },
      start,
      stop: async () => process && stopBankProcess(process),
    };
  };
  const banks = [await open(), await open()] as const;
  return {
    url: database.url,
    banks,
    async close() {
      await Promise.all(banks.map((bank) => bank.stop()));
      await database.drop();
      directory.remove();
    },
  };
}

/** Signs a member of the demonstration's staff in; returns the cookie header. */
export async function demonstrationSignIn(desk: string, userId: string): Promise<string> {
  const member = staff.find((each) => each.userId === userId);
  const secret = Buffer.from(fromBase32(member?.totpSecret ?? ""));
  const response = await fetch(`${desk}/v1/desk/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      userId,
      password: DEMONSTRATION_STAFF_PASSWORD,
      code: totpOf(secret, stepOf(new Date())),
    }),
  });
  const cookie = response.headers
    .getSetCookie()
    .find((each) => plainCookieName(each).startsWith("staff-session="))
    ?.split(";")[0];
  if (!cookie) throw new Error(`the desk refused: ${await response.text()}`);
  return cookie;
}
