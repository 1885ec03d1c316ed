import type { Who } from "#base/call/call.ts";
import type { Actor } from "#base/call/callers.ts";
import type { Db } from "#db/db.ts";
import { uuid } from "#db/uuid.ts";
import type { CustomerInitiator, StaffInitiator } from "#ports/core-bank/initiator.ts";
import type { CallContext, From } from "../api/call-context.ts";
import { networkOf } from "../limits/network.ts";
import { maskedNetwork } from "../log/request-log.ts";
import type { Staff } from "../session/staff-sessions.ts";

/** An event of the audit trail: who did what, and with which result. */
export interface Happening {
  /** The action, such as `login` or `otp.check`. */
  event: string;
  /** `ok`, or the code of the refusal. */
  outcome: string;
  /** The customer concerned, where the call itself does not know one yet. */
  customerId?: string | null;
  /** Who did it, where the call itself has only just identified them. */
  actor?: Actor;
  reference?: string | null;
  /** Nothing secret: no password, code, PIN, whole account number or national ID. */
  detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/**
 * Writes the event to the trail, in the transaction it belongs to, and to the log. Events of
 * unknown visitors are only counted, by network and hour: their number is unlimited.
 */
export async function record(
  db: Db,
  context: Pick<CallContext<Who>, "actor" | "customer" | "from" | "log">,
  { event, outcome, customerId, actor, reference, detail }: Happening,
): Promise<void> {
  const customer = customerId ?? context.customer?.id ?? null;
  const session = context.customer ? sessionName(context.customer.session.hash) : null;
  const { address, request } = context.from;
  // The trail has the whole address; a log, which more people read, has no household.
  const network = maskedNetwork(address);
  context.log({ event, outcome, customer, session, network, request, reference });
  const who = actor ?? context.actor;
  const isNobodys = customer === null && !reference && who.kind === "visitor";
  if (isNobodys) return countStranger(db, { address, event, outcome });
  await db.query(
    `select bank.audit_write(array[
       row($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, null, $11)::bank.audit_row])`,
    [
      uuid(),
      event,
      outcome,
      who.kind,
      "id" in who ? who.id : null,
      customer,
      session,
      address,
      request,
      reference ?? null,
      detail ? JSON.stringify(detail) : null,
    ],
  );
}

async function countStranger(
  db: Db,
  { address, event, outcome }: { address: string; event: string; outcome: string },
): Promise<void> {
  await db.query(
    `insert into stranger_count as counted (hour, network, event, outcome, times)
     values (date_trunc('hour', bank.now()), $1, $2, $3, 1)
     on conflict (hour, network, event, outcome) do update set times = counted.times + 1`,
    [networkOf(address), event, outcome],
  );
}

/** The caller as the initiator of a posting, which the ledger writes to the trail with it. */
export function customerInitiator({
  customer,
  from,
}: Pick<CallContext, "customer" | "from">): CustomerInitiator {
  const { address, request } = from;
  return { customerId: customer.id, session: sessionName(customer.session.hash), address, request };
}

/** The same of a member of staff. */
export function staffInitiator({
  staff,
  from: { address, request },
}: {
  staff: Staff;
  from: From;
}): StaffInitiator {
  return { staffId: staff.id, address, request };
}

/**
 * The caller of what the bank does by itself, whoever's call, job or command it is done in. To the
 * ledger the bank itself is no initiator: null.
 */
export function byTheBank(label = "bank") {
  const device = { label, isEmbedded: false, deviceModel: null, deviceSystem: null };
  return {
    actor: { kind: "bank" },
    customer: null,
    from: { address: "127.0.0.1", request: uuid(), ...device },
    log: () => undefined,
  } as const;
}

/** The short name of a session in logs and trails: it identifies a session and opens none. */
export function sessionName(hash: Buffer): string {
  return hash.toString("hex", 0, 6);
}
