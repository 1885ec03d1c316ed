import { expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { ask as askBank } from "../../../tests/people/asking.ts";

const bank = testBank();
const ask = (path: string, language = "zh-TW") => askBank(bank(), path, { language });

test("every fund is told with what the bank receives, by company and fund [A09]", async () => {
  const { content } = await ask("/v1/fund/common/funds");
  expect(content.companyList).toHaveLength(6);
  expect(content.fndList).toHaveLength(20);
  for (const fund of content.fndList) {
    expect(content.companyList).toContainEqual(
      expect.objectContaining({ companyCd: fund.companyCd }),
    );
    const { status, content: detail } = await ask(
      `/v1/fund/common/remuneration/${fund.fndTpCd}/${fund.fndCd}`,
    );
    expect(status).toBe(200);
    const { fndInfo, exmpInfo } = detail;
    expect(fndInfo.slsShrRt).toBeLessThanOrEqual(fndInfo.slsFeeRt);
    expect(fndInfo.mgmtShrRt).toBeLessThanOrEqual(fndInfo.mgmtFeeRt);
    expect(exmpInfo).toEqual({
      invsAmt: 100_000,
      slsFeeAmt: fndInfo.slsFeeRt * 10,
      slsShrAmt: fndInfo.slsShrRt * 10,
      mgmtShrAmt: fndInfo.mgmtShrRt * 10,
    });
    expect(detail.navList.length).toBeGreaterThan(55);
  }
});

test("performance equals the unit values of the table", async () => {
  const { content } = await ask("/v1/fund/common/funds");
  for (const { fndCd, navAmt, navDt, rtn3mRt, rtn1yRt } of content.fndList.slice(0, 5)) {
    for (const [months, expected] of [
      [3, rtn3mRt],
      [12, rtn1yRt],
    ]) {
      const [row] = await bank().owner.query<{ value: string }>(
        `select value from funds_value
          where code = $1 and day <= $2::date - make_interval(months => $3)
          order by day desc limit 1`,
        [fndCd, navDt.replaceAll("/", "-"), months],
      );
      expect(expected).toBe(Math.round((navAmt / Number(row?.value) - 1) * 10_000));
    }
  }
});

test.each([
  ["domestic/XX99", 200, "FUND000001"],
  ["offshore/DS01", 200, "FUND000001"],
  ["elsewhere/DS01", 400, 400],
  ["domestic/DS1", 400, 400],
])("remuneration of %s answers %i with %s [A09]", async (path, status, code) => {
  expect(await ask(`/v1/fund/common/remuneration/${path}`)).toMatchObject({ status, code });
});

test("a fund below investment grade carries its warning in every language [A09]", async () => {
  for (const [language, words] of [
    ["zh-TW", "非投資等級"],
    ["en", "below investment grade"],
    ["ko", "투자등급 미만"],
  ] as const) {
    const { content } = await ask("/v1/fund/common/remuneration/domestic/HY02", language);
    expect(content.fndInfo.wrnCont).toContain(words);
  }
});
