import { describe, expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { makeStaff, staffSignIn, testDesk } from "../../../tests/bank/desk.ts";
import { ask, type Way } from "../../../tests/people/asking.ts";

const bank = testBank();
const desk = testDesk(bank);

async function member(role: "content" | "auditor" | "service" = "content"): Promise<string> {
  return staffSignIn({ desk: desk(), clock: bank().clock }, await makeStaff(bank(), [role]));
}

const atDesk = (cookie: string, path: string, way: Way = {}) =>
  ask({ site: desk() }, `/v1/desk/content/${path}`, { cookie, ...way });

/** Fetches a page as a browser does. */
async function page(site: ReturnType<typeof desk>, url: string, cookie = "") {
  const { statusCode, headers, body } = await site.inject({ url, headers: { cookie } });
  return { status: statusCode, headers, body };
}

/** Saves a version with another title; returns its number. */
async function saveTitled(cookie: string, path: string, title: string): Promise<number> {
  const { text } = (await atDesk(cookie, path)).content;
  const [kind = ""] = path.split("/");
  const changed = text.replace(/^(title|question): .*$/m, `$1: ${title}`);
  return (await atDesk(cookie, kind, { payload: { text: changed } })).content.version;
}

describe("a preview", () => {
  test("is the public page with a draft that the site itself does not show", async () => {
    const cookie = await member();
    const version = await saveTitled(cookie, "notices/5", "月光草稿標題");
    const shown = await page(desk(), `/desk/content/notices/5/preview?version=${version}`, cookie);
    expect(shown.status).toBe(200);
    expect(shown.body).toContain("月光草稿標題</h1>");
    expect(shown.body).toContain("預覽：");
    // The shell is that of the customers' site, and its links lead there.
    expect(shown.body).toContain('href="http://localhost:3000/notice"');
    expect(shown.headers["cache-control"]).toBe("no-store");
    expect(shown.headers["x-robots-tag"]).toContain("noindex");
    for (const path of ["/notice/5", "/notice"]) {
      expect((await page(bank().site, path)).body).not.toContain("月光草稿標題");
    }
    const [row] = await bank().owner.query<{ times: number }>(
      "select count(*)::int as times from audit where event = 'content.preview' and reference = 'notices/5'",
      [],
    );
    expect(row?.times).toBe(1);
  });

  test("shows a question of the FAQ, in the language that was chosen", async () => {
    const cookie = await member();
    const version = await saveTitled(cookie, "questions/3002", "月光問題？");
    const path = `/desk/content/questions/3002/preview?version=${version}`;
    expect((await page(desk(), path, cookie)).body).toContain("月光問題？");
    const english = await page(desk(), `${path}&lang=en`, cookie);
    expect(english.body).toContain('<html lang="en"');
    // Links to other languages keep the version.
    expect(english.body).toContain(`?version=${version}&amp;lang=`);
  });

  test("of a moment shows what is published for then, and nothing after its end", async () => {
    const cookie = await member();
    const version = await saveTitled(cookie, "notices/6", "未來公告");
    const when = { from: "2098-03-01T09:00", until: "2098-04-01T09:00" };
    const publication = `notices/6/versions/${version}/publication`;
    expect((await atDesk(cookie, publication, { payload: when })).code).toBe(200);
    const at = (moment: string) =>
      page(desk(), `/desk/content/notices/6/preview?at=${moment}`, cookie);
    expect((await at("2098-02-28T09:00")).body).not.toContain("未來公告");
    expect((await at("2098-03-01T09:00")).body).toContain("未來公告");
    expect((await at("2098-04-01T09:00")).status).toBe(404);
    expect((await page(bank().site, "/notice/6")).status).toBe(200);
  });

  test("of a notice whose day is to come is there from that day on", async () => {
    const cookie = await member();
    const { text } = (await atDesk(cookie, "notices/7")).content;
    const later = text.replace(/^published: .*$/m, "published: 2098-05-01");
    const { version } = (await atDesk(cookie, "notices", { payload: { text: later } })).content;
    const at = (moment: string) =>
      page(desk(), `/desk/content/notices/7/preview?version=${version}&at=${moment}`, cookie);
    expect((await at("2098-05-01T08:59")).status).toBe(404);
    expect((await at("2098-05-01T09:00")).status).toBe(200);
  });

  test("is no page for strangers, for staff without the right, for other addresses and on the customers' site", async () => {
    const cookie = await member();
    const version = await saveTitled(cookie, "notices/8", "秘密公告");
    const path = `/desk/content/notices/8/preview?version=${version}`;
    const refused = [
      await page(desk(), path),
      await page(desk(), path, `${cookie}x`),
      await page(desk(), path, await member("service")),
      await page(bank().site, path, cookie),
      await page(desk(), `/desk/content/notices/8/preview?version=${version + 1}`, cookie),
      await page(desk(), "/desk/content/notices/8/preview?version=x", cookie),
      await page(desk(), "/desk/content/notices/8/preview?at=2098-02-31T00:00", cookie),
      await page(desk(), "/desk/content/gossip/8/preview", cookie),
      await page(desk(), "/desk/content/notices/99999/preview", cookie),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
    for (const { body } of refused) expect(body).not.toContain("秘密公告");
    expect((await page(desk(), path, await member("auditor"))).status).toBe(200);
  });
});
