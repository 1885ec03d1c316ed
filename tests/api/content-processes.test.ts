// What the desk of one process publishes is on the pages of the other within two seconds, although
// both cache pages, snapshots and search indexes in memory.

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BankPair, bankPair, demonstrationSignIn } from "../bank/bank-pair.ts";

const STARTS_MS = 180_000;
const WITHIN_MS = 2_000;

let pair: BankPair;
let cookie = "";
beforeAll(async () => {
  // Pages are cached as in production.
  pair = await bankPair({ PAGE_CACHE_SECONDS: "600" });
  cookie = await demonstrationSignIn(pair.banks[0].desk, "content01");
}, STARTS_MS);
afterAll(() => pair.close());

async function atDesk(path: string, payload?: object) {
  const response = await fetch(`${pair.banks[0].desk}/v1/desk/content/${path}`, {
    method: payload ? "POST" : "GET",
    headers: { cookie, "content-type": "application/json" },
    ...(payload ? { body: JSON.stringify(payload) } : {}),
  });
  return response.json();
}

const pages = (path: string) =>
  Promise.all(pair.banks.map(async ({ site }) => (await fetch(`${site}${path}`)).text()));
const statuses = (path: string) =>
  Promise.all(pair.banks.map(async ({ site }) => (await fetch(`${site}${path}`)).status));

/** Waits until both processes show it, and returns how long that took. */
async function msUntil(isThere: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  await expect.poll(isThere, { timeout: 20_000, interval: 50 }).toBe(true);
  return performance.now() - began;
}

/** Saves a text and publishes it. */
async function publish(kind: string, text: string, when: object = {}) {
  const saved = await atDesk(kind, { text });
  expect(saved.code).toBe(200);
  const { item, version } = saved.content;
  const published = await atDesk(`${kind}/${item}/versions/${version}/publication`, when);
  expect(published.code).toBe(200);
  return { item, version };
}

const everyPage = async (path: string, words: string) =>
  (await pages(path)).every((page) => page.includes(words));

test("a notice that was changed is on its page in both processes within two seconds, and the original can be restored", {
  timeout: 120_000,
}, async () => {
  // Cached by both before.
  for (const path of ["/notice/3", "/notice", "/search?q=notice"]) await pages(path);
  const { content } = await atDesk("notices/3");
  const changed = content.text.replace(/^title: .*$/m, "title: 臨時公告甲乙丙");
  const { version } = await publish("notices", changed);
  expect(version).toBe(2);
  expect(await msUntil(() => everyPage("/notice/3", "臨時公告甲乙丙"))).toBeLessThan(WITHIN_MS);
  const restored = await atDesk("notices/3/versions/1");
  await publish("notices", restored.content.text);
  const isBack = async () => !(await everyPage("/notice/3", "臨時公告甲乙丙"));
  expect(await msUntil(isBack)).toBeLessThan(WITHIN_MS);
  const difference = (await atDesk("notices/3/versions/2")).content.difference;
  expect(difference.filter(({ kind }: { kind: string }) => kind === "added")).toEqual([
    { kind: "added", text: "title: 臨時公告甲乙丙" },
  ]);
});

test("a new question of a content file is found by the search of both processes within two seconds, and gone when it is withdrawn", {
  timeout: 120_000,
}, async () => {
  const file = readFileSync("content/questions/accounts/open-account.md", "utf8");
  const { nextItem } = (await atDesk("questions")).content;
  const text = file
    .replace(/^id: .*$/m, `id: ${nextItem}`)
    .replace(/^question: .*$/m, "question: 斑馬存摺怎麼辦理？");
  const found = () =>
    everyPage(`/v1/support/faqs?srchVal=${encodeURIComponent("斑馬存摺")}`, "斑馬存摺怎麼辦理？");
  expect(await found()).toBe(false);
  const { item } = await publish("questions", text);
  expect(await msUntil(found)).toBeLessThan(WITHIN_MS);
  const { publicUrl } = (await atDesk(`questions/${item}`)).content;
  expect(await statuses(new URL(publicUrl).pathname)).toEqual([200, 200]);
  await atDesk(`questions/${item}/withdrawal`, {});
  const isGone = async () =>
    (await statuses(new URL(publicUrl).pathname)).every((status) => status === 404);
  expect(await msUntil(isGone)).toBeLessThan(WITHIN_MS);
});

