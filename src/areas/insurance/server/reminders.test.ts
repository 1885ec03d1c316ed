import { afterEach, describe, expect, test } from "vitest";
import { addDays, type Day, dayOf, formatDay } from "#base/time/day.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../../tests/bank/clock.ts";
import { lettersTo } from "../../../../tests/people/asking.ts";
import { type CustomerOptions, makeCustomer, signIn } from "../../../../tests/people/customers.ts";
import { applicant, sure } from "../../../../tests/people/insurance.ts";
import { reminderOf } from "../rules/motor.ts";
import { remindOfMotorEnds } from "./reminders.ts";

const bank = testBank();
afterEach(() => freeClock(bank()));

const noonOf = (day: Day) => new Date(`${day}T12:00:00+08:00`);

const CAR = { authPposCd: "car", vhclTpCd: "car-small", insrYrs: 1 };
const MOTORBIKE = { authPposCd: "motorbike", vhclTpCd: "motorbike-heavy" };

/** A customer who took motor insurance out through the bank, and when the first of it ends. */
async function insured({
  covers = [CAR],
  ...options
}: CustomerOptions & { covers?: readonly object[] } = {}) {
  const person = await makeCustomer(bank(), { birthday: "1990-05-01", ...options });
  const steps = applicant(bank(), person, await signIn(bank(), person));
  const startOn = addDays(dayOf(bank().clock.now()), 3);
  const driver = { age: 40, sexCd: "male", clmGrd: 4, startDate: formatDay(startOn) };
  for (const cover of covers) {
    const { redirectUrl } = sure(await steps.redirect({ ...driver, ...cover })).content;
    const { returnUrl } = sure(await steps.confirm(redirectUrl)).content;
    sure(await steps.accept(returnUrl));
  }
  return { person, steps, startOn, ...reminderOf(startOn, 1) };
}

const remindersTo = async (person: Awaited<ReturnType<typeof insured>>["person"]) =>
  (await lettersTo(bank(), person)).filter(({ body }) => body.includes("到期"));

describe("a customer whose motor insurance ends", () => {
  test("is written to thirty days before, not a day earlier, and once [A08]", async () => {
    const { person, endsOn, remindOn } = await insured({ covers: [CAR, CAR] });
    await setClock(bank(), noonOf(addDays(remindOn, -1)));
    await remindOfMotorEnds(bank().pool);
    expect(await remindersTo(person)).toEqual([]);
    await setClock(bank(), noonOf(remindOn));
    await Promise.all([remindOfMotorEnds(bank().pool), remindOfMotorEnds(bank().pool)]);
    await remindOfMotorEnds(bank().pool);
    expect(await remindersTo(person)).toMatchObject([
      { channel: "mail", body: expect.stringContaining(formatDay(endsOn)) },
    ]);
  });

  test("is written to at the end of each of two terms that began on the same day", async () => {
    const covers = [1, 2].map((insrYrs) => ({ ...MOTORBIKE, insrYrs }));
    const { person, startOn, remindOn } = await insured({ covers });
    await setClock(bank(), noonOf(remindOn));
    await remindOfMotorEnds(bank().pool);
    expect(await remindersTo(person)).toHaveLength(1);
    await setClock(bank(), noonOf(reminderOf(startOn, 2).remindOn));
    await remindOfMotorEnds(bank().pool);
    expect(await remindersTo(person)).toHaveLength(2);
  });

  test("without a mail address is written to by SMS, and not after the end", async () => {
    const { person, endsOn } = await insured({ email: null });
    const late = await insured();
    await setClock(bank(), noonOf(addDays(endsOn, 1)));
    await remindOfMotorEnds(bank().pool);
    expect(await remindersTo(late.person)).toEqual([]);
    await setClock(bank(), noonOf(endsOn));
    await remindOfMotorEnds(bank().pool);
    expect(await remindersTo(person)).toMatchObject([{ channel: "sms" }]);
  });

  test("is offered a renewal from the reminder on, and not before", async () => {
    const { person, steps, remindOn } = await insured();
    const isOffered = async (session: typeof steps) =>
      (await session.policies()).content.vhclList[0].rnewYn;
    expect(await isOffered(steps)).toBe("N");
    await setClock(bank(), noonOf(remindOn));
    // The session of a year ago is over.
    expect(await isOffered(applicant(bank(), person, await signIn(bank(), person)))).toBe("Y");
  });
});
