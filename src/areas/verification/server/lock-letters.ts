// Letters about locks: a stranger may have caused the lock, so they are written in the language the
// customer used last.

import { tell } from "#areas/verification/server/letters.ts";
import type { Who } from "#base/call/call.ts";
import type { Db } from "#db/db.ts";
import type { CallContext } from "#server/api/call-context.ts";
import type { Purpose } from "../rules.ts";
import { personById } from "../store/people.ts";
import { verificationTexts } from "../texts/words.ts";

/**
 * Notifies a customer that five wrong codes, or without a purpose five wrong PINs, caused a lock.
 */
export async function tellOfLock(
  db: Db,
  { now }: Pick<CallContext<Who>, "now">,
  { customerId, purpose }: { customerId: string | null; purpose?: Purpose },
): Promise<void> {
  const person = customerId && (await personById(db, customerId));
  if (!person) return;
  const { language } = person;
  if (!purpose) return tell(db, { now, language }, person, { letter: "pinLocked" });
  const facts = { purpose: verificationTexts[language].purposes[purpose] };
  await tell(db, { now, language }, person, { letter: "codesLocked", facts });
}
