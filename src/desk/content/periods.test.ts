import { afterEach, describe, expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../tests/bank/clock.ts";
import { makeStaff, staffSignIn, testDesk } from "../../../tests/bank/desk.ts";
import { ask, type Way } from "../../../tests/people/asking.ts";
import { publishDue } from "./server/publishing.ts";

const bank = testBank();
const desk = testDesk(bank);
afterEach(() => freeClock(bank()));

const atDesk = (cookie: string, path: string, way: Way = {}) =>
  ask({ site: desk() }, `/v1/desk/content/${path}`, { cookie, ...way });
const post = (payload: object = {}): Way => ({ payload });
const moment = (time: string) => `2027-08-02T${time}`;

/** Goes to a time of the day, and publishes what is due by then. */
async function passTo(time: string): Promise<void> {
  await setClock(bank(), `${moment(time)}:00+08:00`);
  await bank().owner.transaction(publishDue);
}

async function editorAt(time: string): Promise<string> {
  await passTo(time);
  return staffSignIn({ desk: desk(), clock: bank().clock }, await makeStaff(bank(), ["content"]));
}

interface Period {
  from?: string;
  until?: string;
}

async function publishText(cookie: string, kind: string, text: string, period: Period = {}) {
  const saved = await atDesk(cookie, kind, post({ text }));
  expect(saved.code, JSON.stringify(saved.content)).toBe(200);
  const { item, version } = saved.content;
  const publication = `${kind}/${item}/versions/${version}/publication`;
  expect((await atDesk(cookie, publication, post(period))).code).toBe(200);
}

/** Publishes a notice with another title, for a period. */
async function publishTitled(
  cookie: string,
  item: number,
  { title, ...period }: Period & { title: string },
) {
  const { text } = (await atDesk(cookie, `notices/${item}`)).content;
  await publishText(cookie, "notices", text.replace(/^title: .*$/m, `title: ${title}`), period);
}

const titleOf = async (item: number) =>
  (await ask(bank(), `/v1/board/notice/${item}`)).content?.ntcTitlCont ?? null;
const statesOf = async (item: number): Promise<string[]> => {
  const rows = await bank().owner.query<{ state: string }>(
    `select case when ended_at is not null then 'ended' when applied_at is null then 'scheduled'
                 else 'live' end as state
       from content_version where kind = 'notices' and item = $1 and publish_from is not null
      order by version`,
    [item],
  );
  return rows.map(({ state }) => state);
};

describe("the end of a version", () => {
  test("leaves what is scheduled for later as it is", async () => {
    const cookie = await editorAt("09:00");
    await publishTitled(cookie, 7, { title: "上午場", until: moment("10:00") });
    await publishTitled(cookie, 7, { title: "下午場", from: moment("13:00") });
    await passTo("10:00");
    expect(await titleOf(7)).toBeNull();
    expect(await statesOf(7)).toEqual(["ended", "ended", "scheduled"]);
    await passTo("13:00");
    expect(await titleOf(7)).toBe("下午場");
  });

  test("is not that of the version which takes its place at that moment", async () => {
    const cookie = await editorAt("09:00");
    await publishTitled(cookie, 8, { title: "第一檔", until: moment("10:00") });
    const next = { from: moment("10:00"), until: moment("11:00") };
    await publishTitled(cookie, 8, { title: "第二檔", ...next });
    await passTo("10:00");
    expect(await titleOf(8)).toBe("第二檔");
    expect(await statesOf(8)).toEqual(["ended", "ended", "live"]);
    await passTo("11:00");
    expect(await titleOf(8)).toBeNull();
    expect(await statesOf(8)).toEqual(["ended", "ended", "ended"]);
  });

  test("keeps what other content came to need, and holds up nothing else", async () => {
    const cookie = await editorAt("09:00");
    const { nextItem } = (await atDesk(cookie, "product-groups")).content;
    const { text } = (await atDesk(cookie, "product-groups/1")).content;
    const trust = (text as string)
      .replace(/^id: .*$/m, `id: ${nextItem}`)
      .replace(/^code: .*$/m, "code: trust")
      .replace(/^position: .*$/m, `position: ${nextItem}`);
    await publishText(cookie, "product-groups", trust, { until: moment("10:00") });
    const { items } = (await atDesk(cookie, "products")).content;
    const { item } = items.find(({ title }: { title: string }) => title === "機車保險");
    const product = (await atDesk(cookie, `products/${item}`)).content.text as string;
    await publishText(cookie, "products", product.replace(/^group: .*$/m, "group: trust"));
    await publishTitled(cookie, 9, { title: "十點的公告", from: moment("10:00") });
    const later = await editorAt("10:00");
    expect(await titleOf(9)).toBe("十點的公告");
    const { versions } = (await atDesk(later, `product-groups/${nextItem}`)).content;
    expect(versions).toMatchObject([{ state: "live", publishUntil: null }]);
  });
});
