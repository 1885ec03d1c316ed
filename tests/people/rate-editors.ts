// Two members of staff who change rates at the desk: one requests, the other decides.

import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect } from "vitest";
import type { Role } from "#base/call/staff.ts";
import type { Bank } from "../bank/bank.ts";
import { freeClock, setClock } from "../bank/clock.ts";
import { makeStaff, staffSignIn } from "../bank/desk.ts";
import { ask, type Way } from "./asking.ts";

/** A payload, posted. */
export const post = (payload: object = {}): Way => ({ payload });

/** A content file with another value of a key. */
export const withLine = (text: string, key: string, value: string) =>
  text.replace(new RegExp(`^${key}: .*$`, "m"), `${key}: ${value}`);

/** The editors of a test file, signed in anew before each test. */
export function rateEditors(bank: () => Bank, desk: () => FastifyInstance) {
  const editors = { one: "", other: "" };
  const member = async (role: Role) =>
    staffSignIn({ desk: desk(), clock: bank().clock }, await makeStaff(bank(), [role]));
  const atDesk = (cookie: string, path: string, way: Way = {}) =>
    ask({ site: desk() }, `/v1/desk/${path}`, { cookie, ...way });
  const signIn = async () => {
    editors.one = await member("content");
    editors.other = await member("content");
  };
  const decide = async (id: string, decision: "approve" | "decline", cookie = editors.other) => {
    await atDesk(cookie, `queues/approvals/${id}/take`, post());
    await atDesk(cookie, `approvals/${id}`);
    return atDesk(cookie, `approvals/${id}/decision`, post({ decision, note: "已核對利率表" }));
  };
  /** Saves a version and requests its approval, at once or from a moment on. */
  const request = async (kind: string, text: string, when: { from?: string } = {}) => {
    const saved = await atDesk(editors.one, `content/${kind}`, post({ text }));
    expect(saved.code, JSON.stringify(saved.content)).toBe(200);
    const { item, version } = saved.content;
    const path = `content/${kind}/${item}/versions/${version}/request`;
    const response = await atDesk(editors.one, path, post({ reason: "隨央行調整利率", ...when }));
    return { item, version, ...response };
  };
  beforeEach(signIn);
  afterEach(() => freeClock(bank()));
  return {
    ...{ editors, member, atDesk, decide, request },
    textOf: async (path: string): Promise<string> =>
      (await atDesk(editors.one, `content/${path}`)).content.text,
    async flawsOf(kind: string, text: string): Promise<string> {
      const response = await atDesk(editors.one, `content/${kind}`, post({ text }));
      return JSON.stringify(response.content.flaws ?? []);
    },
    /** Publishes a version by both editors. */
    async publish(kind: string, text: string): Promise<void> {
      const { content, code } = await request(kind, text);
      expect(code).toBe(200);
      expect((await decide(content.request, "approve")).content).toEqual({ state: "approved" });
    },
    pageOf: async (url: string, cookie = "") =>
      (await (cookie ? desk() : bank().site).inject({ url, headers: { cookie } })).body,
    /** The day so many days from today in Taipei. */
    day: (count: number) =>
      new Date(bank().clock.now().getTime() + count * 86_400_000 + 8 * 3_600_000)
        .toISOString()
        .slice(0, 10),
    /** Moves the bank's clock; sessions of before are over. */
    async at(moment: string): Promise<void> {
      await setClock(bank(), new Date(moment));
      await signIn();
    },
  };
}
