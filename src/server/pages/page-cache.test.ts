import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { noteContentChange, noteContentGap } from "../cache/refreshed-snapshot.ts";
import { type CachedPage, keep, type PageKey, pageCache } from "./page-cache.ts";

const KILOBYTE = 1_024;

function keyOf(name: string, variant = "pc "): PageKey {
  return { variant, address: `/${name}` };
}

/** A page of incompressible bytes, so that its size is known. */
async function pageOf(name: string, { now = 0, seconds = 60 } = {}): Promise<CachedPage> {
  const page = await keep(Buffer.from(name), {
    pattern: `/${name}`,
    madeAt: new Date(0),
    screenAt: null,
    headers: new Headers(),
    language: "zh",
    now,
    seconds,
  });
  const body = Buffer.alloc(10 * KILOBYTE, name);
  const { head } = page.encoded.identity;
  return { ...page, encoded: { ...page.encoded, identity: { head, body } } };
}

describe("the page cache", () => {
  test("shows a page until its time is over, to the millisecond", async () => {
    const cache = pageCache();
    const page = await pageOf("a", { now: 1_000, seconds: 2 });
    cache.begin(keyOf("a"))(page);
    expect(cache.get(keyOf("a"), 2_999)).toBe(page);
    expect(cache.get(keyOf("a"), 3_000)).toBeUndefined();
  });

  test("has one make a page anew; those beside get the old one meanwhile", async () => {
    const cache = pageCache();
    const old = await pageOf("a");
    cache.begin(keyOf("a"))(old);
    expect(cache.get(keyOf("a"), 60_000)).toBeUndefined();
    expect([cache.get(keyOf("a"), 60_001), cache.get(keyOf("a"), 64_999)]).toEqual([old, old]);
    // The renderer did not finish: whoever comes now tries, and nobody gets the old one as if it were
    // current.
    expect([cache.get(keyOf("a"), 65_000), cache.get(keyOf("a"), 65_001)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(cache.fresh("pc ", "/a", 65_001)).toBeUndefined();
  });

  test("keeps the last good page as a copy, however old, until there is a new one", async () => {
    const cache = pageCache();
    const old = await pageOf("a");
    cache.begin(keyOf("a"))(old);
    expect(cache.get(keyOf("a"), 60_000)).toBeUndefined();
    cache.begin(keyOf("a"))(null);
    // Nothing came of the new one: the old one is a copy at once, and no longer current.
    expect(cache.fresh("pc ", "/a", 60_001)).toBeUndefined();
    expect([cache.copy(keyOf("a")), cache.copy(keyOf("b"))]).toEqual([old, undefined]);
    const page = await pageOf("a", { now: 70_000 });
    cache.begin(keyOf("a"))(page);
    expect([cache.copy(keyOf("a")), cache.get(keyOf("a"), 70_001)]).toEqual([page, page]);
  });

  test("has no copy of what is gone, or of what was rendered before the content changed", async () => {
    const cache = pageCache();
    for (const name of ["a", "b"]) cache.begin(keyOf(name))(await pageOf(name));
    cache.drop(keyOf("a"));
    expect([cache.copy(keyOf("a")), cache.copy(keyOf("b"))?.pattern]).toEqual([undefined, "/b"]);
    // A notification may have been missed: the page is rendered again, and stays as a copy.
    noteContentGap();
    expect([cache.get(keyOf("b"), 1), cache.copy(keyOf("b"))?.pattern]).toEqual([undefined, "/b"]);
    noteContentChange();
    expect(cache.copy(keyOf("b"))).toBeUndefined();
  });

  test("evicts copies like any other page: those that nobody asked for go first", async () => {
    const cache = pageCache(48 * KILOBYTE);
    for (const name of ["a", "b", "c"]) cache.begin(keyOf(name))(await pageOf(name));
    expect(cache.copy(keyOf("a"))).toBeDefined();
    cache.begin(keyOf("d"))(await pageOf("d"));
    expect(["a", "b", "c", "d"].filter((name) => cache.copy(keyOf(name)))).toEqual(["a", "c", "d"]);
  });

  test("takes the turn to make a page from nobody who only looks", async () => {
    const cache = pageCache();
    const page = await pageOf("a");
    cache.begin(keyOf("a"))(page);
    expect(cache.fresh("pc ", "/a", 59_999)).toBe(page);
    expect([cache.fresh("pc ", "/a", 60_000), cache.get(keyOf("a"), 60_000)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(cache.fresh("pc ", "/a", 60_001)).toBe(page);
  });

  test("lets all who come at once wait for the one who makes a page that is not there", async () => {
    const cache = pageCache();
    const settle = cache.begin(keyOf("a"));
    const waiting = [cache.awaited(keyOf("a")), cache.awaited(keyOf("a"))];
    const page = await pageOf("a");
    settle(page);
    expect(await Promise.all(waiting)).toEqual([page, page]);
    expect(cache.awaited(keyOf("a"))).toBeUndefined();
    expect(cache.get(keyOf("a"), 1)).toBe(page);
  });

  test("tells those who wait that nothing is kept, and keeps nothing", async () => {
    const cache = pageCache();
    const settle = cache.begin(keyOf("a"));
    const waiting = cache.awaited(keyOf("a"));
    settle(null);
    expect(await waiting).toBeNull();
    expect(cache.get(keyOf("a"), 1)).toBeUndefined();
  });

  test("forgets what nobody has asked for the longest, not what is oldest", async () => {
    const cache = pageCache(48 * KILOBYTE);
    for (const name of ["a", "b", "c"]) cache.begin(keyOf(name))(await pageOf(name));
    expect(cache.get(keyOf("a"), 2_000)).toBeDefined();
    cache.begin(keyOf("d"))(await pageOf("d"));
    const left = ["a", "b", "c", "d"].filter((name) => cache.get(keyOf(name), 2_001) !== undefined);
    expect(left).toEqual(["a", "c", "d"]);
  });

  test("keeps the variants of an address apart, and evicts across them", async () => {
    const cache = pageCache(48 * KILOBYTE);
    const [pc, phone] = [await pageOf("a"), await pageOf("b")];
    cache.begin(keyOf("a"))(pc);
    cache.begin(keyOf("a", "ios "))(phone);
    expect([cache.get(keyOf("a"), 1), cache.get(keyOf("a", "ios "), 1)]).toEqual([pc, phone]);
    expect(cache.get(keyOf("a", "android "), 1)).toBeUndefined();
    for (const name of ["c", "d"]) cache.begin(keyOf(name))(await pageOf(name));
    expect(cache.get(keyOf("a"), 1)).toBeUndefined();
    expect(cache.get(keyOf("a", "ios "), 1)).toBe(phone);
  });

  test("does not grow with pages that are put in again", async () => {
    const cache = pageCache(48 * KILOBYTE);
    for (const name of ["a", "b", "c"]) cache.begin(keyOf(name))(await pageOf(name));
    for (let times = 0; times < 20; times += 1) cache.begin(keyOf("c"))(await pageOf("c"));
    expect(["a", "b", "c"].every((name) => cache.get(keyOf(name), 1))).toBe(true);
  });

  test("keeps no page that is larger than all of it", async () => {
    const cache = pageCache(8 * KILOBYTE);
    cache.begin(keyOf("a"))(await pageOf("a"));
    expect(cache.get(keyOf("a"), 1)).toBeUndefined();
  });
});

test("a kept page is the same bytes in every encoding", async () => {
  const html = "<p>早安</p>".repeat(50);
  const { encoded } = await keep(Buffer.from(html), {
    pattern: "/",
    madeAt: new Date(0),
    screenAt: null,
    headers: new Headers(),
    language: "ko",
    now: 0,
    seconds: 1,
  });
  expect(encoded.identity.body.toString()).toBe(html);
  expect(brotliDecompressSync(encoded.br.body).toString()).toBe(html);
  expect(gunzipSync(encoded.gzip.body).toString()).toBe(html);
});
