import { customerFacts } from "#areas/customer/server.ts";
import { bankName } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import { formatDay } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { writeLetter } from "#server/outbox/letters.ts";
import { REMINDER_DAYS, reminderOf } from "../rules/motor.ts";
import { dueReminders, type MotorCover, markReminded } from "../store/redirects.ts";
import { applyTexts } from "../texts/words.ts";

const AT_ONCE_MOST = 200;

/** Writes to everybody whose motor insurance ends soon, once, in the language they took it out in. */
export async function remindOfMotorEnds(db: Db): Promise<number> {
  const due = await dueReminders(db, { days: REMINDER_DAYS, most: AT_ONCE_MOST });
  let count = 0;
  for (const cover of due) count += await remind(db, cover);
  return count;
}

/** Marked and written together: two processes at once, or a crash between, write no second letter. */
function remind(db: Db, cover: MotorCover): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await markReminded(tx, cover))) return 0;
    const { customerId, purpose, language, startOn, years } = cover;
    const { email, mobile } = await customerFacts(tx, customerId);
    const { motorKind, motorMailSubject, motorMail, motorSms } = applyTexts[language].policies;
    const { endsOn } = reminderOf(startOn, years);
    const facts = { bank: bankName[language], kind: motorKind[purpose], day: formatDay(endsOn) };
    const letter =
      email === null
        ? { channel: "sms" as const, address: mobile, subject: null, body: fill(motorSms, facts) }
        : {
            channel: "mail" as const,
            address: email,
            subject: fill(motorMailSubject, facts),
            body: fill(motorMail, facts),
          };
    await writeLetter(tx, { ...letter, customerId, language });
    return 1;
  });
}
