import { expect, test } from "vitest";
import { listNotices } from "#areas/board/contract.ts";
import { echo } from "#areas/kit/contract.ts";
import type { Ask } from "#base/call/call.ts";
import { responseCache } from "./response-cache.ts";

/** A bank that only counts its calls, and a settable clock. */
function counting() {
  const state = { requested: 0, now: 0, fails: false };
  const bank = (async () => {
    state.requested += 1;
    if (state.fails) throw new Error("not now");
    return { times: state.requested };
  }) as unknown as Ask;
  const cached = new Map();
  return { state, cached, ask: responseCache(bank, () => state.now, cached) };
}

test("an answer is kept for 600 s and not a moment longer [C71] [K06]", async () => {
  const { state, ask } = counting();
  await ask(listNotices, {});
  state.now = 599_999;
  await ask(listNotices, {});
  expect(state.requested).toBe(1);
  state.now = 600_000;
  await ask(listNotices, {});
  expect(state.requested).toBe(2);
});

test("another question is another answer, and a change is never kept [C71]", async () => {
  const { state, ask } = counting();
  await ask(listNotices, { page: 1 });
  await ask(listNotices, { page: 2 });
  await ask(echo, { sentence: "a", times: 1 });
  await ask(echo, { sentence: "a", times: 1 });
  expect(state.requested).toBe(4);
});

test("an error is not kept [C71]", async () => {
  const { state, ask } = counting();
  state.fails = true;
  await expect(ask(listNotices, {})).rejects.toThrow("not now");
  state.fails = false;
  expect(await ask(listNotices, {})).toEqual({ times: 2 });
});

test("old answers are swept out every 3600 s [C71]", async () => {
  const { state, cached, ask } = counting();
  for (const page of [1, 2, 3]) await ask(listNotices, { page });
  state.now = 3_599_999;
  await ask(listNotices, { page: 4 });
  expect(cached.size).toBe(4);
  state.now = 3_600_000;
  await ask(listNotices, { page: 5 });
  expect(cached.size).toBe(2);
  state.now = 7_199_999;
  await ask(listNotices, { page: 6 });
  expect(cached.size).toBe(3);
  state.now = 7_200_000;
  await ask(listNotices, { page: 7 });
  expect(cached.size).toBe(2);
});

test("there are never too many answers [C71]", async () => {
  const { state, ask } = counting();
  for (let page = 1; page <= 700; page += 1) await ask(listNotices, { page });
  await ask(listNotices, { page: 700 });
  expect(state.requested).toBe(700);
  await ask(listNotices, { page: 1 });
  expect(state.requested).toBe(701);
  state.now = 3_600_000;
  await ask(listNotices, { page: 700 });
  expect(state.requested).toBe(702);
});