test("a holiday, a banner, a product and a document are on their pages in both processes within two seconds", {
  timeout: 120_000,
}, async () => {
  const inThree = (lines: string) =>
    ["zh-TW", "en", "ko"].map((tag) => `# ${tag}\n${lines}`).join("\n\n");
  const product = (await atDesk("products/1")).content;
  const document = (await atDesk("documents/18")).content;
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, "YYYY-MM-DD".length);
  const published = [
    {
      kind: "holidays",
      text: `---\nid: 901\nstarts: ${day}\nends: ${day}\n---\n\n${inThree("title: 甲子停班")}\n`,
      path: "/support/contact-us/service-center",
      words: "甲子停班",
    },
    {
      kind: "banners",
      text: `---\nid: 901\ntone: info\n---\n\n${inThree("title: 乙丑橫幅\nsummary: 說明。")}\n`,
      path: "/",
      words: "乙丑橫幅",
    },
    {
      kind: "products",
      text: product.text.replace(/^slogan: .*$/m, "slogan: 丙寅標語"),
      path: new URL(product.publicUrl).pathname,
      words: "丙寅標語",
    },
    {
      kind: "documents",
      text: document.text.replace(/^title: .*$/m, "title: 丁卯文件"),
      path: "/resources/18",
      words: "丁卯文件",
    },
  ];
  for (const { kind, text, path, words } of published) {
    // Kept by both before.
    await pages(path);
    await publish(kind, text);
    expect(await msUntil(() => everyPage(path, words))).toBeLessThan(WITHIN_MS);
  }
});

test("rates that were requested at one process and approved at the other are on the cached boards of both", {
  timeout: 120_000,
}, async () => {
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, "YYYY-MM-DD".length);
  await pages("/board-rate");
  expect(await everyPage("/board-rate", "0.69%")).toBe(false);
  const { text } = (await atDesk("deposit-rates/8")).content;
  const changed = text
    .replace(/^effective: .*$/m, `effective: ${day}`)
    .replace(/^demand: .*$/m, "demand: 0.69");
  const { item, version } = (await atDesk("deposit-rates", { text: changed })).content;
  const request = `deposit-rates/${item}/versions/${version}/request`;
  const { content } = await atDesk(request, { reason: "隨市場調整" });
  const { desk } = pair.banks[1];
  const approver = await demonstrationSignIn(desk, "admin01");
  const headers = { cookie: approver, "content-type": "application/json" };
  const post = (path: string, body: object) =>
    fetch(`${desk}/v1/desk/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  await post(`queues/approvals/${content.request}/take`, {});
  await fetch(`${desk}/v1/desk/approvals/${content.request}`, { headers });
  const decision = { decision: "approve", note: "已核對利率表" };
  const decided = await post(`approvals/${content.request}/decision`, decision);
  expect((await decided.json()).content).toEqual({ state: "approved" });
  await msUntil(() => everyPage("/board-rate", "0.69%"));
});

test("what is published for later appears by itself, and what has an end disappears", {
  timeout: 180_000,
}, async () => {
  const minuteAhead = (minutes: number) => {
    const moment = new Date(Date.now() + minutes * 60_000 + 8 * 3_600_000);
    return moment.toISOString().slice(0, 16);
  };
  const { content } = await atDesk("notices/4");
  const text = content.text.replace(/^title: .*$/m, "title: 預約公告子丑寅");
  const { item } = await publish("notices", text, { from: minuteAhead(1), until: minuteAhead(2) });
  expect(await everyPage(`/notice/${item}`, "預約公告子丑寅")).toBe(false);
  const isShown = () => everyPage(`/notice/${item}`, "預約公告子丑寅");
  await expect.poll(isShown, { timeout: 75_000, interval: 200 }).toBe(true);
  const isGone = async () => (await statuses(`/notice/${item}`)).every((each) => each === 404);
  await expect.poll(isGone, { timeout: 75_000, interval: 200 }).toBe(true);
});
