import { batchedRead } from "#db/batched-read.ts";
import type { Db } from "#db/db.ts";
import type { Lookup } from "#db/lookup.ts";
import { asInteger, asText, bytesLiteral, textsLiteral } from "#db/values.ts";
import type { Means, Purpose } from "../rules.ts";

/** What a proof is bound to, hashed with every key. */
export interface Bound {
  subject: Lookup;
  sessionHash: Buffer | null;
  purpose: Purpose;
  content: Lookup;
}

/** The same as stored, hashed with one key. */
export interface StoredProof extends Omit<Bound, "subject" | "content"> {
  subjectHash: Buffer;
  contentHash: Buffer;
}

/** Stores a new proof. */
export async function addProof(
  db: Db,
  tokenHash: Buffer,
  proof: StoredProof & { customerId: string | null; means: Means; seconds: number },
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

/** The details of a proof that was found. */
export interface ProofRow {
  customerId: string | null;
  means: Means;
}

/** A proof to look for: by its token, and valid for exactly this. */
export interface Wanted extends Bound {
  token: Lookup;
  means: readonly Means[];
}

const USE = `
  update verification_proof set used_at = bank.now()
   where token_hash = any($1) and subject_hash = any($2) and session_hash is not distinct from $3
     and purpose = $4 and content_hash = any($5) and means = any($6)
     and used_at is null and expires_at > bank.now()
  returning customer_id as "customerId", means`;

/** Consumes a proof; null if there is no valid one for this. */
export async function spendProof(db: Db, wanted: Wanted): Promise<ProofRow | null> {
  const { token, subject, sessionHash, purpose, content, means } = wanted;
  const found = [token, subject, sessionHash, purpose, content, [...means]];
  const [row] = await db.query<ProofRow>(USE, found);
  return row ?? null;
}

const LOOK = `
  select place, found.*
    from unnest($1::bytea[], $2::bytea[], $3::bytea[], $4::text[], $5::bytea[], $6::integer[])
      as given (token, subject, session, purpose, content, place)
   cross join lateral
     (select customer_id as "customerId", means from verification_proof as proof
       where token_hash = token and subject_hash = subject
         and session_hash is not distinct from session
         and proof.purpose = given.purpose and content_hash = content
         and used_at is null and expires_at > bank.now() limit 1) as found`;

const readProof = batchedRead<Wanted, ProofRow>({
  statement: {
    name: "proof",
    text: LOOK,
    columns: { place: asInteger, customerId: asText, means: asText as (text: string) => Means },
  },
  values(all) {
    // A proof is stored under one key: looks for one row per key.
    const sought = all.flatMap((wanted, index) =>
      wanted.token.map((token, key) => ({ wanted, token, key, place: String(index + 1) })),
    );
    return [
      bytesLiteral(sought.map(({ token }) => token)),
      bytesLiteral(sought.map(({ wanted, key }) => wanted.subject[key] ?? null)),
      bytesLiteral(sought.map(({ wanted }) => wanted.sessionHash)),
      textsLiteral(sought.map(({ wanted }) => wanted.purpose)),
      bytesLiteral(sought.map(({ wanted, key }) => wanted.content[key] ?? null)),
      textsLiteral(sought.map(({ place }) => place)),
    ];
  },
});

/** A proof that stays valid; null if there is no valid one for this. */
export async function seeProof(db: Db, wanted: Wanted): Promise<ProofRow | null> {
  const found = await readProof(db, wanted);
  if (!found || !wanted.means.includes(found.means)) return null;
  return { customerId: found.customerId, means: found.means };
}

const OF_OTHERS = `
  select from verification_proof
   where token_hash = any($1) and session_hash is null and purpose = $2 and means = any($3)
     and used_at is null and expires_at > bank.now()`;

/** Whether a visitor's proof is valid, but for another person or content than was looked for. */
export async function isOfOthers(db: Db, { token, purpose, means }: Wanted): Promise<boolean> {
  const rows = await db.query(OF_OTHERS, [token, purpose, [...means]]);
  return rows.length > 0;
}
