// Everything needed to issue certificates, for one test file.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { CertificateRequest, RequestOf } from "#areas/certificates/rules/kinds.ts";
import { withholdingYears } from "#areas/certificates/rules.ts";
import type { Requesting } from "#areas/certificates/server/register.ts";
import { addDays, dayOf } from "#base/time/day.ts";
import { localDocuments } from "#ports/documents/local.ts";
import { localSigning } from "#ports/signing/local.ts";
import { timeStampsOf } from "#ports/time-stamps/client.ts";
import { localAuthority } from "#ports/time-stamps/local.ts";
import type { Ledger } from "../ledger/ledger.ts";

/** The origin of the tests' site. */
export const TEST_ORIGIN = "https://dawn.example";

/** The dependencies for issuing over a ledger; the clock is the machine's, as the database's is. */
export function testIssuing(ledger: () => Ledger): () => Requesting {
  const directory = mkdtempSync(join(tmpdir(), "dawn-signing-"));
  const documents = localDocuments();
  let issuing: Requesting | undefined;
  beforeAll(() => {
    const now = () => new Date();
    const signing = localSigning(join(directory, "signing.pem"), now);
    const { read: db, bank: coreBank } = ledger();
    const stamping = localSigning(join(directory, "time-stamps.pem"), now, { use: "Time Stamps" });
    const timeStamps = timeStampsOf(localAuthority(stamping, now), {
      now,
      onError: (thrown) => {
        throw thrown;
      },
    });
    const given = { origin: TEST_ORIGIN, now, withholdingOpens: "02-10" };
    issuing = { db, coreBank, documents, signing, timeStamps, ...given };
  });
  afterAll(async () => {
    await documents.close();
    rmSync(directory, { recursive: true, force: true });
  });
  return () => {
    if (!issuing) throw new Error("certificates cannot be issued yet");
    return issuing;
  };
}

/** The customer of the demonstration with a user ID. */
export async function customerIdOf({ owner }: Pick<Ledger, "owner">, userId: string) {
  const [row] = await owner.query<{ id: string }>(
    "select id::text as id from customer where user_id = $1",
    [userId],
  );
  return row?.id ?? "";
}

/** The usual values of a request, besides its kind. */
export const usual = {
  language: "zh",
  delivery: "download",
  email: null,
  postalAddress: null,
  copies: 1,
  feeAccount: null,
} as const satisfies Partial<CertificateRequest>;

/** Today in Taipei, and yesterday. */
export const today = dayOf(new Date());
export const yesterday = addDays(today, -1);

/** The newest year whose withholding statement is open: until 10 February not the last one. */
export const openYear = withholdingYears(today, "02-10").find(({ isOpen }) => isOpen)?.year ?? 0;

/** A typical request for the balances of accounts. */
export function deposit(
  numbers: readonly string[],
  change: Partial<RequestOf<"deposit-balance">> = {},
): RequestOf<"deposit-balance"> {
  return {
    ...usual,
    kind: "deposit-balance",
    baseDate: yesterday,
    currency: "TWD",
    purpose: "visa",
    scope: "selected",
    accountNumbers: numbers,
    includesDreamAccounts: false,
    englishName: null,
    ...change,
  };
}

/** The code with which something is refused, or "none". */
export async function codeOf(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => "none",
    (thrown: { code?: string }) => thrown.code,
  );
}
