// `npm start`: installs and builds everything that is missing, then starts the bank.

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { buildIfNeeded, environment, installDependencies, nodePath, root } from "./setup.mjs";

try {
  await installDependencies();
  await buildIfNeeded();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const flags = JSON.parse(readFileSync(new URL("./node-flags.json", import.meta.url), "utf8"));
const bank = spawn(nodePath(), [...flags, "src/app/main.ts"], {
  cwd: root,
  env: { ...environment(), NODE_ENV: "production" },
  stdio: "inherit",
});
// Ctrl-C reaches the bank directly, which then shuts down in order; other signals are forwarded.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => bank.kill("SIGTERM"));
process.on("SIGHUP", () => bank.kill("SIGHUP"));
bank.on("exit", (code, signal) => process.exit(signal ? 1 : code));
