import type { Db } from "#db/db.ts";
import type { Means, Purpose } from "../rules.ts";

/** What a proof is bound to. */
export interface Bound {
  subjectHash: Buffer;
  sessionHash: Buffer | null;
  purpose: Purpose;
  contentHash: Buffer;
}

/** Keeps a new proof. */
export async function addProof(
  db: Db,
  tokenHash: Buffer,
  proof: Bound & { customerId: string | null; means: Means; seconds: number },
): Promise<void> {
  await db.query(
    `insert into verification_proof (token_hash, subject_hash, customer_id, session_hash, means,
       purpose, content_hash, issued_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, bank.now(), bank.now() + $8 * interval '1 second')`,
    [
      tokenHash,
      proof.subjectHash,
      proof.customerId,
      proof.sessionHash,
      proof.means,
      proof.purpose,
      proof.contentHash,
      proof.seconds,
    ],
  );
}

/** What a proof turned out to be. */
export interface ProofRow {
  customerId: string | null;
  means: Means;
}

const GOOD = `token_hash = $1 and subject_hash = $2 and session_hash is not distinct from $3
  and purpose = $4 and content_hash = $5 and means = any($6)
  and used_at is null and expires_at > bank.now()`;

const LOOK = `select customer_id as "customerId", means from verification_proof where ${GOOD}`;

const USE = `update verification_proof set used_at = bank.now() where ${GOOD}
  returning customer_id as "customerId", means`;

/** A proof that is good for exactly this, used up when it is for once; null when there is none. */
export async function goodProof(
  db: Db,
  tokenHash: Buffer,
  { means, use, ...bound }: Bound & { means: readonly Means[]; use: "once" | "again" },
): Promise<ProofRow | null> {
  const [row] = await db.query<ProofRow>(use === "once" ? USE : LOOK, [
    tokenHash,
    bound.subjectHash,
    bound.sessionHash,
    bound.purpose,
    bound.contentHash,
    [...means],
  ]);
  return row ?? null;
}
