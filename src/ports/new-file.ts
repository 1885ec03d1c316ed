import { randomBytes } from "node:crypto";
import { linkSync, rmSync, writeFileSync } from "node:fs";

/** Writes a secret's file atomically; an existing one stays: of two first starts one wins. */
export function writeNewFile(path: string, text: string): void {
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: "wx", flush: true });
    linkSync(draft, path);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== "EEXIST") throw thrown;
  } finally {
    rmSync(draft, { force: true });
  }
}
