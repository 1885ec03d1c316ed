import { expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../tests/bank/clock.ts";
import { makeStaff, staffSignIn, testDesk } from "../../../tests/bank/desk.ts";
import { ask } from "../../../tests/people/asking.ts";
import { makeCustomer, type Person } from "../../../tests/people/customers.ts";
import { type AtDesk, fileDispute, takeAndOpen } from "../../../tests/people/desk-work.ts";

const bank = testBank();
const desk = testDesk(bank, { callsPerMinute: 100_000 });

async function colleague(): Promise<AtDesk> {
  const member = await makeStaff(bank(), ["service"]);
  const cookie = await staffSignIn({ desk: desk(), clock: bank().clock }, member);
  return (url, payload) => ask({ site: desk() }, url, { cookie, ...(payload && { payload }) });
}

/** A customer with NT$10,000 who disputes a payment. */
async function disputed(amount: number) {
  const person = await makeCustomer(bank(), { balance: 10_000 });
  return { person, reference: await fileDispute(bank(), amount, person) };
}

async function balanceOf({ mainId }: Person): Promise<number> {
  const [row] = await bank().owner.query<{ balance: string }>(
    "select balance from account where id = $1",
    [mainId],
  );
  return Number(row?.balance);
}

async function credit(at: AtDesk, reference: string) {
  await takeAndOpen(at, "disputes", reference);
  const payload = { decision: "credit", reason: "調閱期間先行退款" };
  return at(`/v1/desk/disputes/${reference}/decision`, payload);
}

/** The one request about a dispute that waits. */
async function requestFor(reference: string): Promise<string> {
  const rows = await bank().owner.query<{ id: string }>(
    "select id from desk_request where subject ->> 'dispute' = $1 and state = 'waiting'",
    [reference],
  );
  expect(rows).toHaveLength(1);
  return rows[0]?.id ?? "";
}

async function decide(at: AtDesk, id: string, decision: "approve" | "decline") {
  await takeAndOpen(at, "approvals", id);
  return at(`/v1/desk/approvals/${id}/decision`, { decision, note: "金額與簽單核對無誤" });
}

test("NT$3,000 is credited by one person, and one dollar more by two", async () => {
  const [one, other] = [await colleague(), await colleague()];
  const small = await disputed(3_000);
  expect((await one(`/v1/desk/disputes/${small.reference}`)).content.creditNeedsTwo).toBe(false);
  expect((await credit(one, small.reference)).content).toEqual({
    ...{ state: "credited", isRequested: false },
  });
  expect(await balanceOf(small.person)).toBe(13_000);

  const large = await disputed(3_001);
  expect((await one(`/v1/desk/disputes/${large.reference}`)).content.creditNeedsTwo).toBe(true);
  expect((await credit(one, large.reference)).content).toEqual({
    ...{ state: "received", isRequested: true },
  });
  expect(await balanceOf(large.person)).toBe(10_000);
  const request = await requestFor(large.reference);
  const shown = (await other(`/v1/desk/disputes/${large.reference}`)).content;
  expect(shown).toMatchObject({ requestedBy: "測試員", decisions: ["reject"] });
  // Nobody asks twice, and nobody approves what they asked for.
  expect((await credit(one, large.reference)).code).toBe("EMRG000010");
  expect((await decide(one, request, "approve")).code).toBe("DESK000006");
  expect(await balanceOf(large.person)).toBe(10_000);
  expect((await other(`/v1/desk/approvals/${request}`)).content).toMatchObject({
    kind: "credit-dispute",
    about: `${large.reference} LUMEN GIFT CARDS NT$3,001`,
  });
  expect((await decide(other, request, "approve")).content).toEqual({ state: "approved" });
  expect(await balanceOf(large.person)).toBe(13_001);
  expect((await decide(other, request, "approve")).code).toBe("DESK000004");
  expect(await balanceOf(large.person)).toBe(13_001);
  expect((await one(`/v1/desk/disputes/${large.reference}`)).content.state).toBe("credited");
});

test("NT$30,000 a Taipei day by one person alone, exactly, and the next dollar needs two", async () => {
  await setClock(bank(), new Date("2031-05-06T12:00:00+08:00"));
  try {
    const [first, second] = [await colleague(), await colleague()];
    for (let count = 0; count < 9; count += 1) {
      expect((await credit(first, (await disputed(3_000)).reference)).content.state).toBe(
        "credited",
      );
    }
    // Two at once, of which either alone would be within the sum.
    const [left, right] = [await disputed(3_000), await disputed(3_000)];
    for (const { reference } of [left, right]) await takeAndOpen(first, "disputes", reference);
    const answers = await Promise.all([
      credit(first, left.reference),
      credit(first, right.reference),
    ]);
    expect(answers.map(({ content }) => content.isRequested).toSorted()).toEqual([false, true]);
    const last = await disputed(1);
    expect((await credit(first, last.reference)).content.isRequested).toBe(true);
    // The sum is each person's own.
    expect((await credit(second, (await disputed(3_000)).reference)).content.isRequested).toBe(
      false,
    );
  } finally {
    await freeClock(bank());
  }
});

test("a new day in Taipei begins a new sum", async () => {
  await setClock(bank(), new Date("2031-05-07T23:59:00+08:00"));
  try {
    const one = await colleague();
    for (let count = 0; count < 10; count += 1) {
      await credit(one, (await disputed(3_000)).reference);
    }
    expect((await credit(one, (await disputed(1)).reference)).content.isRequested).toBe(true);
    await setClock(bank(), new Date("2031-05-08T00:00:00+08:00"));
    expect((await credit(one, (await disputed(1)).reference)).content.isRequested).toBe(false);
  } finally {
    await freeClock(bank());
  }
});

test("a declined, expired or overtaken request credits nothing, and another can be made", async () => {
  const [one, other] = [await colleague(), await colleague()];
  const { person, reference } = await disputed(5_000);
  await credit(one, reference);
  expect((await decide(other, await requestFor(reference), "decline")).content).toEqual({
    state: "declined",
  });
  await credit(one, reference);
  const expired = await requestFor(reference);
  await bank().owner.query("update desk_request set expires_at = bank.now() where id = $1", [
    expired,
  ]);
  expect((await decide(other, expired, "approve")).code).toBe("DESK000004");
  await bank().owner.query("delete from desk_request where id = $1", [expired]);
  await credit(one, reference);
  const overtaken = await requestFor(reference);
  await bank().owner.query("update card_dispute set state = 'withdrawn' where reference = $1", [
    reference,
  ]);
  expect((await decide(other, overtaken, "approve")).code).toBe("DESK000008");
  expect(await balanceOf(person)).toBe(10_000);
});

test("five approvals at once by two colleagues credit once", async () => {
  const [one, second, third] = [await colleague(), await colleague(), await colleague()];
  const { person, reference } = await disputed(4_500);
  await credit(one, reference);
  const request = await requestFor(reference);
  const codes = await Promise.all(
    [second, third, second, third, second].map(
      async (at) => (await decide(at, request, "approve")).code,
    ),
  );
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(await balanceOf(person)).toBe(14_500);
});
