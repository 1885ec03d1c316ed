import { expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";

const bank = testBank();

async function read(code: string, language = "zh-TW") {
  const response = await bank().site.inject({
    url: `/v1/loan/common/products/${code}`,
    headers: { "accept-language": language },
  });
  return { status: response.statusCode, ...response.json() };
}

test("a guest reads what the loan lends, with its dearest loan reckoned [C17] [F06] [S10] [K04]", async () => {
  const { code, content } = await read("LNIL0001");
  expect(code).toBe(200);
  expect(content).toEqual({
    pdCd: "LNIL0001",
    pdNm: "信貸（分期型）",
    minAvblAmt: 50_000,
    maxAvblAmt: 2_000_000,
    bsicFixFeeAmt: 488,
    minRt: 0.01,
    maxRt: 0.2,
    minPrd: 1,
    maxPrd: 7,
    amount: 2_000_000,
    rate: 0.2,
    period: 7,
    fee: 488,
    payment: 44_412,
    apr: 0.2001,
  });
  expect((await read("LNIL0001", "en")).content.pdNm).toBe("Installment loan");
});

test("what the bank changes in the product is what is told and reckoned [C17]", async () => {
  const { owner } = bank();
  await owner.query("update loan_product set amount_most = 300000, fixed_fee = 0", []);
  try {
    const { content } = await read("LNIL0001");
    expect(content).toMatchObject({ maxAvblAmt: 300_000, amount: 300_000, fee: 0, apr: 0.2 });
  } finally {
    await owner.query("update loan_product set amount_most = 2000000, fixed_fee = 488", []);
  }
});

test.each([
  ["a product that lends nothing", "DPMA0001", 200, "PROD000001"],
  ["no product", "LNIL9999", 200, "PROD000001"],
  ["no code of a product", "loan", 400, 400],
])("%s has no such terms [C17]", async (_, product, status, code) => {
  expect(await read(product)).toMatchObject({ status, code });
});
