import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openPool } from "#db/db.ts";
import { setClock } from "../../../tests/bank/clock.ts";
import {
  afterNoon,
  mailLetter,
  smsLetter,
  testPostOffice,
} from "../../../tests/neighbours/post-office.ts";
import { writeLetter } from "./letters.ts";
import { takeDue } from "./rows.ts";

const ROOT = join(import.meta.dirname, "../../..");

const office = testPostOffice();

const untilSent = () =>
  expect
    .poll(async () => new Set(await office().states()), { timeout: 5_000 })
    .toEqual(new Set(["sent"]));

describe("several deliverers", () => {
  test("share the letters and send none twice", async () => {
    const { pool, url, gateway, errors, closing, deliver } = office();
    const others = [1, 2, 3].map(() => openPool(url, "bank_app"));
    closing.push(() => Promise.all(others.map((pool) => pool.close())));
    for (let letter = 0; letter < 150; letter += 1) await writeLetter(pool, smsLetter);
    for (const db of [pool, ...others]) deliver({ db });
    await untilSent();
    expect(gateway.requests).toHaveLength(150);
    expect(gateway.delivered.size).toBe(150);
    expect(errors).toEqual([]);
  });

  test("at the very same moment take other letters, and do not wait for each other", async () => {
    const { pool } = office();
    for (let letter = 0; letter < 30; letter += 1) await writeLetter(pool, smsLetter);
    const twenty = { most: 20, leaseSeconds: 30, keepWords: false };
    await pool.transaction(async (db) => {
      const mine = await takeDue(db, "sms", twenty);
      const theirs = await takeDue(pool, "sms", twenty);
      expect([mine.length, theirs.length]).toEqual([20, 10]);
      expect(new Set([...mine, ...theirs].map(({ id }) => id)).size).toBe(30);
    });
    expect(await takeDue(pool, "sms", twenty)).toEqual([]);
  });

  test("of which one dies in the middle send its letter after its lease, under the same id", async () => {
    const { pool, gateway, mailServer, deliver } = office();
    const held = Promise.withResolvers<number>();
    gateway.respond = () => held.promise;
    await writeLetter(pool, smsLetter);
    await dieWhileSending();
    expect(gateway.requests).toHaveLength(1);

    await setClock(office(), afterNoon(29));
    const delivery = deliver();
    await writeLetter(pool, mailLetter);
    delivery.wake();
    await expect.poll(() => mailServer.mails.length).toBe(1);
    // An SMS written later is sent by a poll that skips the leased one.
    gateway.respond = () => 200;
    await writeLetter(pool, { ...smsLetter, body: "later" });
    delivery.wake();
    await expect
      .poll(() => gateway.requests.map(({ text }) => text))
      .toEqual([smsLetter.body, "later"]);

    await setClock(office(), afterNoon(30));
    delivery.wake();
    await untilSent();
    expect(gateway.requests.map(({ text }) => text)).toEqual([
      smsLetter.body,
      "later",
      smsLetter.body,
    ]);
    expect(gateway.requests[2]?.id).toBe(gateway.requests[0]?.id);
    expect(gateway.delivered.size).toBe(2);
  });

  /** A separate process takes the letter and is killed while the gateway has not responded. */
  async function dieWhileSending(): Promise<void> {
    const { url, gateway } = office();
    const code = `
      import { openPool } from "#db/db.ts";
      import { deliveryOf } from "#server/outbox/delivery.ts";
      import { localMail } from "#ports/mail/local.ts";
      import { gatewaySms } from "#ports/sms/gateway.ts";
      const [url, gateway, key] = process.argv.slice(1);
      deliveryOf({ db: openPool(url, "bank_app"), mail: localMail(),
        sms: gatewaySms(gateway, key), keepBodies: false, onError: console.error });`;
    const given = [url, gateway.url, gateway.key];
    const child = spawn(process.execPath, ["--input-type=module", "-e", code, ...given], {
      cwd: ROOT,
      stdio: "inherit",
    });
    const ended = once(child, "exit");
    await expect.poll(() => gateway.requests.length, { timeout: 10_000 }).toBe(1);
    child.kill("SIGKILL");
    await ended;
  }
});

describe("a deliverer", () => {
  test("that is closed takes no more, and finishes what it began", async () => {
    const { pool, gateway, deliver, states } = office();
    const held = Promise.withResolvers<number>();
    gateway.respond = () => held.promise;
    await writeLetter(pool, smsLetter);
    const delivery = deliver();
    await expect.poll(() => gateway.requests.length).toBe(1);
    const closed = delivery.close();
    await writeLetter(pool, smsLetter);
    delivery.wake();
    held.resolve(200);
    await closed;
    expect(await states()).toEqual(["sent", "waiting"]);
  });

  test("that cannot reach its database says so and carries on", async () => {
    const { url, errors, deliver } = office();
    const gone = openPool(url, "bank_app");
    await gone.close();
    const delivery = deliver({ db: gone });
    await expect.poll(() => errors.length).toBe(2);
    delivery.wake();
    await expect.poll(() => errors.length).toBe(4);
  });
});
