import { beforeEach } from "vitest";
import { testBank } from "../bank/bank.ts";
import { ask, type Way } from "./asking.ts";

/** The paths to read and delete a chat, and to write to it. */
export const CURRENT = "/v1/support/chats/current";
export const MESSAGES = "/v1/support/chats/messages";

/** A bank for one test file in which visitors chat; earlier messages do not count. */
export function chattingBank() {
  const bank = testBank();
  beforeEach(() => bank().owner.query("delete from chat_count", []));

  const write = (cont: string, way: Way = {}) =>
    ask(bank(), MESSAGES, { payload: { cont }, ...way });
  return {
    bank,
    write,
    read: (cookie: string) => ask(bank(), CURRENT, { cookie }),
    /** Begins a chat; returns the cookie that opens it. */
    async begin(cont = "轉帳限額", way: Way = {}): Promise<string> {
      const { cookies } = await write(cont, way);
      return `__Host-chat=${cookies["__Host-chat"]}`;
    },
  };
}
