import { describe, expect, test } from "vitest";
import { setClock } from "../../../tests/bank/clock.ts";
import { ask } from "../../../tests/people/asking.ts";
import { attendedBank } from "../../../tests/people/attended-chats.ts";
import { CURRENT } from "../../../tests/people/chats.ts";

const { bank, atDesk, signedIn, waiting, attended, job } = attendedBank();
const read = async (cookie: string) => (await ask(bank(), CURRENT, { cookie })).content;

describe("a visitor who asked for a person [A11]", () => {
  test("and still waits when the desk has closed is told when it opens, once nobody is there", async () => {
    const { cookie } = await waiting();
    const stateAt = async (moment: string) => {
      await setClock(bank(), moment);
      await read(cookie);
      await job("close the chats' queue");
      return (await read(cookie)).chatSttsCd;
    };
    expect(await stateAt("2026-11-18T12:59:59Z")).toBe("waiting");
    await atDesk(await signedIn());
    expect(await stateAt("2026-11-18T13:00:00Z")).toBe("waiting");
    // The bank's own job may be holding the row's lock at this moment.
    await expect.poll(() => stateAt("2026-11-18T13:01:00Z")).toBe("open");
    expect((await read(cookie)).msgList.at(-1).cont).toMatch(/2026\/11\/19 09:00.*線上留言/);
  });

  test("and is silent for half an hour is not told that an agent ended the chat", async () => {
    const { cookie } = await attended();
    await setClock(bank(), "2026-11-18T06:30:01Z");
    await job("close abandoned chats");
    await expect.poll(async () => (await read(cookie)).chatSttsCd).toBe("ended");
    expect((await read(cookie)).msgList.at(-1).cont).toContain("沒有回應");
  });
});
