import { describe, expect, test } from "vitest";
import { canReceive, chosenPayee, matchesPayee, type Payee, payeeValue } from "./payees.ts";

const main = { accountNumber: "101682104513", accountKind: "main", currency: "TWD" } as const;
const dream = { accountNumber: "101682104520", accountKind: "sub", currency: "TWD" } as const;
const dollars = { accountNumber: "101682104537", accountKind: "main", currency: "USD" } as const;
const own = [main, dream, dollars];

const payee = (change: Partial<Payee> = {}): Payee => ({
  receivingKind: "recent",
  bankCode: "822",
  accountNumber: "901540273618",
  currency: "TWD",
  designatedAccountId: null,
  inEffect: true,
  ...change,
});
const ownPayee = (number: string, currency = "TWD") =>
  payee({ receivingKind: "own", bankCode: "899", accountNumber: number, currency });

test("a choice stands for the payee that it was made of, and nothing else is a choice [F18]", () => {
  expect(chosenPayee(payeeValue(payee()))).toEqual({
    kind: "other",
    toBank: "822",
    toAccount: "901540273618",
  });
  const designated = payee({ receivingKind: "designated", designatedAccountId: "42" });
  expect(chosenPayee(payeeValue(designated))).toEqual({
    kind: "designated",
    designatedAccountId: "42",
  });
  for (const wrong of [undefined, "", "new", "designated-", "designated-x", "account-82-1"]) {
    expect(chosenPayee(wrong)).toBeNull();
  }
});

describe("money may go", () => {
  test.each([
    ["from the main account to anybody in its currency", payee(), main, true],
    ["not in another currency", payee({ currency: "USD" }), main, false],
    ["not back to where it is", ownPayee(main.accountNumber), main, false],
    ["into one's own dream account", ownPayee(dream.accountNumber), main, true],
    ["from a dream account to one's own main account", ownPayee(main.accountNumber), dream, true],
    ["not from a dream account to somebody else", payee(), dream, false],
    [
      "not from a dream account to a designated one",
      payee({ receivingKind: "designated" }),
      dream,
      false,
    ],
    [
      "not from a dream account to one in another currency",
      ownPayee(dollars.accountNumber, "USD"),
      dream,
      false,
    ],
  ] as const)("%s", (_, to, from, expected) => {
    expect(canReceive(to, from, own)).toBe(expected);
  });
});

test("a payee is found by any part of its name, bank or number, however it is written", () => {
  const shown = ["房東", "賴○賢", "台北富邦銀行", "012", "9015-4027-3618"];
  for (const query of ["", "房", "臺北", "４０２７", "9015 4027"]) {
    expect(matchesPayee(shown, query)).toBe(true);
  }
  expect(matchesPayee(shown, "郵局")).toBe(false);
  expect(matchesPayee([null], "a")).toBe(false);
});
