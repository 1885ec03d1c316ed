import { describe, expect, test } from "vitest";
import { ownAccountNumber } from "#base/banks/account-number.ts";
import { OWN_BANK_CODE } from "#base/site/brand.ts";
import { dayFrom } from "#base/time/day.ts";
import {
  designatedFrom,
  isUnusual,
  noteOf,
  type Occasion,
  orderOf,
  type TransferRequest,
} from "./order.ts";

const from = ownAccountNumber("98000000001");
const to = ownAccountNumber("98000000002");

const since = dayFrom("2026-03-05");

const occasion: Occasion = {
  fromNumber: from,
  currency: "TWD",
  today: dayFrom("2026-03-05"),
  designated: [
    { id: "7", currency: "TWD", bankCode: "822", number: "123456789012", effectiveOn: since },
    {
      id: "8",
      currency: "TWD",
      bankCode: "013",
      number: "123456789012",
      effectiveOn: dayFrom("2026-03-06"),
    },
    { id: "9", currency: "USD", bankCode: "822", number: "123456789099", effectiveOn: since },
    { id: "10", currency: "TWD", bankCode: "815", number: "123456789012", effectiveOn: since },
  ],
};

const other: TransferRequest = {
  kind: "other",
  designatedId: "",
  toBank: "822",
  toNumber: "",
  amount: 100,
};
const codeOf = (request: Partial<TransferRequest>) => {
  const order = orderOf({ ...other, toNumber: "123456789012", ...request }, occasion);
  return order.ok ? "ok" : order.code;
};

describe("a payee", () => {
  test("is a bank and a number, however they were typed [V03] [F18]", () => {
    const typed = { toBank: "８２２ ", toNumber: " 1234-5678 ９０１２" };
    expect(orderOf({ ...other, ...typed }, occasion)).toEqual({
      ok: true,
      payee: { toBank: "822", toNumber: "123456789012" },
      amount: 100,
    });
  });

  test.each([
    ["", "none"],
    ["   ", "blank"],
    ["82", "too short"],
    ["8222", "too long"],
    ["000", "nobody's"],
    ["815", "taken over, its code no longer good"],
    ["CTBC", "a name"],
  ])("needs a bank code; %j is %s [V03] [M02]", (toBank) => {
    expect(codeOf({ toBank })).toBe("TRFR000013");
  });

  test.each([
    ["", "822"],
    ["123456789", "822"],
    ["12345678901234567", "822"],
    ["12345678901x", "822"],
    [to.slice(0, 11), OWN_BANK_CODE],
    [`${to.slice(0, 11)}${(Number(to[11]) + 1) % 10}`, OWN_BANK_CODE],
  ])("needs a right account number; %j at %s is not [V03] [M02]", (toNumber, toBank) => {
    expect(codeOf({ toBank, toNumber })).toBe("TRFR000012");
  });

  test.each(["1234567890", "1234567890123456"])("may have %s at another bank", (toNumber) => {
    expect(codeOf({ toNumber })).toBe("ok");
  });

  test("must not be the from account [V03] [M02]", () => {
    expect(codeOf({ toBank: OWN_BANK_CODE, toNumber: from })).toBe("TRFR000001");
    expect(codeOf({ toBank: OWN_BANK_CODE, toNumber: to })).toBe("ok");
    // The same digits at another bank are another account.
    expect(codeOf({ toBank: "822", toNumber: from })).toBe("ok");
  });

  test.each([
    ["7", "ok"],
    ["", "TRFR000008"],
    ["6", "TRFR000008"],
    ["8", "TRFR000009"],
    ["9", "TRFR000008"],
    ["10", "TRFR000013"],
  ])("is chosen from the designated accounts; %j is %s [V03] [M02]", (designatedId, code) => {
    expect(codeOf({ kind: "designated", designatedId, toBank: "", toNumber: "" })).toBe(code);
  });

  test("is designated by bank, number and currency together", () => {
    const payee = { toBank: "822", toNumber: "123456789012" };
    expect(designatedFrom(payee, occasion)).toBe("2026-03-05");
    expect(designatedFrom({ ...payee, toBank: "004" }, occasion)).toBeNull();
    expect(designatedFrom({ ...payee, toBank: "013" }, occasion)).toBe("2026-03-06");
    expect(designatedFrom(payee, { ...occasion, currency: "USD" })).toBeNull();
  });

  test("whose number has an unusual length is pointed out, at other banks only", () => {
    expect(isUnusual({ toBank: "808", toNumber: "123456789012" })).toBe(true);
    expect(isUnusual({ toBank: "808", toNumber: "1234567890123" })).toBe(false);
    expect(isUnusual({ toBank: OWN_BANK_CODE, toNumber: to })).toBe(false);
  });
});

test.each([
  [null, "TRFR000010"],
  [0, "TRFR000011"],
  [-1, "TRFR000011"],
  [0.5, "TRFR000011"],
  [Number.NaN, "TRFR000011"],
  [Number.POSITIVE_INFINITY, "TRFR000011"],
  [Number.MAX_SAFE_INTEGER + 1, "TRFR000011"],
  [1, "ok"],
  [Number.MAX_SAFE_INTEGER, "ok"],
])("an amount of %s is %s [V03] [M02]", (amount, code) => {
  expect(codeOf({ amount })).toBe(code);
});

test("yen are paid in whole ones, US dollars to the cent", () => {
  const codeIn = (currency: "JPY" | "USD", amount: number) => {
    const order = orderOf(
      { ...other, toNumber: "123456789012", amount },
      { ...occasion, currency },
    );
    return order.ok ? "ok" : order.code;
  };
  expect([codeIn("JPY", 1_50), codeIn("JPY", 1_00)]).toEqual(["TRFR000011", "ok"]);
  expect(codeIn("USD", 1_50)).toBe("ok");
});

test("a note has no space around it, and may be none [F18]", () => {
  expect(noteOf(" 午餐 ")).toBe("午餐");
  expect([noteOf("  "), noteOf(""), noteOf(undefined)]).toEqual([null, null, null]);
});
