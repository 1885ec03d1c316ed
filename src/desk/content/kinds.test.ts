import { afterEach, describe, expect, test } from "vitest";
import { readCalendar } from "#areas/support/server/holidays.ts";
import { isBusinessDay } from "#base/time/business-days.ts";
import { dayFrom } from "#base/time/day.ts";
import { holidays } from "#base/time/holidays.ts";
import { testBank } from "../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../tests/bank/clock.ts";
import { makeStaff, staffSignIn, testDesk } from "../../../tests/bank/desk.ts";
import { ask, type Way } from "../../../tests/people/asking.ts";
import { publishDue } from "./server/publishing.ts";

const bank = testBank();
const desk = testDesk(bank);
afterEach(() => freeClock(bank()));

async function editor(): Promise<string> {
  return staffSignIn({ desk: desk(), clock: bank().clock }, await makeStaff(bank(), ["content"]));
}

const atDesk = (cookie: string, path: string, way: Way = {}) =>
  ask({ site: desk() }, `/v1/desk/content/${path}`, { cookie, ...way });
const post = (payload: object = {}): Way => ({ payload });

const pageOf = async (url: string, cookie = "") =>
  (await (cookie ? desk() : bank().site).inject({ url, headers: { cookie } })).body;

async function publish(cookie: string, kind: string, text: string) {
  const saved = await atDesk(cookie, kind, post({ text }));
  expect(saved.code, JSON.stringify(saved.content)).toBe(200);
  const { item, version } = saved.content;
  const published = await atDesk(cookie, `${kind}/${item}/versions/${version}/publication`, post());
  expect(published.content).toEqual({ state: "live" });
  return { item, version };
}

const flawsOf = async (cookie: string, kind: string, text: string) =>
  JSON.stringify((await atDesk(cookie, kind, post({ text }))).content.flaws);

const inLanguages = (lines: (language: string) => string) =>
  ["zh-TW", "en", "ko"].map((tag) => `# ${tag}\n${lines(tag)}`).join("\n\n");

describe("a holiday", () => {
  const typhoon = (id: number, starts: string, ends = starts) =>
    `---\nid: ${id}\nstarts: ${starts}\nends: ${ends}\n---\n\n${inLanguages((tag) => `title: 颱風停班 ${tag}`)}\n`;

  test("of the first calendar is in the table as in the rules", async () => {
    const before = [...holidays()].toSorted();
    await readCalendar(bank().pool);
    expect([...holidays()].toSorted()).toEqual(before);
  });

  test("is no business day once it is published, stands on the page of the service centres, and is one again when it is withdrawn", async () => {
    await setClock(bank(), new Date("2027-08-02T10:00:00+08:00"));
    const cookie = await editor();
    const day = dayFrom("2027-08-03");
    expect(isBusinessDay(day)).toBe(true);
    const { nextItem } = (await atDesk(cookie, "holidays")).content;
    const { version } = await publish(cookie, "holidays", typhoon(nextItem, day));
    await expect.poll(() => isBusinessDay(day)).toBe(false);
    await expect
      .poll(() => pageOf("/support/contact-us/service-center"))
      .toContain("颱風停班 zh-TW");
    const preview = `/desk/content/holidays/${nextItem}/preview?version=${version}`;
    expect(await pageOf(preview, cookie)).toContain("颱風停班 zh-TW</td>");
    await atDesk(cookie, `holidays/${nextItem}/withdrawal`, post());
    await expect.poll(() => isBusinessDay(day)).toBe(true);
  });

  test("ends after it starts and within a month", async () => {
    const cookie = await editor();
    expect(await flawsOf(cookie, "holidays", typhoon(99, "2027-08-03", "2027-08-02"))).toContain(
      "is before 2027-08-03",
    );
    expect(await flawsOf(cookie, "holidays", typhoon(99, "2027-08-03", "2027-09-03"))).toContain(
      "more than 30 days",
    );
  });

  test("that is missing for a year to come is a concern of editors sixty days before", async () => {
    const concernAt = async (moment: string) => {
      await setClock(bank(), new Date(moment));
      return (await atDesk(await editor(), "holidays")).content.concern;
    };
    expect(await concernAt("2027-11-01T23:59:00+08:00")).toBeNull();
    expect(await concernAt("2027-11-02T00:00:00+08:00")).toContain("2028");
  });
});

