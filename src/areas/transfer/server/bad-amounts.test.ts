import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { makeCustomer } from "../../../../tests/people/customers.ts";
import { type Sender, senderOf } from "../../../../tests/people/transfers.ts";

const bank = testBank({ callsPerMinute: 1_000_000 });

let sender: Sender;

beforeAll(async () => {
  sender = await senderOf(bank(), await makeCustomer(bank()));
});

// Written as raw JSON: values that JSON.parse would round or rewrite are rejected too.
const badAmounts = [
  ...["0", "-0", "-1", "-1000", "-9007199254740991", "-9007199254740992", "-1e3"],
  ...["0.5", "1.5", "1.0", "1000.0", "99.99", "0.1e1", "1000.00000000000000001", ".5", "1."],
  ...["1e3", "1E3", "1e+3", "10e-1", "1e400", "-1e400"],
  ...["9007199254740992", "9007199254740993", "18446744073709551616", "99999999999999999999"],
  ...['"1000"', '""', '" "', '"1e3"', '"1,000"', '"abc"', '"NaN"', '"１０００"', '"0x3e8"'],
  ...["NaN", "Infinity", "-Infinity", "0x3e8", "1_000", "01000", "+1000"],
  ...["null", "true", "[]", "[1000]", "{}", '{"valueOf":1000}'],
];

test("the table of bad amounts is long enough", () => {
  expect(new Set(badAmounts).size).toBeGreaterThanOrEqual(40);
});

test.each(badAmounts)("an amount of %s is refused, and nothing is kept [V03]", async (amount) => {
  const trfrKey = randomUUID();
  const response = await bank().site.inject({
    method: "POST",
    url: "/v1/transfer/preparations",
    headers: { cookie: sender.cookie, "content-type": "application/json" },
    payload: `{"trfrKey":"${trfrKey}","fromAcctNbr":"${sender.person.mainNumber}","kind":"other",
      "toBnkCd":"822","toAcctNbr":"123456789012","amount":${amount}}`,
  });
  expect([response.statusCode, response.json().code]).toBeOneOf([
    [400, 400],
    [200, "TRFR000011"],
  ]);
  expect(await sender.state(trfrKey)).toMatchObject({ content: { state: "unknown" } });
});

test.each([
  { trfrKey: "1" },
  { trfrKey: "" },
  { trfrKey: "0198F0AA-1B2C-7DEF-8ABC-0123456789AB" },
  // Version 8 is reserved for the ledger.
  { trfrKey: "0198f0aa-1b2c-8def-8abc-0123456789ab" },
  { fromAcctNbr: "12345" },
  { kind: "own" },
  { kind: "" },
  { dsgnAcctId: "7; drop table account" },
  { toAcctNbr: "1".repeat(41) },
  { fee: 0 },
  { amount2: 1 },
  { indvCustAcctTpCd: "02" },
])("what no contract names, or not so, is malformed: %j", async (more) => {
  const response = await sender.prepare({
    toBnkCd: "822",
    toAcctNbr: "123456789012",
    amount: 1,
    ...more,
  });
  expect(response).toMatchObject({ status: 400, code: 400 });
});
