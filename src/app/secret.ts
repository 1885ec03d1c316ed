import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { SecretError, type Secrets } from "#server/keys/open-keys.ts";
import { isSecret } from "#server/keys/secret-form.ts";
import type { Settings } from "#server/settings/settings.ts";

const SECRET_BYTES = 32;

type Given = Pick<Settings, "secret" | "acceptedSecrets" | "dataDirectory">;

/**
 * The bank's secrets, the current one first: those of the settings, or one generated at the first
 * start and stored in a file, whose further lines are also accepted secrets.
 */
export function secretsOf({ secret, acceptedSecrets, dataDirectory }: Given): Secrets {
  if (secret !== null) return [secret, ...acceptedSecrets];
  const path = join(dataDirectory, "secret");
  if (!existsSync(path)) makeSecret(dataDirectory, path);
  const lines = readFileSync(path, "utf8").trim().split(/\s+/);
  if (lines.every(isSecret)) {
    const [first = Buffer.alloc(0), ...others] = lines.map((line) => Buffer.from(line, "hex"));
    return [first, ...others, ...acceptedSecrets];
  }
  throw new SecretError(
    `The file ${path} holds no secret of ${SECRET_BYTES} bytes: it is empty or damaged. Put it back ` +
      "from its copy, or give the secret in SECRET_KEY. A new one would fit none of the bank's " +
      "passwords: delete the file only together with the database.",
  );
}

/** Writes the secret atomically; of two simultaneous first starts one wins. */
function makeSecret(directory: string, path: string): void {
  mkdirSync(directory, { recursive: true });
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  const file = openSync(draft, "wx", 0o600);
  try {
    writeSync(file, randomBytes(SECRET_BYTES).toString("hex"));
    fsyncSync(file);
    linkSync(draft, path);
    syncDirectory(directory);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== "EEXIST") throw thrown;
  } finally {
    closeSync(file);
    rmSync(draft, { force: true });
  }
}

/** A file's name is only durable after its directory was synced. */
function syncDirectory(directory: string): void {
  const opened = openSync(directory, "r");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