describe("a banner", () => {
  const banner = (id: number, path = "path: /notice/7\n") =>
    `---\nid: ${id}\ntone: warning\n${path}---\n\n${inLanguages((tag) => `title: 海燕系統更新 ${tag}\nsummary: 今晚十點起暫停服務。`)}\n`;

  test("stands on the front page from its publication until its withdrawal", async () => {
    const cookie = await editor();
    expect(await pageOf("/")).not.toContain("海燕系統更新");
    const saved = (await atDesk(cookie, "banners", post({ text: banner(1) }))).content;
    const preview = `/desk/content/banners/1/preview?version=${saved.version}`;
    expect(await pageOf(preview, cookie)).toContain("海燕系統更新 zh-TW");
    expect(await pageOf("/")).not.toContain("海燕系統更新");
    await publish(cookie, "banners", banner(1));
    // The page is kept; the database says that it is old.
    await expect.poll(() => pageOf("/")).toContain("海燕系統更新 zh-TW");
    expect(await pageOf("/")).toContain('href="/notice/7"');
    await atDesk(cookie, "banners/1/withdrawal", post());
    await expect.poll(() => pageOf("/")).not.toContain("海燕系統更新");
  });
});

describe("a product", () => {
  test("is changed on its page, keeps its code and its number, and belongs to a group that there is", async () => {
    const cookie = await editor();
    const { items } = (await atDesk(cookie, "products")).content;
    const time = items.find(({ title }: { title: string }) => title === "定期存款");
    const { text, publicUrl } = (await atDesk(cookie, `products/${time.item}`)).content;
    await publish(cookie, "products", text.replace(/^slogan: .*$/m, "slogan: 存得安穩"));
    await expect.poll(() => pageOf(new URL(publicUrl).pathname)).toContain("存得安穩");
    const wrong = text
      .replace(/^code: .*$/m, "code: DPMA0001")
      .replace(/^group: .*$/m, "group: nowhere");
    const flaws = await flawsOf(cookie, "products", wrong);
    expect(flaws).toContain("is the code of product");
    expect(flaws).toContain("write one of deposit");
  });

  test("that the menu or accounts stand on is not taken off, another is", async () => {
    const cookie = await editor();
    const { items } = (await atDesk(cookie, "products")).content;
    const itemOf = (name: string) =>
      items.find(({ title }: { title: string }) => title === name).item;
    const withdrawn = (name: string) =>
      atDesk(cookie, `products/${itemOf(name)}/withdrawal`, post());
    expect((await withdrawn("主帳戶")).code).toBe("CONT000004");
    // The page of securities shows it.
    expect((await withdrawn("證券交割帳戶")).code).toBe("CONT000004");
    const until = post({ until: "2099-01-01T00:00" });
    const { text } = (await atDesk(cookie, `products/${itemOf("主帳戶")}`)).content;
    const { version } = (await atDesk(cookie, "products", post({ text }))).content;
    const publication = `products/${itemOf("主帳戶")}/versions/${version}/publication`;
    expect((await atDesk(cookie, publication, until)).code).toBe("CONT000004");
    expect((await withdrawn("機車保險")).code).toBe(200);
  });
});

