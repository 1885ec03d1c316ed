import { afterEach, describe, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../../tests/bank/clock.ts";
import { hold, makePlace, untilWaiting } from "../../../../tests/bank/held-places.ts";
import { makeCustomer, signIn } from "../../../../tests/people/customers.ts";
import { applicant, registrationOf, sure, tokenIn } from "../../../../tests/people/insurance.ts";

const bank = testBank();
afterEach(() => freeClock(bank()));

async function someone() {
  const person = await makeCustomer(bank(), { birthday: "1990-05-01", balance: 10_000 });
  return { person, steps: applicant(bank(), person, await signIn(bank(), person)) };
}

describe("the way to the insurer", () => {
  test("is refused inside another app's window [M06]", async () => {
    const { steps } = await someone();
    const id = sure(await steps.register()).content.aplyId;
    const line = { "user-agent": "Mozilla/5.0 (iPhone) AppleWebKit Safari Line/13.2.0" };
    expect(await steps.redirect({ authPposCd: "travel", aplyId: id }, line)).toMatchObject({
      code: "INSR000001",
    });
  });

  test("cannot be used by who stole it: the answer is good in the customer's own session only, and once [C55]", async () => {
    const { steps } = await someone();
    const thief = await someone();
    const id = sure(await steps.register()).content.aplyId;
    const { redirectUrl } = sure(
      await steps.redirect({ authPposCd: "travel", aplyId: id }),
    ).content;
    // A stolen link does not include the digits.
    expect(await thief.steps.confirm(redirectUrl, "0000")).toMatchObject({ code: "INSR000022" });
    const { returnUrl } = sure(await steps.confirm(redirectUrl)).content;
    expect(await thief.steps.accept(returnUrl)).toMatchObject({ code: "INSR000021" });
    const answer = tokenIn(returnUrl);
    // The tenth character belongs to a name that every answer begins with, and is not an A.
    const altered = `/x?answer=${answer.slice(0, 10)}A${answer.slice(11)}`;
    expect(await steps.accept(altered)).toMatchObject({ code: "INSR000021" });
    expect(await steps.accept(returnUrl)).toMatchObject({ code: 200 });
    expect(await steps.accept(returnUrl)).toMatchObject({ code: "INSR000021" });
    expect(await steps.confirm(redirectUrl)).toMatchObject({ code: "INSR000021" });
  });

  test("is not for a trip without its application", async () => {
    const { steps } = await someone();
    const { status, content } = await steps.redirect({ authPposCd: "travel" });
    expect(status).toBe(400);
    expect(content.fields).toMatchObject([{ field: "aplyId" }]);
  });

  test("is shown twenty times an hour, also to three requests at the same time", async () => {
    const { person, steps } = await someone();
    const id = sure(await steps.register()).content.aplyId;
    const redirect = () => steps.redirect({ authPposCd: "travel", aplyId: id });
    for (let time = 1; time < 20; time += 1) sure(await redirect());
    const place = { table: "insurance_redirect", write: "insert", when: "true" } as const;
    await makePlace(bank(), "redirect", { ...place, named: "customer_id" });
    // None is written before all have counted, or wait for their turn to count.
    const release = await hold(bank().url, "redirect", person.id);
    const last = [redirect(), redirect(), redirect()];
    await untilWaiting(bank(), last.length);
    await release();
    const codes = (await Promise.all(last)).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([200, "PLAT000005", "PLAT000005"]);
  });

  test("is good for five minutes, and the way back for two [C55]", async () => {
    const { steps } = await someone();
    const id = sure(await steps.register()).content.aplyId;
    const start = new Date();
    await setClock(bank(), start);
    const passed = (seconds: number) =>
      setClock(bank(), new Date(start.getTime() + seconds * 1000));
    const { redirectUrl } = sure(
      await steps.redirect({ authPposCd: "travel", aplyId: id }),
    ).content;
    await passed(301);
    expect(await steps.confirm(redirectUrl)).toMatchObject({ code: "INSR000021" });
    await setClock(bank(), start);
    const again = sure(await steps.redirect({ authPposCd: "travel", aplyId: id })).content;
    const { returnUrl } = sure(await steps.confirm(again.redirectUrl)).content;
    await passed(121);
    expect(await steps.accept(returnUrl)).toMatchObject({ code: "INSR000021" });
  });

  test("hands motor insurance over too, and reminds of its end [A08] [C55]", async () => {
    const { steps } = await someone();
    const { startDate } = registrationOf(bank());
    const car = {
      authPposCd: "car",
      vhclTpCd: "car-small",
      age: 40,
      sexCd: "male",
      clmGrd: 4,
      insrYrs: 1,
      startDate,
    };
    const { redirectUrl } = sure(await steps.redirect(car)).content;
    const { returnUrl } = sure(await steps.confirm(redirectUrl)).content;
    expect(sure(await steps.accept(returnUrl)).content).toEqual({
      authPposCd: "car",
      aplyId: null,
    });
    const { vhclList } = (await steps.policies()).content;
    expect(vhclList).toMatchObject([
      { authPposCd: "car", endDt: expect.stringMatching(/^\d{4}\/\d{2}\/\d{2}$/) },
    ]);
    expect(await steps.redirect({ ...car, vhclTpCd: "motorbike-light" })).toMatchObject({
      status: 400,
    });
    const late = await steps.redirect({ ...car, startDate: "9999/12/31" });
    expect([late.status, late.content.fields]).toEqual([
      400,
      [{ field: "startDate", message: "請選擇今天起 60 天內的生效日期。" }],
    ]);
  });
});
