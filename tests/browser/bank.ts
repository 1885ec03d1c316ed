import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import pg from "pg";
import { freePort, PORTS } from "#db/cluster/port.ts";
import { freshDatabase } from "../bank/fresh-database.ts";
import { TEST_SECRET } from "../bank/secret.ts";

/** The bank that a worker's tests share: a real process on a real port with its own database. */
export interface RunningBank {
  origin: string;
  /** The origin of the staff's desk. */
  deskOrigin: string;
  /** The URL of its database, for its owner. */
  url: string;
  /** What the bank logged as faults: it explains a failing test. */
  faults: string[];
  /** Changes the bank's content as its owner. */
  sql(statement: string): Promise<unknown[]>;
}

/** A bank for a single test, which stops it. */
export interface StartedBank extends RunningBank {
  stop(): Promise<void>;
  kill(): Promise<void>;
  restart(whileDown: () => Promise<void>): Promise<void>;
}

// Level 50 is an error.
const FAULT = /^\{"level":50,/;
const MAIN = join(import.meta.dirname, "../../src/app/main.ts");

/** Starts a bank on a copy of the template; pages are not cached unless configured. */
export async function startBank(
  template: string,
  environment: Record<string, string>,
  /** The way to its database; directly unless a test is about that way. */
  reach: (databaseUrl: string) => Promise<string> = async (databaseUrl) => databaseUrl,
): Promise<StartedBank> {
  const serverUrl = process.env.TEST_SERVER_URL;
  if (!serverUrl) throw new Error("the test database is not running");
  const database = await freshDatabase(serverUrl, template);
  const port = await freePort(PORTS.from, PORTS.to);
  const deskPort = await otherPort(port);
  const faults: string[] = [];
  const databaseUrl = await reach(database.url);
  const launch = async () => {
    const launched = spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        // Playwright sets FORCE_COLOR; with NO_COLOR, Node would print a warning at every start.
        FORCE_COLOR: undefined,
        NODE_ENV: "production",
        BANK_MODE: "demonstration",
        DATABASE_URL: databaseUrl,
        SECRET_KEY: TEST_SECRET,
        PORT: String(port),
        DESK_PORT: String(deskPort),
        LOG_LEVEL: "warn",
        PAGE_CACHE_SECONDS: "0",
        PAGES_DIRECTORY: "build-kit",
        ...environment,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    await opened(launched, faults);
    return launched;
  };
  let child = await launch();
  async function end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  }
  return {
    origin: `http://localhost:${port}`,
    deskOrigin: `http://localhost:${deskPort}`,
    url: database.url,
    faults,
    async sql(statement) {
      const client = new pg.Client({
        connectionString: database.url,
        options: "-c search_path=bank",
      });
      await client.connect();
      const { rows } = await client.query(statement).finally(() => client.end());
      return rows;
    },
    async stop() {
      await end("SIGTERM");
      await database.drop();
    },
    /** Kills it without a shutdown, as when a machine dies. The database stays. */
    kill: () => end("SIGKILL"),
    /** Stops the program in order, and starts it again after a while on the same ports. */
    async restart(whileDown) {
      await end("SIGTERM");
      await whileDown();
      child = await launch();
    },
  };
}

/** A free port other than the given one. */
async function otherPort(taken: number): Promise<number> {
  for (;;) {
    const port = await freePort(PORTS.from, PORTS.to);
    if (port !== taken) return port;
  }
}

function opened(child: ChildProcess, faults: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout?.on("data", (part: Buffer) => {
      output += part;
      if (output.includes("is open at")) resolve();
      faults.push(
        ...String(part)
          .split("\n")
          .filter((line) => FAULT.test(line)),
      );
    });
    child.once("exit", () => reject(new Error(`the bank did not open:\n${output}`)));
  });
}

interface WorkerFixtures {
  bank: RunningBank;
}

interface TestFixtures {
  /** Unexpected errors on the page; checked at the end of every test. */
  pageErrors: string[];
}

/** `test` with a bank per worker; no page may have errors or requests to other origins. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  bank: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const bank = await startBank("template_bank", {});
      await use(bank);
      await bank.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ bank }, use) => use(bank.origin),
  pageErrors: [
    async ({ page, bank }, use, about) => {
      const pageErrors: string[] = [];
      watch(page, [bank.origin, bank.deskOrigin], pageErrors);
      bank.faults.length = 0;
      await use(pageErrors);
      if (about.status === "failed") process.stderr.write(`${bank.faults.join("\n")}\n`);
      expect(pageErrors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Console errors, thrown errors, refused content, and requests that leave the site. */
function watch(page: Page, origins: readonly string[], pageErrors: string[]): void {
  page.on("console", (message) => {
    // The browser's own message about a status that the test expects is not an error of the page.
    const expected = /the server responded with a status of (400|404|500|503)/;
    if (message.type() === "error" && !expected.test(message.text()))
      pageErrors.push(message.text());
  });
  page.on("pageerror", (error) => {
    // Leaving a page during its view transition is not an error of the page.
    if (!/Transition was (aborted|skipped)/.test(String(error))) pageErrors.push(String(error));
  });
  page.on("request", (request) => {
    const url = request.url();
    const isOwn = origins.some((origin) => url.startsWith(`${origin}/`));
    if (!isOwn && !url.startsWith("data:")) pageErrors.push(`asked for ${url}`);
  });
}
