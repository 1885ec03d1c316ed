// `npm run signer`: installs what is missing and starts the signer with the demonstration's cards.

import { spawn } from "node:child_process";
import { isAbsolute, join } from "node:path";
import { environment, installDependencies, nodePath, root } from "./setup.mjs";

await installDependencies();
const data = process.env.DATA_DIR || ".data";
const cards = join(isAbsolute(data) ? data : join(root, data), "citizen-card/cards");
const bank = process.env.PUBLIC_ORIGIN || `http://localhost:${process.env.PORT || 3000}`;
const words = ["signer/main.ts", "--bank", bank, "--cards", cards, ...process.argv.slice(2)];
const signer = spawn(nodePath(), words, { cwd: root, env: environment(), stdio: "inherit" });
// Ctrl-C reaches the signer directly; other signals are forwarded.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => signer.kill("SIGTERM"));
signer.on("exit", (code, signal) => process.exit(signal ? 1 : code));
