import { describe, expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { ask as askBank, type Way } from "../../../tests/people/asking.ts";

const bank = testBank();
const LIST = "/v1/support/resource/documents";
const FILES = "/v1/support/resource/files";

const ask = (path: string, way: Way = {}) => askBank(bank(), path, way);

interface Listed {
  docRsrcNbr: number;
  docRsrcTpCd: string;
  docRsrcTitlCont: string;
}

describe("the list", () => {
  test("is of terms, ten to a page, unless told otherwise [C31] [F14] [A14]", async () => {
    const { code, content } = await ask(LIST);
    expect(code).toBe(200);
    expect(content).toMatchObject({ docRsrcTpCd: "01", pageCnt: 10, pageNbr: 1 });
    expect(content.totCnt).toBeGreaterThanOrEqual(10);
    expect(content.docRsrcList).toHaveLength(10);
    expect(content.docRsrcList[0]).toMatchObject({
      docRsrcNbr: 1,
      docRsrcTpCd: "01",
      docRsrcTitlCont: "個人網路銀行服務約定條款",
      docRsrcVerCd: "2.0",
      docRsrcStsCd: "current",
      docRsrcUrl: "/resources/1",
      fileUrl: "/resources/1/file?version=2.0&language=zh",
      fileSz: null,
      nextVer: { docRsrcVerCd: "3.0", docRsrcStsCd: "upcoming" },
    });
  });

  test("holds at least 30 documents of four kinds, each once [C31] [A14]", async () => {
    const numbers: number[] = [];
    for (const type of ["01", "02", "03", "04"]) {
      for (let page = 1; page <= 20; page += 1) {
        const { content } = await ask(`${LIST}?docRsrcTpCd=${type}&pageNbr=${page}&pageCnt=3`);
        if (content.docRsrcList.length === 0) break;
        numbers.push(...content.docRsrcList.map((each: Listed) => each.docRsrcNbr));
        for (const each of content.docRsrcList) expect(each.docRsrcTpCd).toBe(type);
      }
    }
    const { content } = await ask(LIST);
    const total = content.tpCntList.reduce(
      (sum: number, { totCnt }: { totCnt: number }) => sum + totCnt,
      0,
    );
    expect(total).toBeGreaterThanOrEqual(30);
    expect(numbers).toHaveLength(total);
    expect(new Set(numbers).size).toBe(total);
  });

  test("finds words of titles and texts, all of them, however they are typed", async () => {
    const titles = async (words: string, more = "") => {
      const { content } = await ask(
        `${LIST}?srchVal=${encodeURIComponent(words)}&pageCnt=50${more}`,
      );
      expect(content.docRsrcList).toHaveLength(content.totCnt);
      return content.docRsrcList.map((each: Listed) => each.docRsrcTitlCont);
    };
    expect(await titles("外幣")).toContain("外幣帳戶約定條款");
    // A match in the title comes first.
    expect((await titles("外幣"))[0]).toBe("外幣帳戶約定條款");
    expect(await titles("ａｐｐ　限額")).toEqual(await titles("限額 APP"));
    expect((await titles("限額 app")).length).toBeLessThan((await titles("app")).length);
    expect(await titles("台北")).toEqual(await titles("臺北"));
    expect(await titles("台北")).not.toEqual([]);
    expect(await titles("%")).not.toContain("外幣帳戶約定條款");
    expect(await titles("沒有這個詞")).toEqual([]);
    expect(await titles("申請書", "&docRsrcTpCd=02")).toContain("基本資料變更申請書");
  });

  test("tells for the same search how many each kind has", async () => {
    const { content } = await ask(`${LIST}?srchVal=${encodeURIComponent("夢想帳戶")}`);
    const counted = content.tpCntList as { docRsrcTpCd: string; totCnt: number }[];
    expect(counted.map(({ docRsrcTpCd }) => docRsrcTpCd)).toEqual(["01", "02", "03", "04"]);
    for (const { docRsrcTpCd, totCnt } of counted) {
      const path = `${LIST}?docRsrcTpCd=${docRsrcTpCd}&srchVal=${encodeURIComponent("夢想帳戶")}`;
      expect((await ask(path)).content.totCnt).toBe(totCnt);
    }
  });

  test.each([
    ["en", /^[^一-龥가-힣]+$/],
    ["ko", /[가-힣]/],
  ])("is told in %s", async (language, script) => {
    const { content } = await ask(LIST, { language });
    for (const { docRsrcTitlCont, docRsrcSmryCont } of content.docRsrcList) {
      expect(docRsrcTitlCont).toMatch(script);
      expect(docRsrcSmryCont).toMatch(script);
    }
  });
});

describe("a document", () => {
  test("comes in the version in force, with all its versions, the newest first", async () => {
    const { content } = await ask(`${LIST}/1`);
    expect(content).toMatchObject({ docRsrcVerCd: "2.0", docRsrcStsCd: "current" });
    expect(content.docRsrcCont).toContain("## 第 1 條");
    const states = content.verList.map((each: { docRsrcVerCd: string; docRsrcStsCd: string }) => [
      each.docRsrcVerCd,
      each.docRsrcStsCd,
    ]);
    expect(states).toEqual([
      ["3.0", "upcoming"],
      ["2.0", "current"],
      ["1.0", "past"],
    ]);
    const languages = content.verList[0].fileList.map((each: { lngDsCd: string }) => each.lngDsCd);
    expect(languages).toEqual(["zh", "en", "ko"]);
  });

  test("comes in the version that is asked for", async () => {
    const { content } = await ask(`${LIST}/1?docRsrcVerCd=3.0`);
    expect(content).toMatchObject({ docRsrcVerCd: "3.0", docRsrcStsCd: "upcoming" });
    expect(content.docRsrcCont).toContain("一鍵停用");
  });

  test("changes its version at midnight in Taipei", async () => {
    const { owner } = bank();
    const at = (instant: string) =>
      owner.query(
        `create or replace function bank.now() returns timestamptz language sql stable
           as 'select timestamptz ''${instant}'''`,
        [],
      );
    await owner.query(
      "update document_version set effective_on = '2027-01-04' where number = 1 and version = '3.0'",
      [],
    );
    const versionAt = async (instant: string) => {
      await at(instant);
      const { content } = await ask(`${LIST}/1`);
      return content.docRsrcVerCd;
    };
    expect(await versionAt("2027-01-03 23:59:59+08")).toBe("2.0");
    expect(await versionAt("2027-01-04 00:00:00+08")).toBe("3.0");
    const { content } = await ask(LIST);
    expect(content.docRsrcList[0]).toMatchObject({ docRsrcVerCd: "3.0", nextVer: null });
    await owner.query(
      `create or replace function bank.now() returns timestamptz language sql stable
         as 'select pg_catalog.statement_timestamp()'`,
      [],
    );
    await owner.query(
      "update document_version set effective_on = bank.today() + 50 where number = 1 and version = '3.0'",
      [],
    );
  });

  test("of two versions tells what changed, article by article", async () => {
    const { content } = await ask(`${LIST}/1/comparison?fromVerCd=2.0&toVerCd=3.0`);
    expect(content).toMatchObject({
      docRsrcNbr: 1,
      fromVer: { docRsrcVerCd: "2.0", docRsrcStsCd: "current" },
      toVer: { docRsrcVerCd: "3.0", docRsrcStsCd: "upcoming" },
    });
    const articles = content.artclList as { chngCd: string; titlMrkList: object[] }[];
    const changed = articles.filter(({ chngCd }) => chngCd === "changed");
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.map(({ titlMrkList }) => titlMrkList)).toContainEqual([
      { mrkCd: "same", cont: "第 14 條 事故通知" },
      { mrkCd: "added", cont: "與一鍵停用" },
    ]);
    expect(content.cntList).toContainEqual({ chngCd: "changed", totCnt: changed.length });
    const same = await ask(`${LIST}/1/comparison?fromVerCd=2.0&toVerCd=2.0`);
    for (const { chngCd } of same.content.artclList) expect(chngCd).toBe("unchanged");
  });

  test.each([
    `${LIST}/999999`,
    `${LIST}/1?docRsrcVerCd=9.9`,
    `${LIST}/1/comparison?fromVerCd=1.0&toVerCd=9.9`,
    `${LIST}/999999/comparison?fromVerCd=1.0&toVerCd=2.0`,
    `${FILES}/999999`,
    `${FILES}/1?docRsrcVerCd=9.9`,
  ])("%s is not there", async (path) => {
    expect(await ask(path)).toMatchObject({ status: 200, code: "DOCS000001", content: null });
  });

  test.each([
    `${LIST}?docRsrcTpCd=05`,
    `${LIST}?pageCnt=51`,
    `${LIST}?pageNbr=0`,
    `${LIST}?srchVal=${"a".repeat(51)}`,
    `${LIST}?srchVal=%00`,
    `${LIST}/0`,
    `${LIST}/abc`,
    `${LIST}/1?docRsrcVerCd=2`,
    `${LIST}/1?docRsrcVerCd='--`,
    `${LIST}/1/comparison`,
    `${LIST}/1/comparison?fromVerCd=1.0`,
    `${FILES}/1?lngDsCd=jp`,
    `${FILES}/2147483648`,
  ])("%s is malformed", async (path) => {
    const response = await ask(path, { language: "en" });
    expect(response).toMatchObject({ status: 400, code: 400 });
    expect(response.content.fields[0].message).not.toBe("");
  });
});

