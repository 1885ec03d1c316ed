import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../../tests/bank/clock.ts";
import { makeCustomer, type Person } from "../../../../tests/people/customers.ts";
import { type Sender, senderOf, sure } from "../../../../tests/people/transfers.ts";

const bank = testBank({ callsPerMinute: 1_000_000 });

let payee: Person;

beforeAll(async () => {
  payee = await makeCustomer(bank(), {
    name: { zh: "陳美玲", en: "Chen Mei Ling", ko: "천메이링" },
  });
});

afterEach(() => freeClock(bank()));

const read = (sender: Sender, key: string) => sender.ask("GET", `/v1/transfer/preparations/${key}`);

async function prepared(amount = 1_200) {
  const sender = await senderOf(bank(), await makeCustomer(bank()));
  const typed = { toBnkCd: "899", toAcctNbr: payee.mainNumber, amount, note: "房租" };
  const { content } = sure(await sender.prepare(typed));
  return { sender, key: content.trfrKey as string, typed, content };
}

describe("a transfer on its way", () => {
  test("is told as it was prepared, with the whole number that it is sent from [F18] [S06]", async () => {
    const { sender, key, content } = await prepared();
    const { content: draft } = sure(await read(sender, key));
    expect(draft).toEqual({
      ...content,
      fromAcctNbr: sender.person.mainNumber,
      state: "prepared",
      goesOnYn: "Y",
      otp: null,
    });
  });

  test("tells where its code went and until when, to the second [S06] [V06]", async () => {
    const { sender, key } = await prepared();
    await setClock(bank(), "2026-03-05T14:00:00+08:00");
    sure(await sender.prepare({ trfrKey: key, ...(await typedOf(sender, key)) }));
    sure(await sender.confirm(key));
    await setClock(bank(), "2026-03-05T14:01:59+08:00");
    expect(sure(await read(sender, key)).content).toMatchObject({
      state: "confirmed",
      otp: {
        sentTo: expect.stringMatching(/^09.*\*.*\d{3}$/),
        otpSecs: 1,
        untilDtm: "2026/03/05 14:02:00",
      },
    });
    await setClock(bank(), "2026-03-05T14:02:00+08:00");
    expect(sure(await read(sender, key)).content.otp.otpSecs).toBe(0);
  });

  test("goes on only in its session, in time and before it is over", async () => {
    const { sender, key, typed } = await prepared();
    const again = await senderOf(bank(), sender.person);
    expect(sure(await read(again, key)).content).toMatchObject({
      state: "prepared",
      goesOnYn: "N",
      amount: 1_200,
      note: "房租",
    });
    // What was typed is not lost: prepared again, it continues here.
    sure(await again.prepare({ trfrKey: key, ...typed }));
    expect(sure(await read(again, key)).content.goesOnYn).toBe("Y");
    sure(await again.cancel(key));
    expect(sure(await read(again, key)).content).toMatchObject({
      state: "cancelled",
      goesOnYn: "N",
    });
  });

  test("that was posted is told as done, and does not go on", async () => {
    const sender = await senderOf(bank(), await makeCustomer(bank()));
    const { key } = await sender.send({ toBnkCd: "899", toAcctNbr: payee.mainNumber, amount: 7 });
    expect(sure(await read(sender, key)).content).toMatchObject({ state: "done", goesOnYn: "N" });
  });

  test("is nobody else's to read, and an unknown one is no other answer", async () => {
    const { key } = await prepared();
    const stranger = await senderOf(bank(), await makeCustomer(bank()));
    expect((await read(stranger, key)).code).toBe("TRFR000021");
    expect((await read(stranger, randomUUID())).code).toBe("TRFR000021");
    expect((await read(stranger, "x")).status).toBe(400);
  });
});

async function typedOf(sender: Sender, key: string) {
  const { content } = sure(await read(sender, key));
  const { toBnkCd, toAcctNbr, amount, note } = content;
  return { toBnkCd, toAcctNbr, amount, note };
}
