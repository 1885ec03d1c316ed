import type { Db } from "#db/db.ts";
import { unmatchedPostings } from "#db/trail/postings.ts";
import { verifyTrail } from "#db/trail/verify.ts";
import { brokenLedger } from "#ports/core-bank/local/reads.ts";
import { trailKeys } from "#server/jobs/sealing.ts";
import { openVault } from "#server/secrets/vault.ts";
import { TEST_SECRET } from "../bank/secret.ts";
import type { Violation } from "./story.ts";

/** What `npm run bank -- verify` would report as broken. */
export async function verifierFinds(owner: Db): Promise<Violation[]> {
  const vault = await openVault(Buffer.from(TEST_SECRET, "hex"), 1);
  const [ledger, unmatched, trail] = await Promise.all([
    brokenLedger(owner),
    unmatchedPostings(owner),
    verifyTrail(owner, trailKeys(vault)),
  ]);
  return [
    ...ledger.map(({ what, which, detail }) => ({
      rule: `the verifier finds: ${what}`,
      which,
      detail: detail ?? "",
    })),
    ...unmatched.map(({ what, which }) => ({
      rule: `the verifier finds: ${what}`,
      which,
      detail: "",
    })),
    ...trail.map(({ what, block }) => ({
      rule: `the verifier finds: ${what}`,
      which: block,
      detail: "",
    })),
  ];
}
