// Debian's coturn on loopback: a relay that knows the bank's secret and nothing else.

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, PORTS } from "#db/cluster/port.ts";

const PROGRAM = "/usr/bin/turnserver";
const START_MS = 30_000;

/** Whether coturn is there; `npm test` installs it where it can. */
export const hasRelay = existsSync(PROGRAM);

/** A relay that runs for a test. */
export interface Relay {
  /** The settings that the bank gets. */
  settings: { TURN_URLS: string; TURN_SECRET: string };
  /** What it has said so far. */
  output(): string;
  close(): Promise<void>;
}

/** Starts a relay that takes names of the bank until they expire. */
export async function startRelay(secret: string): Promise<Relay> {
  const port = await freePort(PORTS.from, PORTS.to);
  const directory = mkdtempSync(join(tmpdir(), "dawn-relay-"));
  const child = spawn(
    PROGRAM,
    [
      ...["-n", "--no-cli", "--no-tls", "--no-dtls", "--no-multicast-peers", "--verbose"],
      ...["--listening-ip=127.0.0.1", "--relay-ip=127.0.0.1", `--listening-port=${port}`],
      // Both browsers are on this machine; a real relay must not reach its own.
      "--allow-loopback-peers",
      ...["--use-auth-secret", `--static-auth-secret=${secret}`, "--realm=bank.example"],
      ...["--log-file=stdout", "--simple-log", `--pidfile=${join(directory, "pid")}`],
      `--userdb=${join(directory, "users.sqlite")}`,
    ],
    { cwd: directory, stdio: ["ignore", "pipe", "pipe"] },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (part: Buffer) => {
      output += part;
    });
  }
  await opened(child, () => output);
  return {
    settings: { TURN_URLS: `turn:127.0.0.1:${port}?transport=udp`, TURN_SECRET: secret },
    output: () => output,
    async close() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      if (child.exitCode === null && child.kill("SIGTERM")) await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function opened(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no relay: ${output()}`)), START_MS);
    const onOutput = () => {
      if (!/UDP listener opened on|listener opened on/i.test(output())) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on("data", onOutput);
    child.once("exit", () => reject(new Error(`the relay ended: ${output()}`)));
  });
}
