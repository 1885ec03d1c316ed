// Visitors and members of staff of a test bank who chat with each other.

import { randomUUID } from "node:crypto";
import { beforeEach, expect } from "vitest";
import { jobs } from "#areas/chat/jobs.ts";
import { freeClock, setClock } from "../bank/clock.ts";
import { makeStaff, staffSignIn, testDesk } from "../bank/desk.ts";
import { ask, type Way } from "./asking.ts";
import { chattingBank } from "./chats.ts";

const REQUESTS = "/v1/support/chats/requests";
const CHATS = "/v1/desk/chats";

/** A Wednesday afternoon in Taipei: the desk is open. */
const OPEN = "2026-11-18T06:00:00Z";

/** A bank with a desk, on a Wednesday afternoon, without chats. */
export function attendedBank() {
  const chatting = chattingBank();
  const { bank, begin } = chatting;
  const desk = testDesk(bank);
  beforeEach(async () => {
    await bank().owner.query("delete from chat", []);
    await bank().owner.query("delete from chat_duty", []);
    await setClock(bank(), OPEN);
    return () => freeClock(bank());
  });

  const atDesk = (cookie: string, path = "", way: Way = {}) =>
    ask({ site: desk() }, `${CHATS}${path}`, { cookie, ...way });
  const post = (payload: object = {}): Way => ({ payload });
  const requested = (cookie: string) => ask(bank(), REQUESTS, { cookie, payload: {} });
  const signedIn = async () =>
    staffSignIn({ desk: desk(), clock: bank().clock }, await makeStaff(bank(), ["service"]));

  /** A visitor who waits, and the chat's id. */
  async function waiting(text = "帳單有問題"): Promise<{ cookie: string; chatId: string }> {
    const cookie = await begin(text);
    const { content } = await requested(cookie);
    return { cookie, chatId: content.chatId };
  }
  return {
    ...chatting,
    desk,
    atDesk,
    post,
    requested,
    signedIn,
    waiting,
    /** A visitor, a member of staff who attends them and has opened the chat, and the chat. */
    async attended() {
      const visitor = await waiting();
      const staff = await signedIn();
      expect((await atDesk(staff, `/${visitor.chatId}/taking`, post())).code).toBe(200);
      await atDesk(staff, `/${visitor.chatId}`);
      return { ...visitor, staff };
    },
    say: (staff: string, chatId: string, text: string, clientMessageId = randomUUID()) =>
      atDesk(staff, `/${chatId}/messages`, post({ text, clientMessageId })),
    /** Runs one of the chats' jobs now. */
    job: (name: string) => jobs.find((each) => each.name === name)?.work(bank().pool),
  };
}
