import { describe, expect, test } from "vitest";
import { localMail } from "#ports/mail/local.ts";
import { localSms } from "#ports/sms/local.ts";
import { freeClock, setClock } from "../../../tests/bank/clock.ts";
import {
  afterNoon,
  mailLetter,
  smsLetter,
  testPostOffice,
} from "../../../tests/neighbours/post-office.ts";
import { startDelivery } from "./delivery.ts";
import { writeLetter } from "./letters.ts";

const office = testPostOffice();

const untilSent = () =>
  expect
    .poll(async () => new Set(await office().states()), { timeout: 5_000 })
    .toEqual(new Set(["sent"]));

describe("a letter", () => {
  test("leaves with the transaction that wrote it, and never with one that was rolled back", async () => {
    const { pool, url, gateway, mailServer, closing, parts, states } = office();
    await freeClock(office());
    const delivery = await startDelivery({ ...parts(), url });
    closing.push(delivery.close);
    const failing = pool.transaction(async (db) => {
      await writeLetter(db, { ...smsLetter, body: "never" });
      await writeLetter(db, { ...mailLetter, body: "never" });
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    await pool.transaction(async (db) => {
      await writeLetter(db, smsLetter);
      await writeLetter(db, mailLetter);
      expect(gateway.requests).toEqual([]);
    });
    // Sooner than the deliverer polls: the database notified it.
    await expect.poll(() => gateway.requests.length, { timeout: 3_000 }).toBe(1);
    await expect.poll(() => mailServer.mails.length, { timeout: 3_000 }).toBe(1);
    expect(gateway.requests[0]).toMatchObject({ to: smsLetter.address, text: smsLetter.body });
    expect(mailServer.mails[0]?.text?.trim()).toBe(mailLetter.body);
    await untilSent();
    expect(await states()).toHaveLength(2);
  });

  test("that was written while nobody delivered leaves at the next start", async () => {
    const { pool, gateway, deliver } = office();
    await writeLetter(pool, smsLetter);
    deliver();
    await untilSent();
    expect(gateway.delivered.size).toBe(1);
  });

  test("keeps no words once it has left, nor once it is given up", async () => {
    const { pool, mailServer, deliver, rows, states } = office();
    await writeLetter(pool, smsLetter);
    await writeLetter(pool, mailLetter);
    await writeLetter(pool, { ...mailLetter, address: "nobody@example.com" });
    mailServer.respond = (recipient) => (recipient.startsWith("nobody") ? "550 5.1.1 no" : null);
    deliver();
    await expect.poll(async () => (await states()).sort()).toEqual(["failed", "sent", "sent"]);
    for (const { subject, body } of await rows()) expect([subject, body]).toEqual([null, null]);
  });

  test("keeps its file as long as it may still leave, and no longer", async () => {
    const { pool, mailServer, owner, deliver, states } = office();
    const file = { name: "a.pdf", type: "application/pdf", bytes: Buffer.from("%PDF-1.7") };
    const write = (name: string, more = {}) =>
      writeLetter(pool, { ...mailLetter, address: `${name}@example.com`, file, ...more });
    const [late] = [await write("late"), await write("nobody"), await write("ada")];
    await write("expired", { validSeconds: 10 });
    await setClock(office(), afterNoon(10));
    mailServer.respond = (recipient) => {
      if (recipient.startsWith("nobody")) return "550 5.1.1 no";
      return recipient.startsWith("late") ? "451 4.3.0 later" : null;
    };
    deliver();
    await expect
      .poll(async () => (await states()).toSorted())
      .toEqual(["failed", "failed", "sent", "waiting"]);
    await expect
      .poll(() => owner.query("select letter_id as id from outbox_file", []))
      .toEqual([{ id: late }]);
  });

  test("keeps its words in a demonstration, whether it left or not", async () => {
    const { pool, gateway, mailServer, deliver, rows } = office();
    await writeLetter(pool, smsLetter);
    await writeLetter(pool, mailLetter);
    const before = deliver({ keepBodies: true });
    await untilSent();
    await before.close();
    await writeLetter(pool, smsLetter);
    await writeLetter(pool, mailLetter);
    deliver({ mail: localMail(), sms: localSms(), keepBodies: true });
    await untilSent();
    expect((await rows()).map(({ body }) => body)).toEqual(Array(4).fill(smsLetter.body));
    expect([gateway.requests.length, mailServer.mails.length]).toEqual([1, 1]);
  });

  test("that has no way out waits, and is not said to be sent", async () => {
    const { pool, gateway, deliver, rows } = office();
    await writeLetter(pool, smsLetter);
    await writeLetter(pool, mailLetter);
    deliver({ mail: null });
    await expect.poll(() => gateway.delivered.size).toBe(1);
    await expect
      .poll(async () => (await rows()).map(({ state, tries }) => [state, tries]).sort())
      .toEqual([
        ["sent", 1],
        ["waiting", 0],
      ]);
  });
});

describe("a letter that carries a code", () => {
  test("leaves in its last second and is given up, without its words, when the code is dead", async () => {
    const { pool, gateway, deliver, rows } = office();
    await writeLetter(pool, { ...smsLetter, validSeconds: 120 });
    await writeLetter(pool, { ...smsLetter, validSeconds: 119 });
    await setClock(office(), afterNoon(119));
    deliver();
    await expect
      .poll(async () => (await rows()).map(({ state }) => state).toSorted())
      .toEqual(["failed", "sent"]);
    expect((await rows()).find(({ state }) => state === "failed")).toMatchObject({
      tries: 0,
      error: "expired",
      subject: null,
      body: null,
    });
    expect(gateway.requests).toHaveLength(1);
  });

  test("waits for a gateway that is away no longer than the code lives", async () => {
    const { pool, gateway, errors, deliver, rows } = office();
    gateway.respond = () => 503;
    await writeLetter(pool, { ...smsLetter, validSeconds: 15 });
    const delivery = deliver();
    await expect.poll(() => errors.length).toBe(1);
    await setClock(office(), afterNoon(10));
    delivery.wake();
    await expect.poll(() => errors.length).toBe(2);
    expect(await rows()).toMatchObject([{ state: "waiting", tries: 2, again: 5 }]);
    await setClock(office(), afterNoon(15));
    delivery.wake();
    await expect.poll(rows).toMatchObject([{ state: "failed", error: "expired", body: null }]);
    expect(gateway.requests).toHaveLength(2);
  });

  test("does not stand in the way of the letters behind it, however many have expired", async () => {
    const { pool, gateway, deliver } = office();
    for (let letter = 0; letter < 45; letter += 1) {
      await writeLetter(pool, { ...smsLetter, validSeconds: 1 });
    }
    await setClock(office(), afterNoon(60));
    await writeLetter(pool, smsLetter);
    deliver();
    await expect.poll(() => gateway.requests.length).toBe(1);
  });
});

describe("a letter that is put off", () => {
  test("is tried ten times, later each time, and then given up", async () => {
    const { pool, gateway, errors, deliver, rows } = office();
    gateway.respond = () => 503;
    await writeLetter(pool, smsLetter);
    const delivery = deliver();
    const waits = [10, 30, 120, 600, 3_600, 3_600, 3_600, 3_600, 3_600];
    let now = 0;
    for (const [index, wait] of waits.entries()) {
      await expect.poll(() => errors.length).toBe(index + 1);
      expect(await rows()).toMatchObject([
        { tries: index + 1, state: "waiting", again: wait, error: "gateway 503" },
      ]);
      now += wait;
      await setClock(office(), afterNoon(now));
      delivery.wake();
    }
    await expect.poll(rows).toMatchObject([{ tries: 10, state: "failed", body: null }]);
    expect(gateway.requests).toHaveLength(10);
    expect(new Set(gateway.requests.map(({ id }) => id)).size).toBe(1);
    expect(String(errors.at(-1))).toMatch(/try 10: gateway 503, given up$/);
    expect(errors.join()).not.toMatch(/123456|0912/);
  });

  test("is left alone until its second has come", async () => {
    const { pool, mailServer, deliver, rows } = office();
    mailServer.respond = () => "451 4.3.0 later";
    await writeLetter(pool, mailLetter);
    const delivery = deliver();
    await expect
      .poll(rows)
      .toMatchObject([{ tries: 1, again: 10, error: "smtp EENVELOPE 451 4.3.0" }]);
    mailServer.respond = () => null;
    await setClock(office(), afterNoon(9));
    // The second letter is found by the same poll that must not find the first.
    await writeLetter(pool, { ...mailLetter, address: "second@example.com" });
    delivery.wake();
    await expect
      .poll(() => mailServer.mails.map(({ recipients }) => recipients))
      .toEqual([["second@example.com"]]);
    await setClock(office(), afterNoon(10));
    delivery.wake();
    await untilSent();
    expect(mailServer.mails[1]?.recipients).toEqual([mailLetter.address]);
    expect((await rows()).map(({ tries, error }) => [tries, error])).toEqual([
      [2, null],
      [1, null],
    ]);
  });

  test.each([
    ["a mail server", mailLetter, "smtp EENVELOPE 550 5.1.1"],
    ["a gateway", smsLetter, "gateway 422"],
    [
      "our own check of the address",
      { ...mailLetter, address: "a@x.tw,b@x.tw" },
      "bad mail address",
    ],
    [
      "our own check of the number",
      { ...smsLetter, address: "0912345678,0922333444" },
      "bad mobile number",
    ],
  ])("for good by %s is not tried again", async (_, letter, error) => {
    const { pool, gateway, mailServer, deliver, rows } = office();
    mailServer.respond = () => "550 5.1.1 no such box";
    gateway.respond = () => 422;
    await writeLetter(pool, letter);
    deliver();
    await expect.poll(rows).toMatchObject([{ state: "failed", tries: 1, error }]);
  });

  test("does not hold up the other channel, however many wait", async () => {
    const { pool, gateway, mailServer, deliver } = office();
    const held = Promise.withResolvers<number>();
    gateway.respond = () => held.promise;
    for (let letter = 0; letter < 25; letter += 1) await writeLetter(pool, smsLetter);
    await writeLetter(pool, mailLetter);
    deliver();
    await expect.poll(() => gateway.requests.length).toBe(20);
    await expect.poll(() => mailServer.mails.length).toBe(1);
    expect(gateway.requests).toHaveLength(20);
    held.resolve(200);
    await untilSent();
    expect(gateway.requests).toHaveLength(25);
  });
});
