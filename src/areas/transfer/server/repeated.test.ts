import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../../tests/bank/clock.ts";
import { makeCustomer } from "../../../../tests/people/customers.ts";
import { type Sender, senderOf, sure } from "../../../../tests/people/transfers.ts";

const bank = testBank({ callsPerMinute: 1_000_000 });

let to: { toBnkCd: string; toAcctNbr: string };

beforeAll(async () => {
  const payee = await makeCustomer(bank());
  to = { toBnkCd: "899", toAcctNbr: payee.mainNumber };
});

afterEach(() => freeClock(bank()));

async function someone(): Promise<Sender> {
  return senderOf(bank(), await makeCustomer(bank()));
}

test("the same key with the same content answers the same, also at once [F18]", async () => {
  const { prepare } = await someone();
  const typed = { trfrKey: randomUUID(), ...to, amount: 700, note: "租金" };
  const first = await prepare(typed);
  expect(first.code).toBe(200);
  expect(await prepare({ ...typed, note: " 租金" })).toEqual(first);
  const many = await Promise.all(Array.from({ length: 10 }, () => prepare(typed)));
  for (const each of many) expect(each).toEqual(first);
  const other = { trfrKey: randomUUID(), ...to, amount: 701 };
  const atOnce = await Promise.all(Array.from({ length: 10 }, () => prepare(other)));
  expect(new Set(atOnce.map(({ content }) => JSON.stringify(content))).size).toBe(1);
});

test("the same key with other content, or of another customer, is refused", async () => {
  const { prepare } = await someone();
  const typed = { trfrKey: randomUUID(), ...to, amount: 700 };
  sure(await prepare(typed));
  const changes = [
    { amount: 701 },
    { note: "a" },
    { toBnkCd: "822", toAcctNbr: "123456789012" },
    { toBnkCd: "822" },
  ];
  for (const change of changes) {
    expect(await prepare({ ...typed, ...change })).toMatchObject({ code: "TRFR000016" });
  }
  const stranger = await someone();
  expect(await stranger.prepare(typed)).toMatchObject({ code: "TRFR000016", content: null });
  expect(await stranger.state(typed.trfrKey)).toMatchObject({ content: { state: "unknown" } });
});

test("two contents under one key at once keep one of them", async () => {
  const { prepare } = await someone();
  const trfrKey = randomUUID();
  const responses = await Promise.all(
    [800, 801, 802, 803].map((amount) => prepare({ trfrKey, ...to, amount })),
  );
  expect(responses.map(({ code }) => code).toSorted()).toEqual([
    200,
    "TRFR000016",
    "TRFR000016",
    "TRFR000016",
  ]);
});

test("a repetition in between leaves the step where it was", async () => {
  const sender = await someone();
  const typed = { trfrKey: randomUUID(), ...to, amount: 700 };
  sure(await sender.prepare(typed));
  sure(await sender.confirm(typed.trfrKey));
  sure(await sender.prepare(typed));
  expect((await sender.state(typed.trfrKey)).content.state).toBe("confirmed");
});

test("what was done or given up is not prepared again under its key", async () => {
  const sender = await someone();
  const done = { trfrKey: randomUUID(), ...to, amount: 700 };
  sure(await sender.send(done));
  expect(await sender.prepare(done)).toMatchObject({ code: "TRFR000017" });
  expect((await sender.state(done.trfrKey)).content.state).toBe("done");
  const givenUp = { trfrKey: randomUUID(), ...to, amount: 701 };
  sure(await sender.prepare(givenUp));
  sure(await sender.cancel(givenUp.trfrKey));
  expect(await sender.prepare(givenUp)).toMatchObject({ code: "TRFR000017" });
});

test("in a new session, or late, the same key begins again at its first step", async () => {
  await setClock(bank(), "2026-03-05T10:00:00+08:00");
  const before = await someone();
  const typed = { trfrKey: randomUUID(), ...to, amount: 700 };
  sure(await before.prepare(typed));
  sure(await before.confirm(typed.trfrKey));
  const code = await before.smsCode();
  const after = await senderOf(bank(), before.person);
  expect(await after.code(typed.trfrKey, code)).toMatchObject({ code: "TRFR000017" });
  sure(await after.prepare(typed));
  expect(await after.code(typed.trfrKey, code)).toMatchObject({ code: "TRFR000017" });
  expect((await after.state(typed.trfrKey)).content.state).toBe("prepared");
});

test("a draft waits 15 minutes and not a second longer", async () => {
  await setClock(bank(), "2026-03-05T10:00:00+08:00");
  const sender = await someone();
  const typed = { trfrKey: randomUUID(), ...to, amount: 700 };
  const late = { trfrKey: randomUUID(), ...to, amount: 701 };
  sure(await sender.prepare(typed));
  sure(await sender.prepare(late));
  for (const minute of ["04", "08", "12"]) {
    await setClock(bank(), `2026-03-05T10:${minute}:00+08:00`);
    sure(await sender.standings());
  }
  await setClock(bank(), "2026-03-05T10:14:59+08:00");
  sure(await sender.confirm(typed.trfrKey));
  await setClock(bank(), "2026-03-05T10:15:00+08:00");
  const code = await sender.smsCode();
  expect(await sender.code(typed.trfrKey, code)).toMatchObject({ code: "TRFR000017" });
  expect(await sender.confirm(late.trfrKey)).toMatchObject({ code: "TRFR000017" });
  expect((await sender.state(late.trfrKey)).content.state).toBe("expired");
  sure(await sender.prepare(late));
  expect((await sender.state(late.trfrKey)).content.state).toBe("prepared");
});

test("a key that is days old is prepared again, unless it was done", async () => {
  await setClock(bank(), "2026-03-05T10:00:00+08:00");
  const sender = await someone();
  const [old, done] = [700, 701].map((amount) => ({ trfrKey: randomUUID(), ...to, amount }));
  sure(await sender.prepare({ ...old }));
  sure(await sender.send({ ...done }));
  await setClock(bank(), "2026-03-09T10:00:00+08:00");
  const later = await senderOf(bank(), sender.person);
  sure(await later.prepare({ ...old }));
  expect(await later.prepare({ ...done })).toMatchObject({ code: "TRFR000017" });
});
