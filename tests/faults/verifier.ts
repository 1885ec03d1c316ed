import type { Db } from "#db/db.ts";
import { verifyTrail } from "#db/trail/verify.ts";
import { brokenLedger } from "#ports/core-bank/local/broken.ts";
import { trailMac } from "#server/jobs/sealing.ts";
import { openVault } from "#server/secrets/vault.ts";
import { TEST_SECRET } from "../secret.ts";
import type { Violation } from "./story.ts";

/** What `npm run verify` would find broken. */
export async function verifierFinds(owner: Db): Promise<Violation[]> {
  const vault = await openVault(Buffer.from(TEST_SECRET, "hex"), 1);
  const [ledger, trail] = await Promise.all([
    brokenLedger(owner),
    verifyTrail(owner, trailMac(vault)),
  ]);
  return [
    ...ledger.map(({ what, which, detail }) => ({
      rule: `the verifier finds: ${what}`,
      which,
      detail: detail ?? "",
    })),
    ...trail.map(({ what, seal }) => ({
      rule: `the verifier finds: ${what}`,
      which: seal,
      detail: "",
    })),
  ];
}
