import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "#server/settings.ts";

const SECRET_BYTES = 32;

/** The bank's secret: the one of the settings, or one made at the first start and kept in a file. */
export function secretOf({ secret, dataDirectory }: Settings): Buffer {
  if (secret !== null) return secret;
  const path = join(dataDirectory, "secret");
  if (!existsSync(path)) {
    mkdirSync(dataDirectory, { recursive: true });
    // The first of two starts at once wins; both then read the same.
    writeFileSync(path, randomBytes(SECRET_BYTES).toString("hex"), { mode: 0o600, flag: "wx" });
  }
  return Buffer.from(readFileSync(path, "utf8").trim(), "hex");
}