describe("a group of products", () => {
  const group = async (cookie: string, item: number) =>
    (await atDesk(cookie, `product-groups/${item}`)).content;

  test("is changed on the page of all products, after a preview there", async () => {
    const cookie = await editor();
    const { text, publicUrl, title } = await group(cookie, 3);
    expect([title, publicUrl]).toEqual(["貸款", "http://localhost:3000/products#loan"]);
    const changed = text.replace(/^slogan: .*$/m, "slogan: 借得明白，還得安心");
    const saved = (await atDesk(cookie, "product-groups", post({ text: changed }))).content;
    const preview = `/desk/content/product-groups/3/preview?version=${saved.version}`;
    expect(await pageOf(preview, cookie)).toContain("借得明白，還得安心");
    expect(await pageOf("/products")).not.toContain("借得明白，還得安心");
    await publish(cookie, "product-groups", changed);
    await expect.poll(() => pageOf("/products")).toContain("借得明白，還得安心");
  });

  test("that is new has a plain drawing, and is taken off again while it is empty", async () => {
    const cookie = await editor();
    const { nextItem } = (await atDesk(cookie, "product-groups")).content;
    const { text } = await group(cookie, 1);
    const trust = (text as string)
      .replace(/^id: .*$/m, `id: ${nextItem}`)
      .replace(/^code: .*$/m, "code: trust")
      .replace(/^position: .*$/m, `position: ${nextItem}`)
      .replace(/^title: .*$/m, "title: 信託");
    await publish(cookie, "product-groups", trust);
    await expect.poll(() => pageOf("/products")).toContain("/product-groups/plain.svg");
    const withdrawal = (item: number) =>
      atDesk(cookie, `product-groups/${item}/withdrawal`, post());
    expect((await withdrawal(nextItem)).code).toBe(200);
    await expect.poll(() => pageOf("/products")).not.toContain("信託</h2>");
    // Products stand in the others.
    expect((await withdrawal(1)).code).toBe("CONT000004");
  });

  test("keeps its code, and has a position of its own", async () => {
    const cookie = await editor();
    const { text } = await group(cookie, 2);
    const wrong = (text as string)
      .replace(/^code: .*$/m, "code: loan")
      .replace(/^position: .*$/m, "position: 1");
    const flaws = await flawsOf(cookie, "product-groups", wrong);
    expect(flaws).toContain("is the code of group");
    expect(flaws).toContain("1 is the position of deposit");
  });
});

describe("a document", () => {
  test("in force is never changed under its version; a new version is announced, and given up again", async () => {
    const cookie = await editor();
    const { text } = (await atDesk(cookie, "documents/18")).content;
    const changed = text.replace(/^# en$/m, "第九條：新增的條文。\n\n# en");
    expect(await flawsOf(cookie, "documents", changed)).toContain("is in force");
    const next = (effective: string) =>
      changed
        .replace(/^version: .*$/m, "version: 9.0")
        .replace(/^effective: .*$/m, `effective: ${effective}`);
    expect(await flawsOf(cookie, "documents", next("2020-01-01"))).toContain("lies in the past");
    await publish(cookie, "documents", next("2098-01-01"));
    expect(await pageOf("/resources/18?version=9.0")).toContain("新增的條文");
    expect(await pageOf("/resources/18")).not.toContain("新增的條文");
    const then = await pageOf("/desk/content/documents/18/preview?at=2098-01-02T09:00", cookie);
    expect(then).toContain("新增的條文");
    // What was announced and never in force gives way to the version that holds.
    await publish(cookie, "documents", text);
    const status = async () => (await bank().site.inject("/resources/18?version=9.0")).statusCode;
    await expect.poll(status).toBe(404);
  });

  test("that customers agree to is never taken off", async () => {
    const cookie = await editor();
    const [terms] = await bank().owner.query<{ number: number }>(
      "select number from document_agreement limit 1",
      [],
    );
    const withdrawn = await atDesk(cookie, `documents/${terms?.number}/withdrawal`, post());
    expect(withdrawn.code).toBe("CONT000004");
  });
});

test("what cannot be published any more when its hour comes holds up nothing else", async () => {
  const cookie = await editor();
  const { text } = (await atDesk(cookie, "products/1")).content;
  const { version } = (await atDesk(cookie, "products", post({ text }))).content;
  const later = post({ from: "2099-01-01T00:00" });
  await atDesk(cookie, `products/1/versions/${version}/publication`, later);
  await bank().owner.query(
    `update content_version set publish_from = bank.now(), body = replace(body, 'group: ', 'group: gone-')
      where kind = 'products' and item = 1 and version = $1`,
    [version],
  );
  await bank().owner.transaction(publishDue);
  const { versions } = (await atDesk(cookie, "products/1")).content;
  expect(versions[0]).toMatchObject({ version, state: "ended" });
});
