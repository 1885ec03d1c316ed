import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { testBank } from "../../tests/bank/bank.ts";
import { freeClock } from "../../tests/bank/clock.ts";
import { makeCustomer } from "../../tests/people/customers.ts";
import { senderOf } from "../../tests/people/transfers.ts";
import { databaseClock } from "./clock.ts";
import type { Db } from "./db.ts";

const bank = testBank({ pageCacheSeconds: 1 });
const HOUR_MS = 3_600_000;
const began = performance.now();
const trueBeginning = Date.now() - began;

afterEach(() => {
  vi.useRealTimers();
});

/** Moves this machine's clock by that many hours; the database's is unchanged. */
function setMachine(hours: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * HOUR_MS });
}

/** How far a moment is from now, whatever this machine's clock says. */
function distance(moment: Date): number {
  return Math.abs(moment.getTime() - (trueBeginning + performance.now()));
}

test.each([-30, -1, 1, 30])(
  "the bank's time does not move when the machine's is set by %i hours",
  async (hours) => {
    const clock = await databaseClock(bank().pool);
    onTestFinished(clock.close);
    setMachine(hours);
    for (let times = 0; times < 20; times += 1) expect(distance(clock.now())).toBeLessThan(2_000);
    await clock.sync();
    expect(distance(clock.now())).toBeLessThan(2_000);
  },
);

test("a machine whose clock is set asks the database for the time at once", async () => {
  const clock = await databaseClock(bank().pool);
  onTestFinished(async () => {
    clock.close();
    await freeClock(bank());
  });
  // Both share one machine's clock here: changing the database's function moves the bank's clock.
  await bank().owner.query(
    `create or replace function bank.now() returns timestamptz language sql stable
       as $$ select pg_catalog.statement_timestamp() + interval '5 hours' $$`,
    [],
  );
  expect(distance(clock.now())).toBeLessThan(2_000);
  setMachine(5);
  clock.now();
  await expect.poll(() => distance(clock.now())).toBeGreaterThan(5 * HOUR_MS - 2_000);
});

test("an answer that was long on its way does not put the clock wrong", async () => {
  let isSlow = false;
  const slow: Db = {
    async query(sql, values) {
      const rows = await bank().pool.query(sql, values);
      if (isSlow) await new Promise((resolve) => setTimeout(resolve, 2_500));
      return rows as never;
    },
    readTogether: bank().pool.readTogether,
    transaction: bank().pool.transaction,
  };
  const clock = await databaseClock(slow);
  onTestFinished(clock.close);
  isSlow = true;
  await clock.sync();
  expect(distance(clock.now())).toBeLessThan(1_000);
});

test("that the database cannot be asked is told, and time goes on", async () => {
  const seen: unknown[] = [];
  let isAway = false;
  const away: Db = {
    query: (sql, values) =>
      isAway ? Promise.reject(new Error("away")) : bank().pool.query(sql, values),
    readTogether: bank().pool.readTogether,
    transaction: bank().pool.transaction,
  };
  const clock = await databaseClock(away, {
    everySeconds: 0.02,
    onError: (thrown) => seen.push(thrown),
  });
  onTestFinished(clock.close);
  isAway = true;
  await expect.poll(() => seen).toHaveLength(1);
  expect(distance(clock.now())).toBeLessThan(2_000);
});

test.each([-9, 9])(
  "a transfer that was just posted stands in the history when the machine is %i hours off",
  async (hours) => {
    const [from, to] = [await makeCustomer(bank(), { balance: 5_000 }), await makeCustomer(bank())];
    setMachine(hours);
    const sender = await senderOf(bank(), from);
    expect(
      await sender.send({ toBnkCd: "899", toAcctNbr: to.mainNumber, amount: 321 }),
    ).toMatchObject({
      code: 200,
    });
    const { content } = await sender.ask("GET", `/v1/account/history?acctNbr=${from.mainNumber}`);
    expect(content.entrList[0]).toMatchObject({ txAmt: -321 });
    const sent = Date.parse(`${content.entrList[0].txDtm.replaceAll("/", "-")}+08:00`);
    expect(distance(new Date(sent))).toBeLessThan(60_000);
  },
);

test("a page that is kept is made anew in time when the machine's clock is set back", async () => {
  const page = async () => (await bank().site.inject("/notice/1")).body;
  expect(await page()).not.toContain("換過的標題");
  setMachine(-9);
  await bank().owner.query(
    `update board_notice set title = title || '{"zh": "換過的標題"}' where number = 1`,
    [],
  );
  await expect.poll(page).toContain("換過的標題");
});
