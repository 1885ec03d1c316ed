import { hash, randomBytes, timingSafeEqual } from "node:crypto";
import { dayOf, formatDay } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { Documents, PaperData } from "#ports/documents/port.ts";
import { ed25519KeyOf } from "#ports/signing/key.ts";
import { isPolicyNumber, newPolicyNumber } from "./policy-number.ts";
import type { Insurer, PartnerSite, PolicyOrder, Proposal } from "./port.ts";
import { openFacts, type RedirectFacts, signFacts } from "./redirect-token.ts";

const BANK = "dawn-bank";
const INSURER = "partner-insurer";
/** A guess of four digits succeeds once in ten thousand: three are allowed. */
const TRIES_MOST = 3;
const ANSWER_SECONDS = 120;
const NUMBER_ATTEMPTS = 5;
const SALT_BYTES = 16;

/** What the demonstration's insurer needs. */
export interface LocalInsurerOptions {
  db: Db;
  now(): Date;
  documents: Documents;
  /** Signs a finished document. */
  seal(pdf: Buffer): Promise<Buffer>;
  /** Secrets of the bank and of the insurer, the current ones first. */
  bankSeeds: readonly Buffer[];
  insurerSeeds: readonly Buffer[];
  /** The path of the insurer's page, and the bank's path for returning customers. */
  partnerPath: string;
  returnPath: string;
}

/** A working insurer: it confirms the applicant, issues signed policies, and cancels them. */
export function localInsurer(options: LocalInsurerOptions): Insurer {
  const { db, now, partnerPath } = options;
  const bankKeys = options.bankSeeds.map(ed25519KeyOf);
  const insurerKeys = options.insurerSeeds.map(ed25519KeyOf);
  const [bankKey] = bankKeys;
  if (!bankKey) throw new Error("the bank has no key to sign redirects with");

  return {
    async handOver(proposal) {
      await saveProposal(db, proposal);
      const { reference, nonce, purpose, seconds } = proposal;
      const expires = Math.floor(now().getTime() / 1000) + seconds;
      const facts = { from: BANK, to: INSURER, reference, nonce, says: purpose, expires };
      return `${partnerPath}?token=${signFacts(facts, bankKey)}`;
    },
    async readAnswer(token) {
      const facts = openFacts(token, { keys: insurerKeys, from: INSURER, to: BANK, now: now() });
      return facts && { reference: facts.reference, nonce: facts.nonce };
    },
    issue: (order) => issue(db, order),
    cancel: (policyNumber) => cancel(db, policyNumber),
    policyDocument: (policyNumber) => policyDocument(options, policyNumber),
    partner: partnerSite(options, { bankKeys, insurerKeys }),
  };
}

interface ProposalRow {
  insurerCode: string;
  purpose: Proposal["purpose"];
  salt: Buffer;
  checkHash: Buffer;
  facts: Proposal["facts"];
  tries: number;
}

async function saveProposal(db: Db, proposal: Proposal): Promise<void> {
  const { reference, nonce, insurerCode, purpose, check, facts, seconds } = proposal;
  const salt = randomBytes(SALT_BYTES);
  await db.query(
    `insert into insurer_proposal as known (reference, nonce, insurer_code, purpose, salt, check_hash,
                                            facts, proposed_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, bank.now(), bank.now() + make_interval(secs => $8))
     on conflict (reference) do update
       set nonce = excluded.nonce, salt = excluded.salt, check_hash = excluded.check_hash,
           facts = excluded.facts, tries = 0, expires_at = excluded.expires_at, confirmed_at = null
     where not exists (select from insurer_policy where reference = excluded.reference)`,
    [
      reference,
      nonce,
      insurerCode,
      purpose,
      salt,
      checkHash(salt, check),
      JSON.stringify(facts),
      seconds,
    ],
  );
}

function partnerSite(
  { db, now, returnPath }: LocalInsurerOptions,
  { bankKeys, insurerKeys }: Record<"bankKeys" | "insurerKeys", ReturnType<typeof ed25519KeyOf>[]>,
): PartnerSite {
  const [insurerKey] = insurerKeys;
  if (!insurerKey) throw new Error("the insurer has no key to sign answers with");
  const factsOf = (token: string) =>
    openFacts(token, { keys: bankKeys, from: BANK, to: INSURER, now: now() });

  return {
    async open(token) {
      const facts = factsOf(token);
      const row = facts && (await openProposal(db, facts));
      if (!row) return null;
      const { insurerCode, purpose } = row;
      return { insurerCode, purpose, facts: row.facts, triesLeft: TRIES_MOST - row.tries };
    },
    confirm: (token, typed) =>
      db.transaction(async (tx) => {
        const facts = factsOf(token);
        const row = facts && (await openProposal(tx, facts));
        if (!facts || !row) return null;
        const { reference, nonce } = facts;
        if (!timingSafeEqual(checkHash(row.salt, typed), row.checkHash)) {
          await tx.query("update insurer_proposal set tries = tries + 1 where reference = $1", [
            reference,
          ]);
          return { ok: false, triesLeft: TRIES_MOST - row.tries - 1 };
        }
        await tx.query(
          "update insurer_proposal set confirmed_at = bank.now() where reference = $1",
          [reference],
        );
        const expires = Math.floor(now().getTime() / 1000) + ANSWER_SECONDS;
        const answer = { from: INSURER, to: BANK, reference, nonce, says: "confirmed", expires };
        return { ok: true, address: `${returnPath}?answer=${signFacts(answer, insurerKey)}` };
      }),
  };
}

