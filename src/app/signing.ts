import { readFileSync } from "node:fs";
import { join } from "node:path";
import { localSigning } from "#ports/signing/local.ts";
import { pkcs12Signing } from "#ports/signing/pkcs12.ts";
import { type Signing, SigningTrouble } from "#ports/signing/port.ts";
import type { Settings } from "#server/settings/settings.ts";

/** The configured key; otherwise a demonstration generates one, a real bank signs nothing. */
export function openSigning(
  { signingKey, mode, dataDirectory }: Settings,
  now: () => Date,
): Signing | null {
  if (signingKey) return pkcs12Signing(readKeyFile(signingKey.path), signingKey.password);
  return mode === "demonstration" ? localSigning(join(dataDirectory, "signing.pem"), now) : null;
}

function readKeyFile(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (thrown) {
    throw new SigningTrouble(`SIGNING_KEY_FILE cannot be read: ${(thrown as Error).message}`);
  }
}
