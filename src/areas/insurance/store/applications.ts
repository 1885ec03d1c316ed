import type { ErrorCode } from "#base/errors/catalogue.ts";
import { type Ntd, ntd } from "#base/money/money.ts";
import type { Facts, Language } from "#base/text/language.ts";
import { type Day, dayFrom } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { type ApplicationAct, type ApplicationState, statesBefore } from "../flow/table.ts";
import { APPLICATION_MINUTES } from "../rules/application.ts";
import type { CoverCode } from "../rules/covers.ts";
import type { PriceLine } from "../rules/price.ts";
import type { Destination, InsuredType } from "../rules/trial.ts";

/** An insured child. */
export interface Child {
  name: string;
  nationalId: string;
  birthday: Day;
}

/** A new application. */
export interface NewApplication {
  id: string;
  customerId: string;
  planCode: string;
  destination: Destination;
  insuredType: InsuredType;
  sumInsured: Ntd;
  startsAt: Date;
  endsAt: Date;
  periods: number;
  options: readonly CoverCode[];
  children: readonly Child[];
  priceLines: readonly PriceLine[];
  premium: Ntd;
  language: Language;
  refundId: string;
}

/** Why the ledger did not post a premium. */
interface PaymentRefusal {
  code: ErrorCode;
  facts: Facts;
}

/** A stored application. */
export interface Application extends NewApplication {
  state: ApplicationState;
  isExpired: boolean;
  codeId: string | null;
  /** How the payment with that code ended, if the ledger refused it. */
  paymentRefusal: PaymentRefusal | null;
  fromNumber: string | null;
  policyNumber: string | null;
  issuedAt: Date | null;
  cancelledAt: Date | null;
}

interface ApplicationRow extends Omit<Application, "sumInsured" | "premium" | "children"> {
  sumInsured: string;
  premium: string;
  children: { name: string; nationalId: string; birthday: string }[];
}

const COLUMNS = `id, customer_id::text as "customerId", plan_code as "planCode", destination,
  insured_type as "insuredType", sum_insured as "sumInsured", starts_at as "startsAt",
  ends_at as "endsAt", periods, options, children, price_lines as "priceLines", premium, language,
  refund_id as "refundId", state,
  state in ('registered', 'verified') and expires_at <= bank.now() as "isExpired",
  code_id as "codeId", payment_refusal as "paymentRefusal", from_number as "fromNumber", policy_number as "policyNumber",
  issued_at as "issuedAt", cancelled_at as "cancelledAt"`;

/**
 * How many applications a customer has registered within the past minutes. Others who count the
 * same customer's wait until the transaction ends.
 */
