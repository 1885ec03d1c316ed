import { standingByNationalId } from "#areas/customer/server/standing.ts";
import { readNationalId } from "#areas/verification/server/typed-identity.ts";
import type { Input, Output } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Db } from "#db/db.ts";
import type { DeskContext } from "#desk/queues/server/sources.ts";
import { record } from "#server/audit/audit.ts";
import type { openCase as openCaseCall } from "../contract/file.ts";
import { addCase, type CaseRow, openCaseOf } from "../store.ts";

/** Finds a customer and opens their file; a search that finds nobody is in the trail, too. */
export async function openCase(
  { nationalId: typed, reason, note }: Input<typeof openCaseCall>,
  context: DeskContext,
): Promise<Output<typeof openCaseCall>> {
  const { db, staff } = context;
  const nationalId = readNationalId(typed);
  const found = await standingByNationalId(db, nationalId);
  if (!found) {
    const refusal = new Refusal("DESK000007", {}, { field: "nationalId" });
    const detail = { reason, note };
    await record(db, context, { event: "desk.customer.open", outcome: refusal.code, detail });
    throw refusal;
  }
  return db.transaction(async (tx) => {
    const customerId = found.id;
    const caseId = await addCase(tx, { staffId: staff.id, customerId, reason, note });
    const detail = { reason, note, case: caseId };
    await record(tx, context, { event: "desk.customer.open", outcome: "ok", customerId, detail });
    return { caseId };
  });
}

/** The open file of a call; refuses with DESK000004 if it is closed, or a colleague's. */
export async function knownCase({ db, staff }: DeskContext, caseId: string): Promise<CaseRow> {
  const found = await openCaseOf(db, caseId, staff.id);
  if (!found) throw new Refusal("DESK000004");
  return found;
}

/** What was done in a file, for the trail. */
interface Done {
  what: string;
  detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Runs an action in a customer's file, in one transaction with its row of the trail. */
export async function inCase<T>(
  context: DeskContext,
  caseId: string,
  work: (tx: Db, file: CaseRow) => Promise<{ result: T } & Done>,
): Promise<T> {
  const file = await knownCase(context, caseId);
  return context.db.transaction(async (tx) => {
    const { result, what, detail } = await work(tx, file);
    const { customerId, reason, note } = file;
    await record(tx, context, {
      event: `desk.customer.${what}`,
      outcome: "ok",
      customerId,
      detail: { case: caseId, reason, note, ...detail },
    });
    return result;
  });
}