/** The proposal of a token, locked; null when it was used, replaced by a newer one, or expired. */
async function openProposal(
  db: Db,
  { reference, nonce, says }: RedirectFacts,
): Promise<ProposalRow | null> {
  const [row] = await db.query<ProposalRow>(
    `select insurer_code as "insurerCode", purpose, salt, check_hash as "checkHash", facts, tries
       from insurer_proposal
      where reference = $1 and nonce = $2 and purpose = $3 and confirmed_at is null
        and tries < $4 and expires_at > bank.now()
        for update`,
    [reference, nonce, says, TRIES_MOST],
  );
  return row ?? null;
}

function checkHash(salt: Buffer, text: string): Buffer {
  return hash("sha256", Buffer.concat([salt, Buffer.from(text)]), "buffer");
}

async function issue(db: Db, order: PolicyOrder): ReturnType<Insurer["issue"]> {
  for (let attempt = 0; attempt < NUMBER_ATTEMPTS; attempt += 1) {
    const answer = await db.transaction((tx) => tryIssue(tx, order));
    if (answer) return answer;
  }
  throw new Error("no number for a policy was free");
}

/** Null where the number was taken in the meantime. */
async function tryIssue(
  tx: Db,
  order: PolicyOrder,
): Promise<Awaited<ReturnType<Insurer["issue"]>> | null> {
  const { reference, insurerCode, premium, startsAt, endsAt } = order;
  // A concurrent repeat of the same order waits here, and gets the first one's policy.
  const [proposal] = await tx.query<{ isConfirmed: boolean; now: Date }>(
    `select confirmed_at is not null as "isConfirmed", bank.now() as now
       from insurer_proposal where reference = $1 for update`,
    [reference],
  );
  const [known] = await tx.query<{ number: string; issuedAt: Date; isSame: boolean }>(
    `select number, issued_at as "issuedAt", (insurer_code, premium, starts_at, ends_at) =
            ($2, $3::bigint, $4::timestamptz, $5::timestamptz) as "isSame"
       from insurer_policy where reference = $1`,
    [reference, insurerCode, premium, startsAt, endsAt],
  );
  if (known) {
    if (!known.isSame) throw new Error(`${reference} was ordered otherwise before`);
    return { ok: true, policyNumber: known.number, issuedAt: known.issuedAt };
  }
  if (!proposal?.isConfirmed) return { ok: false, reason: "not-confirmed" };
  if (startsAt <= proposal.now) return { ok: false, reason: "started" };
  const number = newPolicyNumber(insurerCode, dayOf(proposal.now));
  const [row] = await tx.query<{ issuedAt: Date }>(
    `insert into insurer_policy (number, reference, insurer_code, order_text, premium, starts_at,
                                 ends_at, issued_at)
     values ($1, $2, $3, $4, $5, $6, $7, bank.now())
     on conflict (number) do nothing
     returning issued_at as "issuedAt"`,
    [number, reference, insurerCode, JSON.stringify(order), premium, startsAt, endsAt],
  );
  return row ? { ok: true, policyNumber: number, issuedAt: row.issuedAt } : null;
}

async function cancel(db: Db, policyNumber: string): ReturnType<Insurer["cancel"]> {
  if (!isPolicyNumber(policyNumber)) return { ok: false };
  const [row] = await db.query<{ refund: string; at: Date }>(
    `update insurer_policy set cancelled_at = coalesce(cancelled_at, bank.now())
      where number = $1 and (cancelled_at is not null or starts_at > bank.now())
     returning premium as refund, cancelled_at as at`,
    [policyNumber],
  );
  return row ? { ok: true, refund: Number(row.refund), at: row.at } : { ok: false };
}

/** The document is made and signed on first request, and then stored. */
async function policyDocument(
  { db, documents, seal }: LocalInsurerOptions,
  policyNumber: string,
): Promise<Buffer | null> {
  const [row] = await db.query<{ orderText: string; issuedAt: Date; document: Buffer | null }>(
    `select order_text as "orderText", issued_at as "issuedAt", document
       from insurer_policy where number = $1`,
    [policyNumber],
  );
  if (!row) return null;
  if (row.document) return row.document;
  const { paper, paperLabels } = JSON.parse(row.orderText) as PolicyOrder;
  const data: PaperData = {
    ...paper,
    facts: [
      { label: paperLabels.number, value: policyNumber },
      { label: paperLabels.issuedOn, value: formatDay(dayOf(row.issuedAt)) },
    ],
  };
  const sealed = await seal(await documents.make("document", data, "customer"));
  // Of two concurrent requests the first one's document stays: there is one policy.
  const [first] = await db.query<{ document: Buffer }>(
    `update insurer_policy set document = coalesce(document, $2) where number = $1
     returning document`,
    [policyNumber, sealed],
  );
  return first?.document ?? null;
}