export async function registeredBy(tx: Db, customerId: string, minutes: number): Promise<number> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('insurance ' || $1, 0))", [
    customerId,
  ]);
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from insurance_application
      where customer_id = $1 and registered_at > bank.now() - make_interval(mins => $2)`,
    [customerId, minutes],
  );
  return row?.count ?? 0;
}

/** Stores an application under its key; an existing one stays unchanged. */
export async function saveApplication(db: Db, application: NewApplication): Promise<void> {
  const { id, customerId, planCode, destination, insuredType, sumInsured, startsAt } = application;
  const { endsAt, periods, options, children, priceLines, premium, language, refundId } =
    application;
  await db.query(
    `insert into insurance_application (id, customer_id, plan_code, destination, insured_type,
       sum_insured, starts_at, ends_at, periods, options, children, price_lines, premium, language,
       refund_id, state, registered_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, 'registered',
       bank.now(), bank.now() + interval '${APPLICATION_MINUTES} minutes')
     on conflict (id) do nothing`,
    [
      ...[id, customerId, planCode, destination, insuredType],
      ...[sumInsured, startsAt, endsAt, periods],
      ...[[...options], JSON.stringify(children), JSON.stringify(priceLines), premium, language],
      refundId,
    ],
  );
}

/** A customer's own application, or null. */
export async function applicationOf(
  db: Db,
  customerId: string,
  id: string,
): Promise<Application | null> {
  const [row] = await db.query<ApplicationRow>(
    `select ${COLUMNS} from insurance_application where id = $1 and customer_id = $2`,
    [id, customerId],
  );
  return row ? applicationIn(row) : null;
}

/** The same, locked until the transaction ends, in the state that others have left it in. */
export async function lockApplication(
  tx: Db,
  { customerId, id }: Pick<Application, "customerId" | "id">,
): Promise<Application | null> {
  const [row] = await tx.query<ApplicationRow>(
    `select ${COLUMNS} from insurance_application where id = $1 and customer_id = $2
        for no key update`,
    [id, customerId],
  );
  return row ? applicationIn(row) : null;
}

/** A customer's own policy by its number, or null. */
export async function policyOf(
  db: Db,
  customerId: string,
  number: string,
): Promise<Application | null> {
  const [row] = await db.query<ApplicationRow>(
    `select ${COLUMNS} from insurance_application where policy_number = $1 and customer_id = $2`,
    [number, customerId],
  );
  return row ? applicationIn(row) : null;
}

/** A customer's open applications, or else the policies and payments begun; newest first. */
export async function applicationsOf(
  db: Db,
  customerId: string,
  { isOpen, most }: { isOpen: boolean; most: number },
): Promise<Application[]> {
  const rows = await db.query<ApplicationRow>(
    `select ${COLUMNS} from insurance_application
      where customer_id = $1 and state in ('registered', 'verified') = $2
        and (not $2 or expires_at > bank.now())
      order by registered_at desc limit $3`,
    [customerId, isOpen, most],
  );
  return rows.map(applicationIn);
}

/** Applications begun that many seconds ago and not completed, oldest first. */
export async function unfinished(
  db: Db,
  { seconds, most }: { seconds: number; most: number },
): Promise<Application[]> {
  const rows = await db.query<ApplicationRow>(
    `select ${COLUMNS} from insurance_application
      where state in ('paying', 'refunding', 'cancelling')
        and paying_since <= bank.now() - make_interval(secs => $1)
      order by paying_since limit $2`,
    [seconds, most],
  );
  return rows.map(applicationIn);
}

/** Moves an application that could not be settled to the end of the job's queue. */
export async function putOff(db: Db, id: string): Promise<void> {
  await db.query("update insurance_application set paying_since = bank.now() where id = $1", [id]);
}

/** What a transition writes besides the state. */
export interface MoveFacts {
  paymentRefusal?: PaymentRefusal;
  policyNumber?: string;
  issuedAt?: Date;
  cancelledAt?: Date;
}

/** Applies an act if it is in order; false if another request was faster. */
export async function moveApplication(
  db: Db,
  id: string,
  { act, to }: { act: ApplicationAct; to: ApplicationState },
  facts: MoveFacts = {},
): Promise<boolean> {
  const { paymentRefusal, policyNumber = null, issuedAt = null, cancelledAt = null } = facts;
  const rows = await db.query(
    `update insurance_application
        set state = $3, payment_refusal = coalesce($4, payment_refusal),
            policy_number = coalesce($5, policy_number), issued_at = coalesce($6, issued_at),
            cancelled_at = coalesce($7, cancelled_at),
            paying_since = case when $3 in ('paying', 'cancelling') then bank.now()
                                else paying_since end
      where id = $1 and state = any($2::text[])
        and (state not in ('registered', 'verified') or expires_at > bank.now())
     returning id`,
    [
      ...[id, statesBefore(act), to, paymentRefusal ? JSON.stringify(paymentRefusal) : null],
      ...[policyNumber, issuedAt, cancelledAt],
    ],
  );
  return rows.length > 0;
}

/** Stores the code and the account of a new payment to be confirmed. */
export async function keepPaymentCode(
  db: Db,
  id: string,
  { codeId, fromNumber }: { codeId: string; fromNumber: string },
): Promise<boolean> {
  const rows = await db.query(
    `update insurance_application set code_id = $2, from_number = $3, payment_refusal = null
      where id = $1 and state = 'verified' and expires_at > bank.now() returning id`,
    [id, codeId, fromNumber],
  );
  return rows.length > 0;
}

function applicationIn({ sumInsured, premium, children, ...row }: ApplicationRow): Application {
  return {
    ...row,
    sumInsured: ntd(Number(sumInsured)),
    premium: ntd(Number(premium)),
    children: children.map((child) => ({ ...child, birthday: dayFrom(child.birthday) })),
  };
}
