import { resumeCards } from "#areas/cards/server/stop.ts";
import { contactOf } from "#areas/customer/server.ts";
import { tell } from "#areas/verification/server/letters.ts";
import type { Who } from "#base/call/call.ts";
import { formatMoment } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import { standingStop, undoStop } from "../store.ts";

/** A customer's panic stop in effect: its reference and when the button was pressed. */
export async function panicOf(
  db: Db,
  customerId: string,
): Promise<{ reference: string; at: string } | null> {
  const stop = await standingStop(db, customerId);
  return stop && { reference: stop.reference, at: formatMoment(stop.at) };
}

/**
 * Undoes the panic stop, if it was in effect by then where that is given: transfers are enabled again, and the cards it
 * stopped are reactivated, except those reported, replaced or expired since. False if there is none.
 * Requires the desk's database rights.
 */
export async function undoPanic(
  tx: Db,
  context: Pick<CallContext<Who>, "actor" | "customer" | "from" | "log" | "now">,
  { customerId, pressedBy }: { customerId: string; pressedBy: Date | null },
): Promise<boolean> {
  const stop = await undoStop(tx, customerId, pressedBy);
  if (!stop) return false;
  const cards = await resumeCards(tx, stop.cardIds);
  const { reference } = stop;
  const detail = { cards };
  await record(tx, context, {
    event: "desk.panic.undo",
    outcome: "ok",
    customerId,
    reference,
    detail,
  });
  const contact = await contactOf(tx, customerId);
  if (contact) {
    const { language } = contact;
    const facts = { reference, cards };
    await tell(tx, { language, now: context.now }, contact, {
      letter: "panicUndone",
      facts,
      both: true,
    });
  }
  return true;
}
