import { afterEach, describe, expect, test, vi } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../tests/bank/clock.ts";

const bank = testBank({ callsPerMinute: 100_000 });

/** A refresh in the background takes a while. */
const PATIENCE = { timeout: 15_000, interval: 100 };

interface Row {
  srchKndCd: string;
  titlCont: string;
  dtlUrl: string;
  titlMarkList: { strtPos: number; endPos: number }[];
}

async function search(query: Record<string, string>, language = "zh-TW") {
  const answer = await bank().site.inject({
    url: "/v1/search",
    query,
    headers: { "accept-language": language },
  });
  return { status: answer.statusCode, content: answer.json().content };
}

const pathsOf = (rows: Row[]) => rows.map(({ dtlUrl }) => dtlUrl);

afterEach(() => freeClock(bank()));

test.each(["我被騙了", "my account is empty", "카드를 잃어버렸어요"])(
  "%s finds the page of emergencies and entries that help, and nothing else",
  async (srchVal) => {
    const { content } = await search({ srchVal, pageCnt: "50" });
    expect(content.urgtYn).toBe("Y");
    const paths = pathsOf(content.srchList);
    expect(paths).toContain("/support/emergencies");
    expect(paths.length).toBe(10);
    expect(content.totCnt).toBe(10);
  },
);

describe("what is found", () => {
  test.each([
    ["貸款試算", "/products/loan/calculator"],
    ["loan calculator", "/products/loan/calculator"],
    ["緊急服務", "/support/emergencies"],
    ["고시 환율", "/board-rate"],
    ["証明文件查驗", "/certification/verify"],
  ])("%s leads to the page that is no row of the content", async (srchVal, path) => {
    const { content } = await search({ srchVal });
    const paths = content.srchList.slice(0, 3).map(({ dtlUrl }: Row) => dtlUrl);
    expect(paths).toContain(path);
  });

  test("stocks, ETFs and funds are found by code and by name in every language", async () => {
    const shares = await bank().owner.query<{ code: string; name: Record<string, string> }>(
      "select code, name from securities_instrument where kind <> 'index' order by position limit 3",
      [],
    );
    const funds = await bank().owner.query<{ code: string; type: string; name: object }>(
      "select code, type, name from funds_fund order by code limit 3",
      [],
    );
    const wanted = [
      ...shares.map(({ code, name }) => ({ code, name, path: `/securities/stocks/${code}` })),
      ...funds.map(({ code, type, name }) => ({
        ...{ code, name, path: `/investment/fund/remuneration/${type}/${code}` },
      })),
    ];
    expect(wanted).toHaveLength(6);
    for (const { code, name, path } of wanted) {
      for (const srchVal of [code, code.toLowerCase(), ...Object.values(name)]) {
        const { content } = await search({ srchVal, srchKndCd: "market" });
        expect([srchVal, content.srchList[0]?.dtlUrl]).toEqual([srchVal, path]);
      }
    }
  });

  test("is of every kind, with a count of each, and the marks show why", async () => {
    const { content } = await search({ srchVal: "夢想帳戶", pageCnt: "50" });
    const rows: Row[] = content.srchList;
    expect(new Set(rows.map(({ srchKndCd }) => srchKndCd))).toEqual(
      new Set(["product", "notice", "faq", "document"]),
    );
    for (const { srchKndCd, srchCnt } of content.kndCntList) {
      expect(rows.filter((row) => row.srchKndCd === srchKndCd)).toHaveLength(srchCnt);
    }
    const [first] = rows;
    const marked = first?.titlMarkList.map(({ strtPos, endPos }) =>
      first.titlCont.slice(strtPos, endPos),
    );
    expect(marked).toEqual(["夢想帳戶"]);
  });

  test.each(["product", "notice", "faq", "document"])(
    "of the kind %s is the same, in the same order, as among all",
    async (srchKndCd) => {
      const all = await search({ srchVal: "信貸", pageCnt: "50" });
      const some = await search({ srchVal: "信貸", srchKndCd, pageCnt: "50" });
      const wanted = all.content.srchList.filter((row: Row) => row.srchKndCd === srchKndCd);
      expect(wanted.length).toBeGreaterThan(0);
      expect(some.content.srchList).toEqual(wanted);
      expect(some.content.totCnt).toBe(wanted.length);
      expect(some.content.kndCntList).toEqual(all.content.kndCntList);
    },
  );

  test("comes page by page without a gap, and nothing beyond the last", async () => {
    const whole = await search({ srchVal: "帳戶", pageCnt: "50" });
    const first = await search({ srchVal: "帳戶" });
    const second = await search({ srchVal: "帳戶", pageNbr: "2" });
    expect([...pathsOf(first.content.srchList), ...pathsOf(second.content.srchList)]).toEqual(
      pathsOf(whole.content.srchList).slice(0, 20),
    );
    const beyond = await search({ srchVal: "帳戶", pageNbr: "99" });
    expect(beyond.content.srchList).toEqual([]);
    expect(beyond.content.totCnt).toBe(whole.content.totCnt);
  });

  test.each([
    ["zh-TW", "夢想帳戶"],
    ["en", "Dream account"],
    ["ko", "드림 계좌"],
  ])("is told in %s", async (language, title) => {
    const { content } = await search({ srchVal: title }, language);
    expect(content.srchList[0].titlCont).toBe(title);
  });
});

