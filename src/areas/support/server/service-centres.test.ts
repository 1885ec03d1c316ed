import { afterEach, expect, test } from "vitest";
import { callCentre } from "#base/site/brand.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../../tests/bank/clock.ts";

const bank = testBank();

async function ask(path: string, language = "zh-TW") {
  const answer = await bank().site.inject({ url: path, headers: { "accept-language": language } });
  return { status: answer.statusCode, ...answer.json() };
}

afterEach(() => freeClock(bank()));

test("service centres tell where they are and how far from a place, the nearest first [C32] [F16] [K08]", async () => {
  const plain = (await ask("/v1/support/brandcenter")).content.cntrList;
  expect(plain.length).toBeGreaterThanOrEqual(6);
  for (const centre of plain) {
    expect(centre.dstnMtr).toBeNull();
    expect(centre.cntrNm).not.toBe("");
    expect(centre.cntrAddr).not.toBe("");
    expect(centre.cntrTelNbr).toMatch(/^0\d/);
    expect(centre.cntrSrvcTmCont).toMatch(/\d{2}:\d{2}–\d{2}:\d{2}/);
  }
  const near = (await ask("/v1/support/brandcenter?latiDegr=22.6208&longDegr=120.312")).content
    .cntrList;
  expect(near[0].cntrNm).toBe("高雄服務據點");
  const metres = near.map(({ dstnMtr }: { dstnMtr: number }) => dstnMtr);
  expect(metres).toEqual([...metres].sort((one, other) => one - other));
  const here = plain[0];
  const at = await ask(
    `/v1/support/brandcenter?latiDegr=${here.latiDegr}&longDegr=${here.longDegr}`,
  );
  expect(at.content.cntrList[0]).toMatchObject({ cntrNm: here.cntrNm, dstnMtr: 0 });
});

test.each([
  ["2026-03-04T08:59:59+08:00", "N", null, "2026/03/04 09:00:00"],
  ["2026-03-04T09:00:00+08:00", "Y", "18:00", null],
  ["2026-03-04T17:59:59+08:00", "Y", "18:00", null],
  ["2026-03-04T18:00:00+08:00", "N", null, "2026/03/05 09:00:00"],
  // A Saturday with its own hours.
  ["2026-03-07T09:30:00+08:00", "N", null, "2026/03/07 10:00:00"],
  ["2026-03-07T10:00:00+08:00", "Y", "16:00", null],
  // Peace Memorial Day is a Saturday, and the Friday before is its substitute day.
  ["2026-02-27T11:00:00+08:00", "N", null, "2026/03/01 10:00:00"],
  ["2026-02-28T11:00:00+08:00", "N", null, "2026/03/01 10:00:00"],
  // Lunar New Year falls on a weekend.
  ["2027-02-06T11:00:00+08:00", "N", null, "2027/02/11 09:00:00"],
])("at %s the centre in Taipei is open: %s [C32]", async (moment, opnYn, clsTm, nxtOpnDtm) => {
  await setClock(bank(), moment);
  const { content } = await ask("/v1/support/brandcenter");
  expect(content.cntrList[0]).toMatchObject({ cntrNm: "臺北服務據點", opnYn, clsTm, nxtOpnDtm });
});

test("over New Year a centre without weekend hours opens on the next business day [C32]", async () => {
  await setClock(bank(), "2026-02-13T18:30:00+08:00");
  const { content } = await ask("/v1/support/brandcenter");
  const taoyuan = content.cntrList.find(
    ({ cntrNm }: { cntrNm: string }) => cntrNm === "桃園服務據點",
  );
  expect(taoyuan).toMatchObject({ opnYn: "N", nxtOpnDtm: "2026/02/23 09:00:00" });
});

test("the call centre answers at any hour, by the numbers of the brand [C33] [F16]", async () => {
  for (const moment of ["2026-02-17T03:00:00+08:00", "2026-03-04T12:00:00+08:00"]) {
    await setClock(bank(), moment);
    const { content } = await ask("/v1/callcenter/information", "en");
    expect(content).toEqual({
      rsltVal: { TOLL_FREE: callCentre.tollFree, CALL_NUMBER: callCentre.anywhere },
      srvcTmCont: "24 hours a day, every day",
      opnYn: "Y",
      nxtOpnDtm: null,
    });
  }
});

test.each([
  "/v1/support/brandcenter?latiDegr=25.03",
  "/v1/support/brandcenter?longDegr=121.5",
  "/v1/support/brandcenter?latiDegr=91&longDegr=121",
  "/v1/support/brandcenter?latiDegr=25&longDegr=181",
  "/v1/support/brandcenter?latiDegr=1e2&longDegr=121",
  "/v1/support/brandcenter?latiDegr=NaN&longDegr=121",
])("%s is malformed, and says which field", async (path) => {
  const answer = await ask(path, "en");
  expect(answer.status).toBe(400);
  expect(answer.content.fields[0].message).not.toBe("");
});
