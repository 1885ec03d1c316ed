import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import { uuid } from "#db/uuid.ts";
import type { DecisionReason } from "../rules/video.ts";
import { RESUME_DAYS, type TermsVersion, type UpgradeScope, type UpgradeState } from "../rules.ts";

/** A stored upgrade. */
export interface UpgradeRow {
  id: string;
  customerId: string;
  state: UpgradeState;
  scope: UpgradeScope | null;
  language: Language;
  begunAt: Date;
  certificateSerial: string | null;
  certificateEndsAt: Date | null;
  verifiedAt: Date | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  reason: DecisionReason | null;
}

/** A recorded agreement to terms. */
export interface AgreementRow extends TermsVersion {
  agreedAt: Date;
}

const COLUMNS = `
  id, customer_id::text as "customerId", state, scope, language, begun_at as "begunAt",
  certificate_serial as "certificateSerial", certificate_ends_at as "certificateEndsAt",
  verified_at as "verifiedAt", decided_by::text as "decidedBy", decided_at as "decidedAt", reason`;

/** The customer's latest upgrade, or null; an expired one does not count. */
export async function latestUpgrade(db: Db, customerId: string): Promise<UpgradeRow | null> {
  const [row] = await db.query<UpgradeRow>(
    `select ${COLUMNS} from upgrade
      where customer_id = $1 and (state in ('approved', 'rejected')
         or changed_at > bank.now() - make_interval(days => $2))
      order by begun_at desc, id desc limit 1`,
    [customerId, RESUME_DAYS],
  );
  return row ?? null;
}

/** The customer's open upgrade, locked until the transaction ends; null if there is none. */
export async function lockOpenUpgrade(db: Db, customerId: string): Promise<UpgradeRow | null> {
  const [row] = await db.query<UpgradeRow>(
    `select ${COLUMNS} from upgrade
      where customer_id = $1 and state in ('accounts', 'certificate', 'video')
        and changed_at > bank.now() - make_interval(days => $2)
      for no key update`,
    [customerId, RESUME_DAYS],
  );
  return row ?? null;
}

/** An upgrade by its id, locked until the transaction ends. */
export async function lockUpgrade(db: Db, id: string): Promise<UpgradeRow | null> {
  const [row] = await db.query<UpgradeRow>(
    `select ${COLUMNS} from upgrade where id = $1 for no key update`,
    [id],
  );
  return row ?? null;
}

/** An upgrade by its id. */
export async function upgradeOf(db: Db, id: string): Promise<UpgradeRow | null> {
  const [row] = await db.query<UpgradeRow>(`select ${COLUMNS} from upgrade where id = $1`, [id]);
  return row ?? null;
}

/** A customer's upgrades, newest first. */
export function upgradesOf(db: Db, customerId: string, most: number): Promise<UpgradeRow[]> {
  return db.query<UpgradeRow>(
    `select ${COLUMNS} from upgrade where customer_id = $1 order by begun_at desc, id desc limit $2`,
    [customerId, most],
  );
}

/**
 * Starts an upgrade, or returns the open one: two concurrent requests get the same. One not
 * continued for too long has expired.
 */
export async function beginUpgrade(
  db: Db,
  { customerId, language }: { customerId: string; language: Language },
): Promise<UpgradeRow> {
  await db.query(
    `update upgrade set state = 'expired'
      where customer_id = $1 and state in ('accounts', 'certificate', 'video')
        and changed_at <= bank.now() - make_interval(days => $2)`,
    [customerId, RESUME_DAYS],
  );
  await db.query(
    `insert into upgrade (id, customer_id, state, language, begun_at, changed_at)
     values ($1, $2, 'accounts', $3, bank.now(), bank.now())
     on conflict (customer_id) where state in ('accounts', 'certificate', 'video') do nothing`,
    [uuid(), customerId, language],
  );
  const open = await lockOpenUpgrade(db, customerId);
  if (!open) throw new Error("the upgrade that was begun is not there");
  return open;
}

/** Records agreements; a version already agreed to keeps its time. */
export async function addAgreements(
  db: Db,
  upgradeId: string,
  { terms, language }: { terms: readonly TermsVersion[]; language: Language },
): Promise<void> {
  for (const { documentNumber, version } of terms) {
    await db.query(
      `insert into upgrade_agreement (upgrade_id, document_number, version, language, agreed_at)
       values ($1, $2, $3, $4, bank.now()) on conflict do nothing`,
      [upgradeId, documentNumber, version, language],
    );
  }
}

/** The agreements, the latest version of each last. */
export function agreementsOf(db: Db, upgradeId: string): Promise<AgreementRow[]> {
  return db.query<AgreementRow>(
    `select document_number as "documentNumber", version, agreed_at as "agreedAt"
       from upgrade_agreement where upgrade_id = $1 order by agreed_at, document_number`,
    [upgradeId],
  );
}

/** The changes of an upgrade; omitted fields stay as they are. */
export interface UpgradeChange {
  state?: UpgradeState;
  scope?: UpgradeScope;
  language?: Language;
}

/** Changes an upgrade that the transaction has locked. */
export async function changeUpgrade(db: Db, id: string, change: UpgradeChange): Promise<void> {
  await db.query(
    `update upgrade set state = coalesce($2, state), scope = coalesce($3, scope),
            language = coalesce($4, language), changed_at = bank.now()
      where id = $1`,
    [id, change.state ?? null, change.scope ?? null, change.language ?? null],
  );
}

/** Stores the verified certificate: the video call is next. */
export async function keepCertificate(
  db: Db,
  id: string,
  card: { serialNumber: string; verifiedAt: Date; validUntil: Date },
): Promise<void> {
  await db.query(
    `update upgrade set state = 'video', certificate_serial = $2, verified_at = $3,
            certificate_ends_at = $4, changed_at = bank.now()
      where id = $1`,
    [id, card.serialNumber, card.verifiedAt, card.validUntil],
  );
}

/** The desk's decision. */
export interface Decision {
  staffId: string;
  reason: DecisionReason;
  note: string;
}

/** Records the decision, once: a later one changes nothing. */
export async function decide(
  db: Db,
  id: string,
  { staffId, reason, note }: Decision,
): Promise<boolean> {
  const rows = await db.query(
    `update upgrade
        set state = case when $3 = 'identity-confirmed' then 'approved' else 'rejected' end,
            decided_by = $2, decided_at = bank.now(), reason = $3, note = $4, changed_at = bank.now()
      where id = $1 and state = 'video' returning id`,
    [id, staffId, reason, note],
  );
  return rows.length > 0;
}

/** Expires upgrades that were not continued. */
export async function expireUpgrades(db: Db): Promise<void> {
  await db.query(
    `update upgrade set state = 'expired'
      where id in (select id from upgrade
                    where state in ('accounts', 'certificate', 'video')
                      and changed_at <= bank.now() - make_interval(days => $1)
                    limit 500 for update skip locked)`,
    [RESUME_DAYS],
  );
}
