import type { Db } from "#db/db.ts";
import { type CardPurpose, CHECKS_MOST, CHECKS_WINDOW_SECONDS, PROOF_DAYS } from "./rules.ts";

/** A new check. */
export interface NewCheck {
  id: string;
  customerId: string;
  sessionHash: Buffer;
  purpose: CardPurpose;
  challenge: string;
  seconds: number;
}

/**
 * Stores a check; returns when it expires, or null if the customer has started too many. Those that
 * are started at the same time are counted one after the other.
 */
export async function insertCheck(tx: Db, check: NewCheck): Promise<Date | null> {
  const { id, customerId, sessionHash, purpose, challenge, seconds } = check;
  await tx.query("select pg_advisory_xact_lock(hashtextextended('citizen-card ' || $1, 0))", [
    customerId,
  ]);
  const [row] = await tx.query<{ expiresAt: Date }>(
    `insert into citizen_card_check (id, customer_id, session_hash, purpose, challenge, made_at, expires_at)
     select $1, $2, $3, $4, $5, bank.now(), bank.now() + make_interval(secs => $6)
      where (select count(*) from citizen_card_check
              where customer_id = $2 and made_at > bank.now() - make_interval(secs => $7)) < $8
     returning expires_at as "expiresAt"`,
    [id, customerId, sessionHash, purpose, challenge, seconds, CHECKS_WINDOW_SECONDS, CHECKS_MOST],
  );
  return row?.expiresAt ?? null;
}

/** Consumes a check; null if it is expired, used, or of another customer or session. */
export async function consumeCheck(
  db: Db,
  { id, customerId, sessionHash }: Pick<NewCheck, "id" | "customerId" | "sessionHash">,
): Promise<{ challenge: string; purpose: CardPurpose } | null> {
  const [row] = await db.query<{ challenge: string; purpose: CardPurpose }>(
    `update citizen_card_check set used_at = bank.now()
      where id = $1 and customer_id = $2 and session_hash = $3
        and used_at is null and expires_at > bank.now()
     returning challenge, purpose`,
    [id, customerId, sessionHash],
  );
  return row ?? null;
}

/** A certificate, by its issuer and serial number. */
export interface CertificateKey {
  issuerKey: string;
  serialNumber: string;
}

/** Records the outcome of a check. */
export async function endCheck(
  db: Db,
  id: string,
  { outcome, certificate }: { outcome: string; certificate: CertificateKey | null },
): Promise<void> {
  await db.query(
    `update citizen_card_check set outcome = $2, issuer_key = $3, serial_number = $4 where id = $1`,
    [id, outcome, certificate?.issuerKey ?? null, certificate?.serialNumber ?? null],
  );
}

/** A certificate that a customer proved to hold. */
export interface BoundCertificate extends CertificateKey {
  customerId: string;
  holderName: string;
  validUntil: Date;
}

/** Binds a certificate to its first holder; false if that is another customer. */
export async function bindCertificate(db: Db, bound: BoundCertificate): Promise<boolean> {
  const { issuerKey, serialNumber, customerId, holderName, validUntil } = bound;
  await db.query(
    `insert into citizen_card_certificate
            (issuer_key, serial_number, customer_id, holder_name, valid_until, bound_at)
     values ($1, $2, $3, $4, $5, bank.now())
     on conflict (issuer_key, serial_number) do nothing`,
    [issuerKey, serialNumber, customerId, holderName, validUntil],
  );
  const [row] = await db.query<{ isOwn: boolean }>(
    `select customer_id = $3 as "isOwn" from citizen_card_certificate
      where issuer_key = $1 and serial_number = $2`,
    [issuerKey, serialNumber, customerId],
  );
  return row?.isOwn === true;
}

/** A valid proof of identity. */
export interface VerifiedCard {
  holderName: string;
  serialNumber: string;
  verifiedAt: Date;
  validUntil: Date;
}

/** The customer's newest valid proof for a purpose; null if there is none. */
export async function newestProof(
  db: Db,
  customerId: string,
  purpose: CardPurpose,
): Promise<VerifiedCard | null> {
  const [row] = await db.query<VerifiedCard>(
    `select holder_name as "holderName", serial_number as "serialNumber",
            used_at as "verifiedAt", valid_until as "validUntil"
       from citizen_card_check
       join citizen_card_certificate using (issuer_key, serial_number)
      where citizen_card_check.customer_id = $1 and purpose = $2 and outcome = 'ok'
        and used_at > bank.now() - make_interval(days => $3) and valid_until > bank.now()
      order by used_at desc
      limit 1`,
    [customerId, purpose, PROOF_DAYS],
  );
  return row ?? null;
}
