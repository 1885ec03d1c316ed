import type { Db } from "#db/db.ts";

/** A file, or a certificate in DER, with its SHA-256 digest. */
export interface Digested {
  bytes: Buffer;
  digest: Buffer;
}

/** Stores the document of a request, unless it has one, and the certificate it is signed with. */
export async function addDocument(
  tx: Db,
  requestId: string,
  { document, signer }: { document: Digested; signer: Digested },
): Promise<void> {
  await tx.query(
    `with signer as (
       insert into certificate_signer (digest, der, first_at) values ($4, $5, bank.now())
       on conflict (digest) do nothing)
     insert into certificate_document (request_id, bytes, digest, issued_at)
     values ($1, $2, $3, bank.now())
     on conflict (request_id) do nothing`,
    [requestId, document.bytes, document.digest, signer.digest, signer.bytes],
  );
}

/** The document of a request, or null. */
export async function documentOf(db: Db, requestId: string): Promise<Digested | null> {
  const [row] = await db.query<Digested>(
    "select bytes, digest from certificate_document where request_id = $1",
    [requestId],
  );
  return row ?? null;
}

/** Revokes a document; false if there is none, or it is already revoked. */
export async function revokeDocument(db: Db, requestId: string): Promise<boolean> {
  const revoked = await db.query(
    `update certificate_document set revoked_at = bank.now()
      where request_id = $1 and revoked_at is null
     returning request_id`,
    [requestId],
  );
  return revoked.length > 0;
}

/** The certificates that documents were signed with, newest first. */
export async function signersOf(db: Db, most: number): Promise<Buffer[]> {
  const rows = await db.query<{ der: Buffer }>(
    "select der from certificate_signer order by first_at desc limit $1",
    [most],
  );
  return rows.map(({ der }) => der);
}

/** Requests whose fee is to be refunded now, longest due first. */
export async function refundsDue(
  db: Db,
  most: number,
): Promise<{ id: string; feePosting: string }[]> {
  return db.query(
    `select id, fee_posting as "feePosting" from certificate_request
      where fee_state = 'refund-due' and coalesce(next_try_at, made_at) <= bank.now()
      order by coalesce(next_try_at, made_at) limit $1`,
    [most],
  );
}

/** Requests whose letter is written, and neither known to be sent nor to have failed. */
export async function unsentLetters(
  db: Db,
  most: number,
): Promise<{ id: string; letterId: string }[]> {
  return db.query(
    `select id, letter_id as "letterId" from certificate_request
      where state = 'issued' and letter_id is not null and reason is distinct from 'mail-failed'
      order by made_at limit $1`,
    [most],
  );
}
