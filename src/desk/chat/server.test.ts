import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { setClock } from "../../../tests/bank/clock.ts";
import { ask } from "../../../tests/people/asking.ts";
import { attendedBank } from "../../../tests/people/attended-chats.ts";

const { bank, desk, write, read, atDesk, post, signedIn, waiting, attended, say, job } =
  attendedBank();

describe("a member of staff [A11]", () => {
  test("takes a chat that no colleague can take then, also when both do at once", async () => {
    const { chatId } = await waiting();
    const [one, other] = [await signedIn(), await signedIn()];
    const taken = await Promise.all(
      [one, other].map((each) => atDesk(each, `/${chatId}/taking`, post())),
    );
    expect(taken.map(({ code }) => code).toSorted()).toEqual([200, "CHAT000003"]);
    const lists = await Promise.all([one, other].map((each) => atDesk(each)));
    expect(lists.map(({ content }) => content.chats.length).toSorted()).toEqual([0, 1]);
  });

  test("attends eight chats and not a ninth", async () => {
    const staff = await signedIn();
    for (let count = 1; count <= 8; count += 1) {
      const { chatId } = await waiting();
      expect((await atDesk(staff, `/${chatId}/taking`, post())).code).toBe(200);
    }
    const { chatId } = await waiting();
    expect((await atDesk(staff, `/${chatId}/taking`, post())).code).toBe("CHAT000004");
  });

  test("and the visitor read each other, with names, and no automatic answer between them", async () => {
    const { staff, cookie, chatId } = await attended();
    await write("在嗎？", { cookie });
    const answer = await say(staff, chatId, "您好，請說。");
    expect(answer.content.message).toMatchObject({ athrCd: "staff", cont: "您好，請說。" });
    const { content } = await read(cookie);
    expect(content).toMatchObject({ chatSttsCd: "attended", staffName: "測試員" });
    expect(
      content.msgList.map((each: { athrCd: string; authorName: string }) => [
        each.athrCd,
        each.authorName,
      ]),
    ).toEqual([
      ["visitor", null],
      ["automatic", null],
      ["automatic", null],
      ["automatic", null],
      ["visitor", null],
      ["staff", "測試員"],
    ]);
  });

  test("sees how far the visitor has read, and the other way round; never back", async () => {
    const { staff, cookie, chatId } = await attended();
    const { content } = await say(staff, chatId, "您好");
    const last = content.message.msgNbr;
    const reads = (msgNbr: number) =>
      ask(bank(), "/v1/support/chats/readings", { cookie, payload: { msgNbr } });
    await reads(30_000);
    await reads(1);
    expect((await atDesk(staff, `/${chatId}`)).content.visitorRead).toBe(last);
    await atDesk(staff, `/${chatId}/readings`, post({ messageNumber: 3 }));
    expect((await read(cookie)).content.staffRead).toBe(3);
  });

  test("cannot read, write in, end or look into a chat of a colleague, or one that waits", async () => {
    const { chatId } = await attended();
    const other = await signedIn();
    const { chatId: free } = await waiting();
    for (const id of [chatId, free, randomUUID()]) {
      const answers = await Promise.all([
        atDesk(other, `/${id}`),
        say(other, id, "hi"),
        ...["typing", "ending", "returning"].map((act) => atDesk(other, `/${id}/${act}`, post())),
        atDesk(other, `/${id}/readings`, post({ messageNumber: 1 })),
      ]);
      for (const { code } of answers) expect(code).toBe("CHAT000003");
      expect((await atDesk(other, `/${id}/files/${"a".repeat(22)}`)).code).toBe("CHAT000003");
    }
  });

  test("who gives a chat back, or is not seen for a minute, leaves it at its old place", async () => {
    const { staff, cookie, chatId } = await attended();
    await setClock(bank(), "2026-11-18T06:00:30Z");
    const later = await waiting();
    await atDesk(staff, `/${chatId}/returning`, post());
    expect((await read(cookie)).content.queuePlace).toBe(1);
    await atDesk(staff, `/${chatId}/taking`, post());
    await setClock(bank(), "2026-11-18T06:01:29Z");
    await job("return deserted chats");
    expect((await read(cookie)).content.chatSttsCd).toBe("attended");
    await setClock(bank(), "2026-11-18T06:01:30Z");
    // The bank's own job may be holding the row's lock at this moment.
    const stateAfterJob = async () => {
      await job("return deserted chats");
      return (await read(cookie)).content.chatSttsCd;
    };
    await expect.poll(stateAfterJob).toBe("waiting");
    expect((await read(cookie)).content.queuePlace).toBe(1);
    expect((await read(later.cookie)).content.queuePlace).toBe(2);
  });

  test("who signs out leaves the chats to colleagues", async () => {
    const { staff, cookie } = await attended();
    await ask({ site: desk() }, "/v1/desk/sign-out", { cookie: staff, payload: {} });
    await job("return deserted chats");
    const { content } = await read(cookie);
    expect(content.chatSttsCd).toBe("waiting");
    expect(content.msgList.at(-1).cont).toContain("排回原來的順位");
  });

  test("ends a chat, and both can still read it", async () => {
    const { staff, cookie, chatId } = await attended();
    for (let times = 0; times < 2; times += 1) {
      expect((await atDesk(staff, `/${chatId}/ending`, post())).code).toBe(200);
    }
    expect((await read(cookie)).content.chatSttsCd).toBe("ended");
    expect((await atDesk(staff, `/${chatId}`)).content.chatState).toBe("ended");
    expect((await say(staff, chatId, "noch etwas")).code).toBe("CHAT000003");
  });

  test("ends only a chat that they have opened since they took it", async () => {
    const { chatId } = await waiting();
    const [one, other] = [await signedIn(), await signedIn()];
    const end = async (staff: string) => (await atDesk(staff, `/${chatId}/ending`, post())).code;
    const take = (staff: string) => atDesk(staff, `/${chatId}/taking`, post());
    await take(one);
    expect(await end(one)).toBe("DESK000013");
    await atDesk(one, `/${chatId}`);
    await atDesk(one, `/${chatId}/returning`, post());
    await take(other);
    expect(await end(other)).toBe("DESK000013");
    await atDesk(other, `/${chatId}/returning`, post());
    await take(one);
    expect(await end(one)).toBe("DESK000013");
    await atDesk(one, `/${chatId}`);
    expect(await end(one)).toBe(200);
  });

  test("leaves a trail of everything done, without a word of what was said", async () => {
    const { staff, chatId } = await attended();
    await say(staff, chatId, "Geheimnis");
    await atDesk(staff, `/${chatId}/ending`, post());
    const rows = await bank().owner.query<{ event: string; actor: string }>(
      "select event, actor_kind as actor, detail from audit where reference = $1 order by at, id",
      [chatId],
    );
    expect(rows.map(({ event, actor }) => `${event} ${actor}`).toSorted()).toEqual([
      "chat.answer staff",
      "chat.close staff",
      "chat.request visitor",
      "chat.take staff",
    ]);
    expect(JSON.stringify(rows)).not.toContain("Geheimnis");
  });
});
