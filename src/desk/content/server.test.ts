import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { makeStaff, staffSignIn, testDesk } from "../../../tests/bank/desk.ts";
import { ask, type Way } from "../../../tests/people/asking.ts";
import { contentKinds } from "./rules.ts";
import { publishDue } from "./server/publishing.ts";

const bank = testBank();
const desk = testDesk(bank);

async function editor(role: "content" | "auditor" | "service" = "content"): Promise<string> {
  return staffSignIn({ desk: desk(), clock: bank().clock }, await makeStaff(bank(), [role]));
}

const atDesk = (cookie: string, path: string, way: Way = {}) =>
  ask({ site: desk() }, `/v1/desk/content/${path}`, { cookie, ...way });
const post = (payload: object = {}): Way => ({ payload });
const notice = (number: number) => ask(bank(), `/v1/board/notice/${number}`);

describe("content of the desk", () => {
  test("is written out as a content file that reads the same again, whatever its kind", async () => {
    const cookie = await editor();
    for (const kind of contentKinds.filter((each) => each !== "banners")) {
      const { items } = (await atDesk(cookie, kind)).content;
      expect(items.length).toBeGreaterThan(1);
      for (const { item } of items.slice(0, 5)) {
        const { text } = (await atDesk(cookie, `${kind}/${item}`)).content;
        const saved = await atDesk(cookie, kind, post({ text }));
        expect(saved.content).toEqual({ item, version: 2 });
        const { difference } = (await atDesk(cookie, `${kind}/${item}/versions/2`)).content;
        expect(difference).toEqual([]);
      }
    }
  });

  test("is seen by nobody as a draft, then published, replaced and restored", async () => {
    const cookie = await editor();
    const { text } = (await atDesk(cookie, "notices/9")).content;
    const original = (await notice(9)).content.ntcTitlCont;
    const changed = text.replace(/^title: .*$/m, "title: 改過的標題");
    const { version } = (await atDesk(cookie, "notices", post({ text: changed }))).content;
    expect((await notice(9)).content.ntcTitlCont).toBe(original);
    const publication = `notices/9/versions/${version}/publication`;
    expect((await atDesk(cookie, publication, post())).content.state).toBe("live");
    expect((await notice(9)).content.ntcTitlCont).toBe("改過的標題");
    expect((await atDesk(cookie, "notices/9/versions/1/publication", post())).code).toBe(200);
    expect((await notice(9)).content.ntcTitlCont).toBe(original);
    const { versions } = (await atDesk(cookie, "notices/9")).content;
    expect(versions.map(({ state }: { state: string }) => state)).toEqual(["ended", "live"]);
  });

  test("takes a file of content/ as it is, and says line by line what is wrong with one", async () => {
    const cookie = await editor();
    const file = readFileSync("content/notices/panic-button-opens.md", "utf8");
    expect((await atDesk(cookie, "notices", post({ text: file }))).code).toBe(200);
    const wrong = file.replace(/^category: .*$/m, "category: gossip").replace("# ko", "# kr");
    const refused = await atDesk(cookie, "notices", post({ text: wrong }));
    expect(refused.code).toBe("CONT000001");
    expect(refused.content.flaws.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(refused.content.flaws)).toContain("gossip");
  });

  test("has files in content/ for banners, holidays and groups, which are imported as they are", async () => {
    const cookie = await editor();
    for (const kind of ["banners", "holidays", "product-groups"]) {
      const files = globSync(`content/${kind}/**/*.md`);
      expect(files.length).toBeGreaterThan(2);
      for (const file of files) {
        const saved = await atDesk(cookie, kind, post({ text: readFileSync(file, "utf8") }));
        expect(saved.code, `${file} ${JSON.stringify(saved.content)}`).toBe(200);
      }
    }
  });

  test("is exported as the files of content/ say it, rates but for their day", async () => {
    const cookie = await editor();
    const undated = (text: string) => text.replace(/^effective: .*$/m, "");
    for (const file of globSync("content/{deposit,loan}-rates/*.md")) {
      const text = readFileSync(file, "utf8");
      const item = /^id: (\d+)$/m.exec(text)?.[1];
      const [, kind] = file.split("/");
      const exported = (await atDesk(cookie, `${kind}/${item}`)).content.text;
      expect(undated(exported), file).toBe(undated(text));
    }
  });

  test("waits for its hour and ends at its end, and neither may lie in the past", async () => {
    const cookie = await editor();
    const { text } = (await atDesk(cookie, "notices/10")).content;
    const { version } = (await atDesk(cookie, "notices", post({ text }))).content;
    const publish = (when: object) =>
      atDesk(cookie, `notices/10/versions/${version}/publication`, post(when));
    expect((await publish({ until: "2020-01-01T00:00" })).code).toBe("CONT000003");
    const wrong = { from: "2099-02-01T00:00", until: "2099-01-01T00:00" };
    expect((await publish(wrong)).code).toBe("CONT000003");
    expect((await publish({ from: "2099-01-01T00:00" })).content.state).toBe("scheduled");
    const { items } = (await atDesk(cookie, "notices")).content;
    const listed = items.find(({ item }: { item: number }) => item === 10);
    expect(listed.scheduledFor).toBe("2099/01/01 00:00:00");
    await bank().owner.query(
      "update content_version set publish_from = bank.now() where kind = 'notices' and item = 10 and version = $1",
      [version],
    );
    expect(await bank().owner.transaction(publishDue)).toBeLessThanOrEqual(1);
  });

  test("is taken off the site, and can be put back", async () => {
    const cookie = await editor();
    expect((await atDesk(cookie, "notices/888888/withdrawal", post())).code).toBe("CONT000002");
    const addressOf = async () => (await atDesk(cookie, "notices/11")).content.publicUrl;
    expect(await addressOf()).toBe("http://localhost:3000/notice/11");
    expect((await atDesk(cookie, "notices/11/withdrawal", post())).code).toBe(200);
    expect((await notice(11)).code).toBe("BORD000001");
    expect(await addressOf()).toBeNull();
    expect((await atDesk(cookie, "notices/11/versions/1/publication", post())).code).toBe(200);
    expect((await notice(11)).code).toBe(200);
    const rows = await bank().owner.query<{ event: string }>(
      "select event from audit where reference = 'notices/11' and actor_kind = 'staff' order by at, id",
      [],
    );
    expect(rows.map(({ event }) => event).toSorted()).toEqual([
      "content.publish",
      "content.withdraw",
    ]);
  });

  test("is an event with its period, drawing and languages, on its page once it is published", async () => {
    const cookie = await editor();
    const event = (number: number) => ask(bank(), `/v1/board/events/${number}`);
    const { nextItem } = (await atDesk(cookie, "events")).content;
    // Dates in a file of content/ are relative to today, in its texts too.
    const file = readFileSync("content/events/etf-lessons.md", "utf8")
      .replace(/^id: .*$/m, `id: ${nextItem}`)
      .replace(/^starts: .*$/m, "starts: {day:-1}")
      .replace(/^ends: .*$/m, "ends: {day:+9}")
      .replace(/^picture: .*$/m, "picture: umbrella");
    const { version } = (await atDesk(cookie, "events", post({ text: file }))).content;
    expect((await event(nextItem)).code).toBe("BORD000002");
    const publication = `events/${nextItem}/versions/${version}/publication`;
    expect((await atDesk(cookie, publication, post())).content.state).toBe("live");
    const { content } = await event(nextItem);
    expect(content).toMatchObject({ evntStsCd: "ongoing", evntImgCd: "umbrella" });
    expect(content.evntCont).not.toContain("{day");
    expect((await ask(bank(), "/v1/board/events?pageCnt=50")).content.evntList).toContainEqual(
      expect.objectContaining({ evntNbr: nextItem }),
    );
    expect((await atDesk(cookie, `events/${nextItem}/withdrawal`, post())).code).toBe(200);
    expect((await event(nextItem)).code).toBe("BORD000002");
  });

  test("refuses an event that ends before it starts, and a drawing that is none", async () => {
    const cookie = await editor();
    const { text } = (await atDesk(cookie, "events/1")).content;
    const backwards = text.replace(/^starts: .*$/m, "starts: 2099-01-02");
    const refused = await atDesk(cookie, "events", post({ text: backwards }));
    expect(refused.code).toBe("CONT000001");
    expect(JSON.stringify(refused.content.flaws)).toContain("is before 2099-01-02");
    const unknown = text.replace(/^picture: .*$/m, "picture: dragon");
    expect((await atDesk(cookie, "events", post({ text: unknown }))).code).toBe("CONT000001");
    const { choices } = (await atDesk(cookie, "events/choices")).content;
    expect(choices.picture).toContainEqual({ value: "umbrella", label: "雨傘" });
  });

  test("refuses a moment that there is not", async () => {
    const cookie = await editor();
    const { text } = (await atDesk(cookie, "notices/13")).content;
    const { version } = (await atDesk(cookie, "notices", post({ text }))).content;
    const publication = `notices/13/versions/${version}/publication`;
    for (const from of ["2099-02-31T00:00", "2099-13-01T00:00", "2099-01-01T24:01"]) {
      expect((await atDesk(cookie, publication, post({ from }))).code).toBe("CONT000003");
    }
  });

  test("is read by an auditor and written by editors alone", async () => {
    const auditor = await editor("auditor");
    const { text } = (await atDesk(auditor, "notices/12")).content;
    expect((await atDesk(auditor, "notices", post({ text }))).code).toBe("DESK000002");
    expect((await atDesk(await editor("service"), "notices")).code).toBe("DESK000002");
    expect((await atDesk("", "notices")).code).toBe("DESK000001");
  });
});
