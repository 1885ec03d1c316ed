import { randomBytes } from "node:crypto";
import type { Who } from "#base/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Db } from "#db/db.ts";
import type { Asked } from "#server/asked.ts";
import type { Vault } from "#server/secrets/vault.ts";
import { type Means, PROOF_SECONDS, type Purpose } from "../rules.ts";
import { addProof, type Bound, type ProofRow, seeProof, spendProof } from "../store/proofs.ts";
import { contentHash, customerHash, findSubject, type Subject, sessionOf } from "./subjects.ts";

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** What a proof is for. */
export interface ProofFor {
  purpose: Purpose;
  content: readonly string[];
  subject: Subject;
}

/** Who asks, as far as proofs need to know. */
type Prover = Pick<Asked<Who>, "customer" | "vault">;

/** Leaves a proof for the next step; answers its token, which is kept only as a hash. */
export async function makeProof(
  db: Db,
  asked: Prover,
  { means, ...proof }: ProofFor & { means: Means },
): Promise<string> {
  const { customerId, ...bound } = await boundTo(db, asked, proof);
  return keepProof(db, asked.vault, { ...bound, customerId, means });
}

/** Keeps a proof that is bound already. */
export async function keepProof(
  db: Db,
  vault: Vault,
  proof: Bound & { customerId: string | null; means: Means },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await addProof(db, hashOf(vault, token), { ...proof, seconds: PROOF_SECONDS });
  return token;
}

/**
 * Finds a proof good for exactly this, or throws CHEA000206. One that is used once is used in the
 * transaction given: if that is undone, the proof is good again.
 */
export async function checkProof(
  db: Db,
  asked: Prover,
  given: ProofFor & { token: string; means: readonly Means[]; use: "once" | "again" },
): Promise<ProofRow> {
  const { token, means, use, ...proof } = given;
  if (!TOKEN.test(token)) throw new Refusal("CHEA000206");
  const bound = await boundTo(db, asked, proof);
  const wanted = { ...bound, tokenHash: hashOf(asked.vault, token), means };
  const found = await (use === "once" ? spendProof(db, wanted) : seeProof(db, wanted));
  if (!found) throw new Refusal("CHEA000206");
  return found;
}

async function boundTo(
  db: Db,
  asked: Prover,
  { purpose, content, subject }: ProofFor,
): Promise<Bound & { customerId: string | null }> {
  return {
    ...(await nameOf(db, asked.vault, subject)),
    sessionHash: sessionOf(asked, subject),
    purpose,
    contentHash: contentHash(asked.vault, purpose, content),
  };
}

/** A customer is known by id and not looked up: every transfer waits for this. */
async function nameOf(
  db: Db,
  vault: Vault,
  subject: Subject,
): Promise<{ subjectHash: Buffer; customerId: string | null }> {
  if ("customerId" in subject) {
    const { customerId } = subject;
    return { subjectHash: customerHash(vault, customerId), customerId };
  }
  const { hash, person } = await findSubject(db, vault, subject);
  return { subjectHash: hash, customerId: person?.id ?? null };
}

function hashOf(vault: Vault, token: string): Buffer {
  return vault.mac("verification-proof", token);
}
