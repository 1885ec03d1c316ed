// The whole program in its own process, as operators start it.

import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, InjectOptions } from "fastify";
import pg from "pg";

const MAIN = join(import.meta.dirname, "../../src/app/main.ts");

/** Unsets every setting that would affect a start; a test sets the ones that it needs. */
const unset = {
  BANK_MODE: "",
  HOST: "",
  PUBLIC_ORIGIN: "",
  DESK_PORT: "0",
  DESK_HOST: "",
  DESK_ORIGIN: "",
  DATABASE_URL: "",
  DATABASE_OWNER_URL: "",
  SECRET_KEY: "",
  SECRET_KEYS_ACCEPTED: "",
  MAIL_URL: "",
  MAIL_FROM: "",
  SMS_URL: "",
  SMS_KEY: "",
  TRUSTED_PROXIES: "",
  PAGES_DIRECTORY: "build",
};

/** A process of the bank, and all its output. */
export interface BankProcess {
  child: ChildProcess;
  output(): string;
}

/** A data directory for a bank that every account may enter; to be removed at the end. */
export function dataDirectory(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "dawn-process-"));
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Starts the program with these settings and no others. */
export function launchBank(settings: Record<string, string>): BankProcess {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "silent",
      ...unset,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const hear = (part: Buffer) => {
    output += part;
  };
  child.stdout?.on("data", hear);
  child.stderr?.on("data", hear);
  return { child, output: () => output };
}

/** Starts the program and waits until the bank is open. */
export function startBankProcess(settings: Record<string, string>): Promise<BankProcess> {
  const bank = launchBank(settings);
  return new Promise((resolve, reject) => {
    bank.child.stdout?.on("data", () => {
      if (bank.output().includes("Ctrl-C closes it.")) resolve(bank);
    });
    bank.child.once("exit", (code) => reject(new Error(`it ended with ${code}: ${bank.output()}`)));
  });
}

/** Starts the program where it should fail; returns how it ended, and stops one that did start. */
export async function tryBankProcess(
  settings: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const { child, output } = launchBank(settings);
  child.stdout?.on("data", () => {
    if (output().includes("is open at")) child.kill("SIGTERM");
  });
  // The last output may come after the exit.
  const closed = new Promise((resolve) => child.once("close", resolve));
  const code = await ended(child);
  await closed;
  return { code, output: output() };
}

/** The exit code; -1 for a process that was killed. */
export function ended(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return Promise.resolve(child.exitCode ?? -1);
  }
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? -1)));
}

/** Stops the program as a supervisor does; returns its exit code. */
export async function stopBankProcess({ child }: BankProcess): Promise<number> {
  child.kill("SIGTERM");
  return ended(child);
}

/** The process id and port of the embedded PostgreSQL of a data directory. */
export function postmasterOf(directory: string): { pid: number; port: number } {
  const lines = readFileSync(join(directory, "postgres/data/postmaster.pid"), "utf8").split("\n");
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

/** The URL of the embedded database of a running bank, for its owner. */
export function embeddedUrl(directory: string): string {
  const password = readFileSync(join(directory, "postgres/password"), "utf8").trim();
  return `postgres://bank_owner:${password}@127.0.0.1:${postmasterOf(directory).port}/postgres`;
}

/** A client for the owner of the embedded database, which survives its server. */
export async function ownerClient(directory: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: embeddedUrl(directory) });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** A running bank, with the interface of one that a test opened in its own process. */
export function siteAt(origin: string): FastifyInstance {
  const inject = async ({ url, method, headers, payload }: InjectOptions) => {
    const response = await fetch(`${origin}${url}`, {
      method: method ?? "GET",
      headers: {
        ...(headers as Record<string, string>),
        ...(payload === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    });
    const body = await response.text();
    const cookies = response.headers.getSetCookie().map((line) => {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      return { name, value };
    });
    return {
      statusCode: response.status,
      headers: Object.fromEntries(response.headers),
      body,
      cookies,
      json: () => JSON.parse(body),
    };
  };
  return { inject } as unknown as FastifyInstance;
}
