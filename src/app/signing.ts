import { readFileSync } from "node:fs";
import { join } from "node:path";
import { localSigning } from "#ports/signing/local.ts";
import { pkcs11Signing } from "#ports/signing/pkcs11.ts";
import { pkcs12Signing } from "#ports/signing/pkcs12.ts";
import { type Signing, SigningError } from "#ports/signing/port.ts";
import { timeStampsOf } from "#ports/time-stamps/client.ts";
import { localAuthority } from "#ports/time-stamps/local.ts";
import type { TimeStamps } from "#ports/time-stamps/port.ts";
import { remoteAuthority } from "#ports/time-stamps/remote.ts";
import { type Settings, withoutSettings } from "#server/settings/settings.ts";

const CERTIFICATE = /-----BEGIN CERTIFICATE-----([\s\S]*?)-----END CERTIFICATE-----/g;

/** The configured key; otherwise a demonstration generates one, a real bank signs nothing. */
async function openSigning(
  { signingKey, signingToken, mode, dataDirectory }: Settings,
  now: () => Date,
): Promise<Signing | null> {
  if (signingKey) {
    return pkcs12Signing(readFileOf("SIGNING_KEY_FILE", signingKey.path), signingKey.password);
  }
  if (signingToken) {
    const { chainPath, ...token } = signingToken;
    const certificates = certificatesIn(readFileOf("SIGNING_CHAIN_FILE", chainPath).toString());
    return pkcs11Signing({ ...token, certificates, environment: withoutSettings(process.env) });
  }
  return mode === "demonstration" ? localSigning(join(dataDirectory, "signing.pem"), now) : null;
}

/** What documents are signed and stamped with; `onError` is called for each missing stamp. */
export async function openSigningPorts(
  settings: Settings,
  means: { now(): Date; onError(thrown: unknown): void },
): Promise<{ signing: Signing | null; timeStamps: TimeStamps | null }> {
  return {
    signing: await openSigning(settings, means.now),
    timeStamps: openTimeStamps(settings, means),
  };
}

/** The authority of the settings; a demonstration else stamps by itself, a real bank signs without. */
function openTimeStamps(
  { timeStamps, mode, dataDirectory }: Settings,
  means: { now(): Date; onError(thrown: unknown): void },
): TimeStamps | null {
  if (timeStamps) return timeStampsOf(remoteAuthority(timeStamps.url, timeStamps.path), means);
  if (mode !== "demonstration") return null;
  const path = join(dataDirectory, "time-stamps.pem");
  const signing = localSigning(path, means.now, { use: "Time Stamps" });
  return timeStampsOf(localAuthority(signing, means.now), means);
}

function certificatesIn(pem: string): Buffer[] {
  return [...pem.matchAll(CERTIFICATE)].map(([, base64 = ""]) => Buffer.from(base64, "base64"));
}

function readFileOf(setting: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (thrown) {
    throw new SigningError(`${setting} cannot be read: ${(thrown as Error).message}`);
  }
}
