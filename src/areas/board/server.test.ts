import { expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";

const bank = testBank();

async function ask(path: string, language = "zh-TW") {
  const response = await bank().site.inject({
    url: path,
    headers: { "accept-language": language },
  });
  return { status: response.statusCode, ...response.json() };
}

test("notices come ten to a page, pinned ones first [C49] [F20] [A13]", async () => {
  const { code, message, content } = await ask("/v1/board/notice");
  expect({ code, message }).toEqual({ code: 200, message: "OK" });
  expect(content).toMatchObject({ pageCnt: 10, pageNbr: 1 });
  expect(content.totCnt).toBeGreaterThanOrEqual(40);
  expect(content.ntcList).toHaveLength(10);
  const pins = content.ntcList.map((notice: { topFixYn: string }) => notice.topFixYn).join("");
  expect(pins).toMatch(/^Y+N+$/);
});

test("the pages of the notices hold every notice once", async () => {
  const numbers: number[] = [];
  for (let page = 1; page <= 100; page += 1) {
    const { content } = await ask(`/v1/board/notice?pageNbr=${page}&pageCnt=7`);
    if (content.ntcList.length === 0) {
      expect(numbers).toHaveLength(content.totCnt);
      break;
    }
    numbers.push(...content.ntcList.map((notice: { ntcNbr: number }) => notice.ntcNbr));
  }
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("notices can be narrowed to a category", async () => {
  const { content } = await ask("/v1/board/notice?ntcCtgCd=security&pageCnt=50");
  expect(content.ntcList.length).toBe(content.totCnt);
  for (const { ntcCtgCd } of content.ntcList) expect(ntcCtgCd).toBe("security");
});

test("a notice that is not published yet is not there", async () => {
  const { owner } = bank();
  const [{ number } = { number: 0 }] = await owner.query<{ number: number }>(
    "insert into board_notice select 9001, category, true, bank.now() + interval '1 second', title, body from board_notice where number = 1 returning number",
    [],
  );
  const list = await ask("/v1/board/notice");
  expect(list.content.ntcList.map((notice: { ntcNbr: number }) => notice.ntcNbr)).not.toContain(
    number,
  );
  expect(await ask("/v1/board/notice/9001")).toMatchObject({ status: 200, code: "BORD000001" });
  await owner.query("update board_notice set published_at = bank.now() where number = 9001", []);
  expect(await ask("/v1/board/notice/9001")).toMatchObject({ code: 200 });
  await owner.query("delete from board_notice where number = 9001", []);
});

test.each([
  ["zh-TW", /[一-龥]/],
  ["en", /^[^一-龥가-힣]+$/],
  ["ko", /[가-힣]/],
])("a notice is told in %s [C52] [F21]", async (language, script) => {
  const { content } = await ask("/v1/board/notice/3", language);
  expect(content).toMatchObject({ ntcNbr: 3, ntcDtlUrl: "/notice/3" });
  expect(content.ntcDt).toMatch(/^\d{4}\/\d{2}\/\d{2}$/);
  expect(content.ntcTitlCont).toMatch(script);
  expect(content.newer.number).toBeGreaterThan(0);
  expect(content.older.number).toBeGreaterThan(0);
});

test("the newest notice has no newer one, the oldest no older one", async () => {
  const [ends] = await bank().owner.query<{ newest: number; oldest: number }>(
    `select (select number from board_notice order by published_at desc, number desc limit 1) newest,
            (select number from board_notice order by published_at, number limit 1) oldest`,
    [],
  );
  expect((await ask(`/v1/board/notice/${ends?.newest}`)).content.newer).toBeNull();
  expect((await ask(`/v1/board/notice/${ends?.oldest}`)).content.older).toBeNull();
});

test("events come by ten, the first page first [C50] [F20] [K06]", async () => {
  const { content } = await ask("/v1/board/events");
  expect(content).toMatchObject({ pageCnt: 10, pageNbr: 1 });
  expect(content.evntList).toHaveLength(10);
  const second = (await ask("/v1/board/events?pageNbr=2")).content;
  expect(second).toMatchObject({ pageCnt: 10, pageNbr: 2, totCnt: content.totCnt });
  expect(second.evntList[0].evntNbr).not.toBe(content.evntList[0].evntNbr);
});

test("an event tells its title and its page, in the list and by itself [C53] [F21]", async () => {
  const [row] = (await ask("/v1/board/events")).content.evntList;
  const { content } = await ask(`/v1/board/events/${row.evntNbr}`);
  expect(content.evntTitlCont).toMatch(/\p{Script=Han}/u);
  expect(content.evntDtlUrl).toBe(`/events/${row.evntNbr}`);
  expect([row.evntTitlCont, row.evntDtlUrl]).toEqual([content.evntTitlCont, content.evntDtlUrl]);
});

test("running events come first, then the coming, then the ended [C50] [F20]", async () => {
  const { content } = await ask("/v1/board/events?pageCnt=50");
  const states = content.evntList.map((event: { evntStsCd: string }) => event.evntStsCd).join(" ");
  expect(states).toMatch(/^(ongoing )+(upcoming )+(ended ?)+$/);
  expect(content.totCnt).toBeGreaterThanOrEqual(24);
  for (const { evntStsCd, evntExprYn } of content.evntList) {
    expect(evntExprYn).toBe(evntStsCd === "ended" ? "Y" : "N");
  }
});

test("an event runs through its last day in Taipei and ends at midnight [C53] [F21] [B03]", async () => {
  const { owner } = bank();
  const at = (instant: string) =>
    owner.query(
      `create or replace function bank.now() returns timestamptz language sql stable
         as 'select timestamptz ''${instant}'''`,
      [],
    );
  await owner.query(
    "update board_event set starts_on = '2026-03-01', ends_on = '2026-03-31' where number = 1",
    [],
  );
  const stateAt = async (instant: string) => {
    await at(instant);
    const { content } = await ask("/v1/board/events/1");
    return [content.evntStsCd, content.evntExprYn, content.evntDt];
  };
  const period = "2026/03/01 - 2026/03/31";
  expect(await stateAt("2026-02-28 23:59:59+08")).toEqual(["upcoming", "N", period]);
  expect(await stateAt("2026-03-01 00:00:00+08")).toEqual(["ongoing", "N", period]);
  expect(await stateAt("2026-03-31 23:59:59+08")).toEqual(["ongoing", "N", period]);
  expect(await stateAt("2026-04-01 00:00:00+08")).toEqual(["ended", "Y", period]);
  await owner.query(
    `create or replace function bank.now() returns timestamptz language sql stable
       as 'select pg_catalog.statement_timestamp()'`,
    [],
  );
});

test("fund notices tell whether there is a next page [C51] [F20]", async () => {
  const { content } = await ask("/v1/fund/common/notice");
  expect(content).toMatchObject({ pageCnt: 10, pageNbr: 1, hasNextPage: true });
  const last = Math.ceil(content.totalCount / 10);
  const end = await ask(`/v1/fund/common/notice?pageNbr=${last}`);
  expect(end.content.hasNextPage).toBe(false);
  expect(end.content.noticeList.length).toBe(content.totalCount - (last - 1) * 10);
});

test("a fund notice has its company and its text [C54] [B03]", async () => {
  const { content } = await ask("/v1/fund/common/notice/1");
  expect(content.noticeNbr).toBe(1);
  expect(content.companyNm).not.toBe("");
  expect(content.noticeCont.length).toBeGreaterThan(50);
});

test.each([
  ["/v1/board/notice/999999", "BORD000001"],
  ["/v1/board/events/999999", "BORD000002"],
  ["/v1/fund/common/notice/999999", "BORD000003"],
])("%s is refused with its code, HTTP 200", async (path, code) => {
  expect(await ask(path)).toMatchObject({ status: 200, code, content: null });
});

test.each([
  "/v1/board/notice/0",
  "/v1/board/notice/-1",
  "/v1/board/notice/1.5",
  "/v1/board/notice/abc",
  "/v1/board/notice/2147483648",
  "/v1/board/notice/99999999999999999999",
  "/v1/board/notice?pageNbr=0",
  "/v1/board/notice?pageNbr=1e3",
  "/v1/board/notice?pageNbr=",
  "/v1/board/notice?pageNbr=1&pageNbr=2",
  "/v1/board/notice?pageCnt=51",
  "/v1/board/notice?ntcCtgCd=other",
  "/v1/board/events?evntStsCd=' or 1=1",
])("%s is malformed, and says which field", async (path) => {
  const response = await ask(path, "en");
  expect(response.status).toBe(400);
  expect(response.code).toBe(400);
  expect(response.content.fields[0].message).not.toBe("");
});

test("the site may read the board and not write it", async () => {
  for (const table of ["board_notice", "board_event", "board_fund_notice"]) {
    await expect(bank().pool.query(`delete from ${table}`, [])).rejects.toThrow(
      /permission denied/,
    );
  }
  await expect(bank().pool.query("create table mine (x int)", [])).rejects.toThrow(
    /permission denied/,
  );
});
