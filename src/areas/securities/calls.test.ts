import { afterEach, expect, test } from "vitest";
import { newestTradingDay } from "#base/market/trading-days.ts";
import { addDays, dayFrom } from "#base/time/day.ts";
import { testBank } from "../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../tests/bank/clock.ts";
import { ask as askBank } from "../../../tests/people/asking.ts";

const bank = testBank();
const ask = (path: string, language = "zh-TW") => askBank(bank(), path, { language });

afterEach(() => freeClock(bank()));

test("the index list has six indices with their closes of three months [C61] [F23]", async () => {
  const { code, content } = await ask("/v1/securities/stock/idxList");
  expect(code).toBe(200);
  expect(content.stockIdxList).toHaveLength(6);
  const [first] = content.stockIdxList;
  expect(first).toMatchObject({ idxCd: "TWALL", idxNm: "臺股綜合指數" });
  expect(first.clsIdxList.length).toBeGreaterThan(55);
  expect(first.clsIdxList).toHaveLength(first.baseDtList.length);
  expect(first.clsIdx).toBe(first.clsIdxList.at(-1));
  expect(first.chngIdx).toBe(first.clsIdx - first.clsIdxList.at(-2));
  expect(first.baseDtList.at(-1)).toBe(content.baseDt);
});

test("the top list has what rose, fell and was traded most, each in its order [C62] [F23]", async () => {
  const { content } = await ask("/v1/securities/stock/top-n?topCnt=8");
  const { riseList, fallList, trdList } = content.stockTopInfo;
  const rates = (list: { chngRt: number }[]) => list.map(({ chngRt }) => chngRt);
  expect(rates(riseList)).toEqual(rates(riseList).toSorted((one, other) => other - one));
  expect(rates(fallList)).toEqual(rates(fallList).toSorted((one, other) => one - other));
  expect(Math.min(...rates(riseList))).toBeGreaterThan(0);
  expect(Math.max(...rates(fallList))).toBeLessThan(0);
  expect(trdList).toHaveLength(8);
  const [row] = await bank().owner.query<{ code: string }>(
    `select code from securities_price join securities_instrument using (code)
      where kind = 'stock' and day = $1 order by volume desc limit 1`,
    [content.stockTopInfo.baseDt.replaceAll("/", "-")],
  );
  expect(trdList[0].stkCd).toBe(row?.code);
});

test("ten are told where no number is asked for, and never more than thirty [C62]", async () => {
  const { content } = await ask("/v1/securities/stock/top-n");
  expect(content.stockTopInfo.trdList).toHaveLength(10);
  expect((await ask("/v1/securities/stock/top-n?topCnt=30")).status).toBe(200);
  for (const count of ["31", "0", "x", "-1"]) {
    expect((await ask(`/v1/securities/stock/top-n?topCnt=${count}`)).status).toBe(400);
  }
});

test("the settlement account is told for a desktop and for a phone's browser [C60] [F23] [A10]", async () => {
  const path = "/v1/securities/common/product-detail/SCSA0001";
  const desktop = (await ask(path)).content.productDetail;
  expect(desktop).toMatchObject({ pdCd: "SCSA0001", pdNm: "證券交割帳戶", mbleWebYn: "N" });
  expect(desktop.aplyUrlList).toEqual(["/products/detail/SCSA0001#app"]);
  expect(desktop.factList.length).toBeGreaterThan(4);
  const phone = (await ask(`${path}?mbleWebYn=Y`)).content.productDetail;
  expect(phone.mbleWebYn).toBe("Y");
  expect(phone.aplyUrlList).toHaveLength(2);
  expect(phone.aplyUrlList[0]).toContain("apps.apple.com");
  expect(phone.factList).toEqual(desktop.factList);
});

test.each([
  ["SCET0001", 200, 200],
  ["DPMA0001", 200, "PROD000001"],
  ["SCSA9999", 200, "PROD000001"],
  ["nothing", 400, 400],
])("product %s answers %i with %s [C60]", async (productCode, status, code) => {
  const response = await ask(`/v1/securities/common/product-detail/${productCode}`);
  expect(response).toMatchObject({ status, code });
});

test("a flag that is neither Y nor N is malformed [C60]", async () => {
  const path = "/v1/securities/common/product-detail/SCSA0001?mbleWebYn=maybe";
  expect((await ask(path)).status).toBe(400);
});

