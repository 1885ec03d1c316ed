import { expect, test, vi } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";

const bank = testBank({ callsPerMinute: 100_000 });

interface Row {
  faqNbr: number;
  ctgCd: string;
  subCtgCd: string;
}

async function ask(path: string, language = "zh-TW") {
  const answer = await bank().site.inject({ url: path, headers: { "accept-language": language } });
  return { status: answer.statusCode, ...answer.json() };
}

test("the categories come in order with their counts, and what is asked most [C34] [F15]", async () => {
  const { code, content } = await ask("/v1/support/faqs/categories");
  expect(code).toBe(200);
  expect(content.faqCtgList.length).toBeGreaterThanOrEqual(8);
  expect(content.faqCtgList[0]).toMatchObject({ ctgCd: "01", ctgNm: "開戶與帳戶" });
  for (const { faqCnt } of content.faqCtgList) expect(faqCnt).toBeGreaterThan(0);
  expect(content.faqArray).toHaveLength(8);
});

test("what was opened most of late leads the popular ones [C34]", async () => {
  const { owner } = bank();
  const { content } = await ask("/v1/support/faqs/categories");
  const last = content.faqArray[7].faqNbr;
  await owner.query("insert into faq_view values ($1, bank.today(), 3)", [last]);
  await owner.query("insert into faq_view values ($1, bank.today() - 31, 9)", [
    content.faqArray[6].faqNbr,
  ]);
  const after = await ask("/v1/support/faqs/categories");
  expect(after.content.faqArray[0].faqNbr).toBe(last);
  await owner.query("delete from faq_view", []);
});

test("a category has its sub-categories [C37]", async () => {
  const { content } = await ask("/v1/support/faqs/sub-categories?ctgCd=03");
  expect(content).toMatchObject({ ctgCd: "03", ctgNm: "轉帳" });
  expect(content.subCtgList.map(({ subCtgCd }: { subCtgCd: string }) => subCtgCd)).toEqual([
    "0301",
    "0302",
    "0303",
    "0304",
  ]);
  expect(await ask("/v1/support/faqs/sub-categories?ctgCd=99")).toMatchObject({
    status: 200,
    code: "FAQS000002",
  });
});

test("the counts add up, with the last slash and without it [C40] [F15]", async () => {
  const long = await ask("/v1/support/faqs/count/");
  const short = await ask("/v1/support/faqs/count");
  expect(long.code).toBe(200);
  expect(short.content).toEqual(long.content);
  const { totCnt, faqCntList } = long.content;
  expect(totCnt).toBeGreaterThanOrEqual(120);
  expect(faqCntList.reduce((sum: number, { faqCnt }: { faqCnt: number }) => sum + faqCnt, 0)).toBe(
    totCnt,
  );
});

test("the pages of a category hold each of its entries once, ten to a page [C35] [F15]", async () => {
  const first = (await ask("/v1/support/faqs/03")).content;
  expect(first).toMatchObject({ ctgCd: "03", subCtgCd: null, pageNbr: 1, pageCnt: 10 });
  expect(first.faqList).toHaveLength(10);
  const rest = await Promise.all(
    [2, 3].map(async (page) => (await ask(`/v1/support/faqs/03?pageNbr=${page}`)).content.faqList),
  );
  const numbers = [first.faqList, ...rest].flat().map(({ faqNbr }: Row) => faqNbr);
  expect(numbers).toHaveLength(first.totCnt);
  expect(new Set(numbers).size).toBe(first.totCnt);
  expect((await ask("/v1/support/faqs/03?pageNbr=9")).content).toMatchObject({
    faqList: [],
    totCnt: first.totCnt,
  });
});

test("a sub-category lists its own entries and names what it belongs to [C35]", async () => {
  const { content } = await ask("/v1/support/faqs/0302", "en");
  expect(content).toMatchObject({
    ctgCd: "03",
    ctgNm: "Transfers",
    subCtgCd: "0302",
    subCtgNm: "Limits and fees",
  });
  for (const { subCtgCd } of content.faqList) expect(subCtgCd).toBe("0302");
  expect(await ask("/v1/support/faqs/9999")).toMatchObject({ status: 200, code: "FAQS000002" });
});

test.each([
  ["zh-TW", /[一-龥]/],
  ["en", /^[^一-龥가-힣]+$/],
  ["ko", /[가-힣]/],
])("an entry has its question and its answer in %s [C39] [F15]", async (language, script) => {
  const { content } = await ask("/v1/support/faqs/0302/3002", language);
  expect(content).toMatchObject({
    faqNbr: 3002,
    ctgCd: "03",
    subCtgCd: "0302",
    faqDtlUrl: "/support/faq/category/03/0302/3002",
  });
  expect(content.sbjtCont).toMatch(script);
  expect(content.cont).toMatch(script);
  expect(content.chgDt).toMatch(/^\d{4}\/\d{2}\/\d{2}$/);
});

test("an entry knows those beside it and those about nearly the same [C39]", async () => {
  const { content: list } = await ask("/v1/support/faqs/0302?pageCnt=50");
  const numbers = list.faqList.map(({ faqNbr }: Row) => faqNbr);
  const first = (await ask(`/v1/support/faqs/0302/${numbers[0]}`)).content;
  expect(first.previous).toBeNull();
  expect(first.next.faqNbr).toBe(numbers[1]);
  const last = (await ask(`/v1/support/faqs/0302/${numbers.at(-1)}`)).content;
  expect(last.next).toBeNull();
  expect(last.previous.faqNbr).toBe(numbers.at(-2));
  expect(first.faqArray.length).toBeGreaterThan(0);
  expect(first.faqArray.map(({ faqNbr }: Row) => faqNbr)).not.toContain(numbers[0]);
});

test.each([
  "/v1/support/faqs/0302/999999",
  "/v1/support/faqs/0101/3002",
  "/v1/support/faqs/9999/3002",
])("%s is no entry [C39]", async (path) => {
  expect(await ask(path)).toMatchObject({ status: 200, code: "FAQS000001", content: null });
});

test("an entry that is opened is counted by day, in one batch, unless its reader objects [C39]", async () => {
  const { owner, site } = bank();
  await owner.query("delete from faq_view", []);
  await Promise.all([1, 2, 3].map(() => ask("/v1/support/faqs/0201/2001")));
  await site.inject({
    url: "/v1/support/faqs/0201/2001",
    headers: { cookie: "counting=refused" },
  });
  await site.inject({ url: "/v1/support/faqs/0201/2001", headers: { dnt: "1" } });
  await vi.waitFor(
    async () => {
      const rows = await owner.query(
        "select times::int, day = bank.today() as is_today from faq_view where number = 2001",
        [],
      );
      expect(rows).toEqual([{ times: 3, is_today: true }]);
    },
    { timeout: 15_000, interval: 200 },
  );
});

test.each([
  "/v1/support/faqs/sub-categories",
  "/v1/support/faqs/a-b",
  "/v1/support/faqs/0101/0",
  "/v1/support/faqs/0101/abc",
  "/v1/support/faqs/0101/2147483648",
])("%s is malformed, and says which field", async (path) => {
  const answer = await ask(path, "en");
  expect(answer.status).toBe(400);
  expect(answer.content.fields[0].message).not.toBe("");
});

test("the site may read the FAQ and the centres and not write them", async () => {
  for (const table of ["faq", "faq_category", "faq_synonym", "service_centre"]) {
    await expect(bank().pool.query(`delete from ${table}`, [])).rejects.toThrow(
      /permission denied/,
    );
  }
});
