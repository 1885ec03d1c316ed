import { expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { localAnalytics } from "./local.ts";
import type { Sighting } from "./port.ts";

const bank = testBank();

const sightingOf = (detail: string): Sighting => ({
  name: "page-view",
  detail,
  language: "zh",
  device: "pc",
});

async function timesOf(detail: string): Promise<number> {
  const [row] = await bank().owner.query<{ times: number }>(
    "select sum(times)::int as times from analytics_count where detail = $1",
    [detail],
  );
  return row?.times ?? 0;
}

test("what could not be written is counted with the next write", async () => {
  const { owner, pool } = bank();
  const errors: unknown[] = [];
  const first = localAnalytics(pool, (thrown) => errors.push(thrown));
  for (let times = 0; times < 3; times += 1) first.count(sightingOf("/kept"));
  await owner.query("revoke insert on analytics_count from bank_app", []);
  await first.close();
  expect([errors.length, await timesOf("/kept")]).toEqual([1, 0]);
  await owner.query("grant insert on analytics_count to bank_app", []);
  first.count(sightingOf("/kept"));
  await first.close();
  expect(await timesOf("/kept")).toBe(4);
});

test("two processes that count the same in turned order never block each other for good", async () => {
  const errors: unknown[] = [];
  const details = Array.from({ length: 200 }, (_, index) => `/route-${index}`);
  for (let round = 0; round < 10; round += 1) {
    const [one, other] = [0, 1].map(() =>
      localAnalytics(bank().pool, (thrown) => errors.push(thrown)),
    );
    for (const detail of details) one?.count(sightingOf(detail));
    for (const detail of details.toReversed()) other?.count(sightingOf(detail));
    await Promise.all([one?.close(), other?.close()]);
  }
  expect(errors).toEqual([]);
  expect(await timesOf("/route-0")).toBe(20);
});
