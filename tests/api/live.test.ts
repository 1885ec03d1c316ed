// Topics as pages subscribe to them: who may, and for how long.

import { afterEach, beforeAll, expect, test } from "vitest";
import { TOPICS_MOST } from "#base/call/live.ts";
import { publish } from "#server/live/publish.ts";
import { listen, testBank } from "../bank/bank.ts";
import {
  type ListeningPage,
  lastIdOf,
  noteKind,
  notesOf,
  openPage,
  readyPage,
  streamPath,
} from "../live/live.ts";
import { ask } from "../people/asking.ts";
import { makeCustomer, type Person, signIn } from "../people/customers.ts";

const pages: ListeningPage[] = [];
afterEach(() => {
  for (const page of pages.splice(0)) page.leave();
});

async function page(url: string, headers: Record<string, string> = {}): Promise<ListeningPage> {
  const opened = await readyPage(url, headers);
  pages.push(opened);
  return opened;
}

const serials = (of: ListeningPage) => of.messages().map(({ message }) => message.serial);

/** Customers may subscribe to their own notes, everybody to the open one, nobody to barred ones. */
const barred = new Set<string>();
const bank = testBank(
  {},
  [],
  [
    {
      kind: noteKind,
      maySubscribe: (key, { actor }) =>
        !barred.has(key) && (key === "all" || (actor.kind === "customer" && actor.id === key)),
    },
  ],
);
let origin: string;
let person: Person;
let cookie: string;

beforeAll(async () => {
  origin = await listen(bank().site);
  person = await makeCustomer(bank());
  cookie = await signIn(bank(), person);
});
const own = () => notesOf(person.id);
const stream = (topics: Parameters<typeof streamPath>[0], after?: string) =>
  `${origin}${streamPath(topics, after)}`;

test("a customer hears the own topic and others together, over one stream", async () => {
  const heard = await page(stream([own(), notesOf("all")]), { cookie });
  expect(heard.status).toBe(200);
  expect(heard.response.headers).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  await publish(bank().pool, own(), { from: 1, serial: 1 });
  await publish(bank().pool, notesOf("all"), { from: 1, serial: 2 });
  await expect.poll(heard.messages).toEqual([
    { topic: own().name, message: { from: 1, serial: 1 } },
    { topic: "note:all", message: { from: 1, serial: 2 } },
  ]);
});

test("a visitor hears what is open to all, without a session", async () => {
  const heard = await page(stream([notesOf("all")]));
  await publish(bank().pool, notesOf("all"), { from: 1, serial: 3 });
  await expect.poll(() => serials(heard)).toEqual([3]);
});

test.each([
  ["somebody else's", () => [notesOf("999999999")], 403],
  ["one that is allowed beside one that is not", () => [own(), notesOf("999999999")], 403],
  ["a kind that there is not", () => [{ kind: noteKind, name: "letter:1" }], 404],
  ["a name that is none", () => [{ kind: noteKind, name: "note:1:2" }], 404],
  ["a key with signs", () => [{ kind: noteKind, name: "note:%" }], 404],
  ["none", () => [], 400],
  ["one twice", () => [own(), own()], 400],
  ["too many", () => Array.from({ length: TOPICS_MOST + 1 }, (_, at) => notesOf(`${at}`)), 400],
])("a stream of %s is refused", async (_, topics, status) => {
  const response = await ask(bank(), streamPath(topics()), { cookie });
  expect(response.status).toBe(status);
});

test.each(["", "-", "1.2", "zzzzzzzzzzz", "1 ", "999999999999"])(
  "a position %j that nobody was given is refused",
  async (id) => {
    const context = { cookie, headers: { "last-event-id": id } };
    expect((await ask(bank(), streamPath([own()]), context)).status).toBe(400);
    expect((await ask(bank(), streamPath([own()], id), { cookie })).status).toBe(400);
  },
);

test("a page of another site hears nothing", async () => {
  const headers = { "sec-fetch-site": "cross-site" };
  expect((await ask(bank(), streamPath([own()]), { cookie, headers })).status).toBe(403);
});

test("a visitor, or another customer, does not hear a customer's topic", async () => {
  const stranger = await signIn(bank(), await makeCustomer(bank()));
  expect((await ask(bank(), streamPath([own()]))).status).toBe(403);
  expect((await ask(bank(), streamPath([own()]), { cookie: stranger })).status).toBe(403);
});

test("the stream of a session ends at once with it, and says why to who comes back", async () => {
  const other = await makeCustomer(bank());
  const first = await signIn(bank(), other);
  const heard = await page(stream([notesOf(other.id), notesOf("all")]), { cookie: first });
  await signIn(bank(), other);
  await expect.poll(heard.isOver, { timeout: 2_000 }).toBe(true);
  expect(heard.events.at(-1)).toMatchObject({ event: "ended", data: "CHEA000003" });
  await publish(bank().pool, notesOf("all"), { from: 1, serial: 4 });
  const again = await page(stream([notesOf(other.id)]), { cookie: first });
  expect(again.events).toMatchObject([{ event: "ended", data: "CHEA000003" }]);
  // A topic open to all needs no session.
  const visitor = await page(stream([notesOf("all")], lastIdOf(heard)?.split(".")[1]), {
    cookie: first,
  });
  await expect.poll(() => serials(visitor)).toEqual([4]);
});

test("a right that is taken away ends the stream when the session is looked at again", async () => {
  const other = await makeCustomer(bank());
  const theirs = await signIn(bank(), other);
  const heard = await page(stream([notesOf(other.id)]), { cookie: theirs });
  barred.add(other.id);
  await bank().pool.query("select pg_notify('bank_session', $1)", [other.id]);
  await expect.poll(heard.isOver).toBe(true);
  expect(heard.events.map(({ event }) => event)).toEqual(["ready"]);
  expect((await ask(bank(), streamPath([notesOf(other.id)]), { cookie: theirs })).status).toBe(403);
});

test("a person has eight streams, the visitors of a network 128, and who leaves makes room", async () => {
  const other = await makeCustomer(bank());
  const theirs = await signIn(bank(), other);
  const url = stream([notesOf(other.id)]);
  const open = (count: number, headers: Record<string, string>, of = url) =>
    Promise.all(Array.from({ length: count }, () => page(of, headers)));
  const eight = await open(8, { cookie: theirs });
  expect(eight.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const ninth = await openPage(url, { cookie: theirs });
  expect([ninth.status, ninth.response.headers["retry-after"]]).toEqual([429, "60"]);
  eight[0]?.leave();
  await expect.poll(async () => (await page(url, { cookie: theirs })).status).toBe(200);
  const visitors = await open(128, {}, stream([notesOf("all")]));
  expect(visitors.every(({ status }) => status === 200)).toBe(true);
  expect((await openPage(stream([notesOf("all")]))).status).toBe(429);
});