test("a share is found by its name, its code, and in either spelling of Taiwan", async () => {
  const found = async (query: string) =>
    (await ask(`/v1/securities/stock/list?${query}`)).content.stkList.map(
      ({ stkCd }: { stkCd: string }) => stkCd,
    );
  expect(await found("srchVal=d2301")).toEqual(["D2301"]);
  expect(await found(`srchVal=${encodeURIComponent("台股領航")}`)).toEqual(["D0501"]);
  expect(await found("stkTpCd=etf")).toHaveLength(12);
  expect(await found("srchVal=%25")).toEqual([]);
});

test.each([
  ["gain", "chngRt", -1],
  ["loss", "chngRt", 1],
  ["price", "clsPrc", -1],
  ["volume", "trdQty", -1],
])("the list is sorted by %s", async (order, field, way) => {
  const { content } = await ask(`/v1/securities/stock/list?sortCd=${order}`);
  const values = content.stkList.map((row: Record<string, number>) => row[field]);
  expect(values).toHaveLength(60);
  expect(values).toEqual(values.toSorted((one: number, other: number) => (one - other) * way));
});

test("a share's days stand in today's shares through a split, volume too", async () => {
  const { content } = await ask("/v1/securities/stock/D0504/prices");
  const days = content.prcList;
  const split = days.findIndex((row: { newStkCnt: number }) => row.newStkCnt > 1);
  if (split > 0) {
    expect(days[split].clsPrc / days[split - 1].clsPrc).toBeGreaterThan(0.89);
    expect(days[split].clsPrc / days[split - 1].clsPrc).toBeLessThan(1.11);
    expect(days[split - 1].trdQty).toBeGreaterThan(days[split].trdQty / 8);
  }
  expect(days.at(-1).clsPrc).toBe(content.stkInfo.clsPrc);
  expect(await ask("/v1/securities/stock/D9999/prices")).toMatchObject({ code: "SECU000001" });
  expect(await ask("/v1/securities/stock/TWALL/prices")).toMatchObject({ code: "SECU000001" });
});

test("what is trending names its window of three months, shares and funds alike [A10] [K06]", async () => {
  const shares = (await ask("/v1/securities/trending?trndTpCd=shares")).content;
  const funds = (await ask("/v1/securities/trending?trndTpCd=funds&rnkTpCd=amount")).content;
  expect(shares.trndList).toHaveLength(10);
  expect(funds.trndList).toHaveLength(10);
  expect(shares.endDt).toBe(shares.baseDt);
  for (const { strtDt, endDt } of [shares, funds]) {
    // Three months have 89 to 92 days, the first and the last included.
    const days = (Date.parse(endDt) - Date.parse(strtDt)) / 86_400_000 + 1;
    expect(days).toBeGreaterThanOrEqual(89);
    expect(days).toBeLessThanOrEqual(92);
  }
  expect(funds.trndList.map(({ rnkNbr }: { rnkNbr: number }) => rnkNbr)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  expect(funds.trndList[0].dtlUrl).toMatch(
    /^\/investment\/fund\/remuneration\/(domestic|offshore)\//,
  );
  expect((await ask("/v1/securities/trending?trndTpCd=all")).status).toBe(400);
});

test("offerings tell their state of today and what comes next [S12] [A10]", async () => {
  const { content } = await ask("/v1/securities/etf/offerings", "en");
  expect(content.etfList).toHaveLength(10);
  const ongoing = content.etfList.find(({ stkCd }: { stkCd: string }) => stkCd === "D0609");
  expect(ongoing).toMatchObject({ etfStsCd: "ongoing", nextInfo: { stepCd: "offeredTo" } });
  const later = addDays(dayFrom(ongoing.ofrEndDt.replaceAll("/", "-")), 1);
  await setClock(bank(), `${later}T00:00:00+08:00`);
  const next = (await ask("/v1/securities/etf/offerings")).content.etfList;
  expect(next.find(({ stkCd }: { stkCd: string }) => stkCd === "D0609").etfStsCd).toBe("ended");
});

test("figures are stale from the afternoon on which a newer day is missing", async () => {
  const { content } = await ask("/v1/securities/stock/idxList");
  const last = dayFrom(content.baseDt.replaceAll("/", "-"));
  const next = Array.from({ length: 20 }, (_, days) => addDays(last, days + 1)).find(
    (day) => newestTradingDay(new Date(`${day}T15:00:00+08:00`)) > last,
  );
  const at = async (time: string) => {
    await setClock(bank(), `${next}T${time}+08:00`);
    return (await ask("/v1/securities/stock/idxList")).content.dlayYn;
  };
  // The site's clock runs on from there: the second itself is the rule's own test.
  expect(await at("14:30:00")).toBe("N");
  expect(await at("15:00:01")).toBe("Y");
});