describe("the terms to agree to", () => {
  test("for the upgrade have the fields of an account terms item [F08]", async () => {
    const { code, content } = await ask("/v1/support/terms", { payload: { trmsTpCd: "upgrade" } });
    expect(code).toBe(200);
    expect(content.trmsList[0]).toEqual({
      cmsContId: "7",
      agrmntAgrtMdtyYn: "Y",
      trmsTpCd: "upgrade",
      agrtGoalCd: "contract",
      agrmntTitlNm: "帳戶升級約定條款",
      cmsLinkUrl: "/terms/terms-detail?no=7",
      trmsVerCd: "2.0",
      trmsAplyDt: expect.stringMatching(/^\d{4}\/\d{2}\/\d{2}$/),
    });
    expect(content.trmsList).toHaveLength(3);
  });

  test("are those of every occasion unless one is named, and some may be declined", async () => {
    const { content } = await ask("/v1/support/terms", { payload: {}, language: "en" });
    const items = content.trmsList as { trmsTpCd: string; agrmntAgrtMdtyYn: string }[];
    expect(new Set(items.map(({ trmsTpCd }) => trmsTpCd)).size).toBe(6);
    expect(items.some(({ agrmntAgrtMdtyYn }) => agrmntAgrtMdtyYn === "N")).toBe(true);
    expect(await ask("/v1/support/terms", { payload: { trmsTpCd: "other" } })).toMatchObject({
      status: 400,
    });
  });
});

test("the site may read documents and keep files, and nothing else", async () => {
  for (const table of ["document", "document_version", "document_file", "document_agreement"]) {
    await expect(bank().pool.query(`delete from ${table}`, [])).rejects.toThrow(
      /permission denied/,
    );
  }
  await expect(bank().pool.query("update document_file set bytes = ''", [])).rejects.toThrow(
    /permission denied/,
  );
});
