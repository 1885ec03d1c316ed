import { randomBytes } from "node:crypto";
import type { Who } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Db, Lookup } from "#db/db.ts";
import type { CallContext } from "#server/api/call-context.ts";
import type { Vault } from "#server/secrets/vault.ts";
import { type Means, PROOF_SECONDS, type Purpose } from "../rules.ts";
import {
  addProof,
  type Bound,
  type ProofRow,
  type StoredProof,
  seeProof,
  spendProof,
} from "../store/proofs.ts";
import { contentNames, customerNames, findSubject, type Subject, sessionOf } from "./subjects.ts";

const USE = "verification-proof";
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** What a proof is for. */
export interface ProofFor {
  purpose: Purpose;
  content: readonly string[];
  subject: Subject;
}

/** The caller, as far as proofs need it. */
type Prover = Pick<CallContext<Who>, "customer" | "vault">;

/** Stores a proof for the next step; returns its token, of which only a hash is stored. */
export async function makeProof(
  db: Db,
  context: Prover,
  { means, ...proof }: ProofFor & { means: Means },
): Promise<string> {
  const { subject, content, ...bound } = await boundTo(db, context, proof);
  const hashes = { subjectHash: subject[0], contentHash: content[0] };
  return keepProof(db, context.vault, { ...bound, ...hashes, means });
}

/** Stores a proof that is already bound; its token is hashed with the same key as the subject. */
export async function keepProof(
  db: Db,
  vault: Vault,
  proof: StoredProof & { customerId: string | null; means: Means },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const tokenHash = vault.tagLike(proof.subjectHash, USE, token);
  await addProof(db, tokenHash, { ...proof, seconds: PROOF_SECONDS });
  return token;
}

/**
 * Finds a proof valid for exactly this, or throws CHEA000206. A single-use proof is consumed in the
 * given transaction: after a rollback it is valid again.
 */
export async function checkProof(
  db: Db,
  context: Prover,
  given: ProofFor & { token: string; means: readonly Means[]; use: "once" | "again" },
): Promise<ProofRow> {
  const { token, means, use, ...proof } = given;
  if (!TOKEN.test(token)) throw new Refusal("CHEA000206");
  const bound = await boundTo(db, context, proof);
  const wanted = { ...bound, token: context.vault.lookup(USE, token), means };
  const found = await (use === "once" ? spendProof(db, wanted) : seeProof(db, wanted));
  if (!found) throw new Refusal("CHEA000206");
  return found;
}

async function boundTo(
  db: Db,
  context: Prover,
  { purpose, content, subject }: ProofFor,
): Promise<Bound & { customerId: string | null }> {
  return {
    ...(await nameOf(db, context.vault, subject)),
    sessionHash: sessionOf(context, subject),
    purpose,
    content: contentNames(context.vault, purpose, content),
  };
}

/** A customer's id needs no lookup, which keeps every transfer fast. */
async function nameOf(
  db: Db,
  vault: Vault,
  subject: Subject,
): Promise<{ subject: Lookup; customerId: string | null }> {
  if ("customerId" in subject) {
    const { customerId } = subject;
    return { subject: customerNames(vault, customerId), customerId };
  }
  const { names, person } = await findSubject(db, vault, subject);
  return { subject: names, customerId: person?.id ?? null };
}
