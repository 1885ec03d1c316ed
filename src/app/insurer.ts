import { join } from "node:path";
import type { Db } from "#db/db.ts";
import type { Documents } from "#ports/documents/port.ts";
import { unprotected } from "#ports/documents/protect.ts";
import { signPdf } from "#ports/documents/sign.ts";
import { localInsurer } from "#ports/insurer/local.ts";
import type { Insurer } from "#ports/insurer/port.ts";
import { localSigning } from "#ports/signing/local.ts";
import type { Vault } from "#server/secrets/vault.ts";
import type { Settings } from "#server/settings/settings.ts";

/** What the demonstration's insurer shares with the bank, whose machine it runs on. */
interface Shared {
  db: Db;
  documents: Documents;
  vault: Vault;
  now(): Date;
}

/** The demonstration's insurer, with its own keys; a real bank has none until one is connected. */
export function openInsurer(
  { mode, dataDirectory }: Settings,
  { db, documents, vault, now }: Shared,
): Insurer | null {
  if (mode !== "demonstration") return null;
  const path = join(dataDirectory, "insurer-signing.pem");
  const signing = localSigning(path, now, { owner: "Partner Insurers" });
  const words = { name: "Partner Insurers (demonstration)", reason: "Insurance policy" };
  return localInsurer({
    db,
    now,
    documents,
    seal: (pdf) =>
      signPdf(unprotected(pdf), { signing, timeStamps: null }, { ...words, at: now() }),
    bankSeeds: vault.macs("insurance-bank", "redirect"),
    insurerSeeds: vault.macs("insurance-partner", "redirect"),
    partnerPath: "/insurance/partner",
    returnPath: "/insurance/verification",
  });
}
