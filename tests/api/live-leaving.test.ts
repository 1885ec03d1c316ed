// Clients that leave while their stream is being opened.

import { once } from "node:events";
import { get } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { noCookies } from "#server/http/cookies.ts";
import { freshDatabase } from "../bank/fresh-database.ts";
import {
  type ListeningPage,
  type LiveSite,
  notesOf,
  openPage,
  startLiveSite,
  streamPath,
} from "../live/live.ts";

let site: LiveSite;
let drop: () => Promise<void>;
/** How many callers left before they were known. */
let gone = 0;

beforeAll(async () => {
  const database = await freshDatabase(inject("serverUrl"));
  drop = database.drop;
  site = await startLiveSite(database.url, {
    async callerOf({ headers, raw }) {
      if (headers["x-leaves"]) {
        await once(raw.socket, "close");
        await nextTurn();
        gone += 1;
      }
      return {
        actor: { kind: "customer", id: "7f1c9d4e-5d0b-4c9e-8f6e-0a4f0b7d2c11" },
        customer: null,
        staff: null,
        cookies: noCookies(),
        nobody: "CHEA000001",
        lostWhy: null,
        endedWhy: async () => null,
        watch: () => () => undefined,
      };
    },
  });
});
afterAll(async () => {
  await site.close();
  await drop();
});

test("who leaves while the session is looked up gives back one place, not two", async () => {
  const url = `${site.origin}${streamPath([notesOf("leaving")], "0")}`;
  const pages: ListeningPage[] = [];
  for (let count = 1; count < 8; count += 1) pages.push(await openPage(url));
  for (let times = 1; times <= 3; times += 1) {
    const leaving = get(url, { headers: { "x-leaves": "1" }, agent: false });
    leaving.on("error", () => undefined);
    await once(leaving, "finish");
    leaving.destroy();
    await expect.poll(() => gone).toBe(times);
    await nextTurn();
  }
  const further = [await openPage(url), await openPage(url)];
  const statuses = [...pages, ...further].map(({ status }) => status);
  expect(statuses).toEqual([...Array(8).fill(200), 429]);
  for (const page of [...pages, ...further]) page.leave();
});
