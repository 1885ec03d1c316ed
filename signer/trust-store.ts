// Makes this user's browsers trust the adapter's own authority, and stop trusting it. Only the
// current user is affected, so that no administrator is needed. Windows and Mac use the systems'
// own tools; those commands have not been run there yet.

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

const NAME = "Dawn Bank Signer";

interface Step {
  command: string;
  words: string[];
}

/** Makes the computer trust the authority; returns a sentence about the outcome. */
export function trust(authorityPath: string, platform: string = process.platform): string {
  const isDone = stepsToTrust(authorityPath, platform).every(works);
  if (isDone) return "This user's browsers now trust the signer. Restart them.";
  return `The computer did not accept the certificate. Add it by hand as a trusted authority: ${authorityPath}`;
}

/** Makes the computer stop trusting the authority. */
export function distrust(authorityPath: string, platform: string = process.platform): string {
  const isDone = stepsToDistrust(authorityPath, platform).every(works);
  return isDone ? "The certificate was removed." : `Remove the certificate by hand: ${NAME}.`;
}

/** The commands that trust an authority for the current user. */
export function stepsToTrust(path: string, platform: string): Step[] {
  if (platform === "win32") {
    return [{ command: "certutil.exe", words: ["-user", "-addstore", "Root", path] }];
  }
  if (platform === "darwin") {
    const keychain = join(homedir(), "Library/Keychains/login.keychain-db");
    const words = ["add-trusted-cert", "-r", "trustRoot", "-p", "ssl", "-k", keychain, path];
    return [{ command: "/usr/bin/security", words }];
  }
  const store = browserStore();
  const make = { command: "certutil", words: ["-d", store.name, "-N", "--empty-password"] };
  const add = ["-d", store.name, "-A", "-t", "C,,", "-n", NAME, "-i", path];
  return [...(store.isThere ? [] : [make]), { command: "certutil", words: add }];
}

/** The commands that remove this trust. */
export function stepsToDistrust(path: string, platform: string): Step[] {
  if (platform === "win32") {
    return [{ command: "certutil.exe", words: ["-user", "-delstore", "Root", NAME] }];
  }
  if (platform === "darwin") {
    return [{ command: "/usr/bin/security", words: ["remove-trusted-cert", path] }];
  }
  return [{ command: "certutil", words: ["-d", browserStore().name, "-D", "-n", NAME] }];
}

/** Where Chromium on Linux stores the authorities that its user trusts. */
function browserStore(): { name: string; isThere: boolean } {
  const directory = join(homedir(), ".pki/nssdb");
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  return { name: `sql:${directory}`, isThere: existsSync(join(directory, "cert9.db")) };
}

function works({ command, words }: Step): boolean {
  return spawnSync(command, words, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}
