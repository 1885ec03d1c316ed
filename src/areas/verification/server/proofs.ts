import { randomBytes } from "node:crypto";
import type { Who } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Db } from "#db/db.ts";
import type { Lookup } from "#db/lookup.ts";
import type { CallContext } from "#server/api/call-context.ts";
import type { Vault } from "#server/secrets/vault.ts";
import { type Means, PROOF_SECONDS, type Purpose } from "../rules.ts";
import {
  addProof,
  type Bound,
  isOfOthers,
  type ProofRow,
  type StoredProof,
  seeProof,
  spendProof,
  type Wanted,
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

/** The code of a proof that is not valid. */
export const NO_PROOF = "CHEA000206";

/** The proof that a caller shows, and for what. */
export interface ShownProof extends ProofFor {
  token: string;
  means: readonly Means[];
}

/** In recovery somebody types who they are again, after the codes. */
const recoveries: readonly Purpose[] = ["find-user-id", "reset-password"];

/**
 * Finds a proof valid for exactly this, or throws CHEA000206; LOGN000003 where a recovery names other
 * people than its codes, which tells no more than what the same visitor proved. A single-use proof
 * is consumed in the given transaction: after a rollback it is valid again.
 */
export async function checkProof(
  db: Db,
  context: Prover,
  { use, ...shown }: ShownProof & { use: "once" | "again" },
): Promise<ProofRow> {
  if (!TOKEN.test(shown.token)) throw new Refusal(NO_PROOF);
  const wanted = wantedBy(context, shown, await boundTo(db, context, shown));
  const found = await (use === "once" ? spendProof(db, wanted) : seeProof(db, wanted));
  if (found) return found;
  const isOther = recoveries.includes(shown.purpose) && (await isOfOthers(db, wanted));
  throw new Refusal(isOther ? "LOGN000003" : NO_PROOF);
}

/** Whether a signed-in customer's proof is valid for exactly this; it stays so. */
export function isProved(
  db: Db,
  context: Prover,
  shown: ShownProof & { subject: { customerId: string } },
): Promise<boolean> {
  if (!TOKEN.test(shown.token)) return Promise.resolve(false);
  // A customer's id needs no lookup, which keeps every transfer fast.
  const bound = boundAs(context, shown, nameOf(context.vault, shown.subject.customerId));
  return seeProof(db, wantedBy(context, shown, bound)).then(Boolean);
}

function wantedBy({ vault }: Prover, { token, means }: ShownProof, bound: Bound): Wanted {
  const { subject, sessionHash, purpose, content } = bound;
  return { subject, sessionHash, purpose, content, token: vault.lookup(USE, token), means };
}

/** A subject under its names, and the customer where it is one. */
interface Named {
  subject: Lookup;
  customerId: string | null;
}

async function boundTo(db: Db, context: Prover, proof: ProofFor): Promise<Bound & Named> {
  const { vault } = context;
  if ("customerId" in proof.subject) {
    return boundAs(context, proof, nameOf(vault, proof.subject.customerId));
  }
  const { names, person } = await findSubject(db, vault, proof.subject);
  return boundAs(context, proof, { subject: names, customerId: person?.id ?? null });
}

function boundAs(
  context: Prover,
  { purpose, content, subject }: ProofFor,
  named: Named,
): Bound & Named {
  return {
    ...named,
    sessionHash: sessionOf(context, subject),
    purpose,
    content: contentNames(context.vault, purpose, content),
  };
}

function nameOf(vault: Vault, customerId: string): Named {
  return { subject: customerNames(vault, customerId), customerId };
}
