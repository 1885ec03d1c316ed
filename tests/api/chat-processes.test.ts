// A visitor at one process, a member of staff at another, and both processes killed in turn while
// they write: every message arrives once and in order.

import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chatTopic } from "#areas/chat/contract/live.ts";
import { openPool } from "#db/db.ts";
import {
  type BankPair,
  bankPair,
  demonstrationSignIn,
  type PairedBank,
} from "../bank/bank-pair.ts";
import { lastIdOf, openPage, streamPath } from "../live/live.ts";

const MESSAGES = 45;
const STARTS_MS = 180_000;

let pair: BankPair;
beforeAll(async () => {
  pair = await bankPair();
}, STARTS_MS);
afterAll(() => pair.close());

/** Sends a request to the first process that responds; retries until one does. */
async function askSomebody(
  origins: () => string[],
  path: string,
  { cookie, payload }: { cookie: string; payload?: object },
) {
  for (let tries = 0; tries < 400; tries += 1) {
    for (const origin of origins()) {
      const response = await fetch(`${origin}${path}`, {
        method: payload ? "POST" : "GET",
        headers: { cookie, "content-type": "application/json" },
        ...(payload ? { body: JSON.stringify(payload) } : {}),
        signal: AbortSignal.timeout(5_000),
      }).catch(() => null);
      const body = response?.status === 200 ? await response.json().catch(() => null) : null;
      if (response && body) return { response, body };
    }
    await sleep(50);
  }
  throw new Error(`nobody answered ${path}`);
}

/** Follows a chat through all restarts; returns the texts of the other side in order. */
function follow(origins: () => string[], path: string, { cookie, other }: Heard) {
  const texts: string[] = [];
  let isOver = false;
  let isReady = false;
  const listening = (async () => {
    let after: string | undefined;
    while (!isOver) {
      const [origin] = origins();
      const page = await openPage(`${origin}${path}`, {
        cookie,
        ...(after === undefined ? {} : { "last-event-id": after }),
      }).catch(() => null);
      let read = 0;
      const take = () => {
        for (; page && read < page.events.length; read += 1) {
          const { event, data } = page.events[read] as { event: string; data: string };
          isReady ||= event === "ready";
          const { message } = event === "message" ? JSON.parse(data) : { message: null };
          if (message?.kind === "message" && message.message.author === other) {
            texts.push(message.message.text);
          }
        }
        after = (page && lastIdOf(page)) ?? after;
      };
      while (page && !page.isOver() && !isOver) {
        await sleep(20);
        take();
      }
      take();
      page?.leave();
      await sleep(50);
    }
  })();
  return {
    texts,
    /** Whether its first stream is open. */
    isReady: () => isReady,
    stop() {
      isOver = true;
      return listening;
    },
  };
}

interface Heard {
  cookie: string;
  other: "visitor" | "staff";
}

test("a chat between two processes survives kill -9 of either, and no message is lost or doubled [A11]", {
  timeout: 240_000,
}, async () => {
  const [one, two] = pair.banks;
  // Like a load balancer: each side has its own process, and the other one when that is dead.
  const alive = (first: PairedBank, second: PairedBank, site: "site" | "desk") => () =>
    [first, second].filter((bank) => bank.isAlive()).map((bank) => bank[site]);
  const sites = alive(one, two, "site");
  const desks = alive(two, one, "desk");
  const staffCookie = await demonstrationSignIn(two.desk, "service01");
  // Staff are present: the chat is open at any hour.
  const atDesk = (path: string, payload?: object) =>
    askSomebody(desks, `/v1/desk/chats${path}`, {
      cookie: staffCookie,
      ...(payload ? { payload } : {}),
    });
  await atDesk("");
  const begun = await askSomebody(sites, "/v1/support/chats/requests", { cookie: "", payload: {} });
  const cookie = begun.response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const { chatId } = begun.body.content;
  expect((await atDesk(`/${chatId}/taking`, {})).body.code).toBe(200);

  const path = streamPath([chatTopic(chatId)]);
  const atVisitor = follow(sites, path, { cookie, other: "staff" });
  const atStaff = follow(desks, path, { cookie: staffCookie, other: "visitor" });
  const areReady = () => atVisitor.isReady() && atStaff.isReady();
  await expect.poll(areReady, { timeout: 30_000 }).toBe(true);

  const visitorWrites = async () => {
    for (let serial = 0; serial < MESSAGES; serial += 1) {
      const payload = { cont: `visitor ${serial}`, clientMessageId: randomUUID() };
      const { body } = await askSomebody(sites, "/v1/support/chats/messages", { cookie, payload });
      expect(body.code).toBe(200);
      await sleep(150);
    }
  };
  const staffWrites = async () => {
    for (let serial = 0; serial < MESSAGES; serial += 1) {
      const payload = { text: `staff ${serial}`, clientMessageId: randomUUID() };
      const { body } = await atDesk(`/${chatId}/messages`, payload);
      expect(body.code).toBe(200);
      if (serial % 5 === 0) await atDesk("");
      await sleep(150);
    }
  };
  const killing = async () => {
    for (const bank of [one, two]) {
      await sleep(1_200);
      await bank.kill();
      await sleep(500);
      await bank.start();
    }
  };
  await Promise.all([visitorWrites(), staffWrites(), killing()]);

  const expected = (who: string) => Array.from({ length: MESSAGES }, (_, at) => `${who} ${at}`);
  await expect.poll(() => atStaff.texts.length, { timeout: 20_000 }).toBe(MESSAGES);
  await expect.poll(() => atVisitor.texts.length, { timeout: 20_000 }).toBe(MESSAGES);
  await Promise.all([atStaff.stop(), atVisitor.stop()]);
  expect(atStaff.texts).toEqual(expected("visitor"));
  expect(atVisitor.texts).toEqual(expected("staff"));
  const pool = openPool(pair.url, "owner");
  const rows = await pool.query<{ body: string }>(
    "select body from chat_message where chat_id = $1 and author <> 'automatic' order by number",
    [chatId],
  );
  await pool.close();
  const written = rows.map(({ body }) => body);
  expect(written.filter((text) => text.startsWith("visitor"))).toEqual(expected("visitor"));
  expect(written.filter((text) => text.startsWith("staff"))).toEqual(expected("staff"));
});