test.each([
  ["梦想帐户", "夢想帳戶"],
  ["ＥＴＦ", "etf"],
  ["賬戶升級", "帳戶升級"],
  ["台北", "臺北"],
])("%s finds the same as %s", async (one, other) => {
  const [typed, meant] = await Promise.all([search({ srchVal: one }), search({ srchVal: other })]);
  expect(pathsOf(typed.content.srchList)).toEqual(pathsOf(meant.content.srchList));
});

test.each([
  ["忘記密馬", "忘記密碼"],
  ["privacy statment", "privacy statement"],
])("%s is understood, and %s is suggested", async (typed, meant) => {
  const { content } = await search({ srchVal: typed });
  expect(content.srchList.length).toBeGreaterThan(0);
  expect(content.sgstList).toEqual([meant]);
});

test("every address that is found is a page", async () => {
  const { content } = await search({ srchVal: "帳戶 保險 基金 條款", pageCnt: "50" });
  expect(content.srchList.length).toBeGreaterThan(10);
  for (const { dtlUrl } of content.srchList) {
    expect((await bank().site.inject(dtlUrl)).statusCode, dtlUrl).toBe(200);
  }
});

describe("a change of the content", () => {
  test("is found without a new start: a notice, a product, a document", async () => {
    const words = "烏龜島";
    expect((await search({ srchVal: words })).content.totCnt).toBe(0);
    for (const [table, column, key] of [
      ["board_notice", "title", "number = 3"],
      ["product", "name", "code = 'ISCA0001'"],
      ["document", "title", "number = 28"],
    ]) {
      await bank().owner.query(
        `update ${table} set ${column} = jsonb_set(${column}, '{zh}', $1) where ${key}`,
        [JSON.stringify(words)],
      );
    }
    await vi.waitFor(async () => {
      const { content } = await search({ srchVal: words });
      const kinds = content.srchList.map(({ srchKndCd }: Row) => srchKndCd);
      expect(kinds.toSorted()).toEqual(["document", "notice", "product"]);
    }, PATIENCE);
  });

  test("by the clock alone is found too: a notice is not there before its hour", async () => {
    const words = "黎明開場預告";
    await bank().owner.query(
      `insert into board_notice (number, category, pinned, published_at, title, body)
       values (9001, 'service', false, '2031-05-05T09:00:00+08:00', $1, $1)`,
      [JSON.stringify({ zh: words, en: words, ko: words })],
    );
    await setClock(bank(), "2031-05-05T08:59:00+08:00");
    // Searches twice: the first one triggers the refresh of the index.
    await search({ srchVal: words });
    expect(pathsOf((await search({ srchVal: words })).content.srchList)).not.toContain(
      "/notice/9001",
    );
    await setClock(bank(), "2031-05-05T09:00:00+08:00");
    await vi.waitFor(async () => {
      expect(pathsOf((await search({ srchVal: words })).content.srchList)).toContain(
        "/notice/9001",
      );
    }, PATIENCE);
  });
});

test("what five visitors searched for in vain is told to those who write", async () => {
  const { content } = await search({ srchVal: "qqzzxxvv" });
  expect(content).toMatchObject({ srchList: [], totCnt: 0 });
  for (const last of [1, 2, 3, 4]) {
    await bank().site.inject({
      url: "/v1/search?srchVal=qqzzxxvv",
      remoteAddress: `192.0.2.${last}`,
    });
  }
  await vi.waitFor(async () => {
    const report = await bank().site.inject("/v1/support/faqs/misses");
    const typed = report.json().content.misses.map((miss: { typed: string }) => miss.typed);
    expect(typed).toContain("qqzzxxvv");
  }, PATIENCE);
});

test.each([
  {},
  { srchVal: "" },
  { srchVal: "字".repeat(101) },
  { srchVal: "x", srchKndCd: "people" },
  { srchVal: "x", pageNbr: "0" },
  { srchVal: "x", pageCnt: "51" },
])("%j is malformed, and says which field", async (query) => {
  const { status, content } = await search(query);
  expect(status).toBe(400);
  expect(content.fields[0].message).not.toBe("");
});

test.each([
  "",
  "%00",
  "%F0%9F%90%A2",
  "%ED%A0%80",
  "%27%22%3E%3Cscript%3E",
  "%",
  "{typed}",
  "%25%5F\\",
  "字".repeat(50),
  "a".repeat(5_000),
  "的",
  "?????",
])("the page answers %j and never fails", async (typed) => {
  const text = /^[\x21-\x7e]*$/.test(typed) ? typed : encodeURIComponent(typed);
  const page = await bank().site.inject(`/search?q=${text}&kind=nothing&page=-1`);
  expect(page.statusCode).toBeLessThan(500);
  expect(page.body).not.toContain("<script>");
});
