import { expect, test } from "vitest";
import { type PostingKind, postingPolicies } from "./kinds.ts";
import { judgePosting, type Touched } from "./rules.ts";

const debit: Touched = {
  customerId: "7",
  currency: "TWD",
  state: "open",
  balance: 100,
  net: -100,
  lowest: -100,
  isBarred: false,
  isFormer: false,
  isStopped: false,
};
const credit: Touched = { ...debit, net: 100, lowest: 0 };

function verdictOf(kind: PostingKind, account: Touched | null, customerId: string | null = null) {
  const verdict = judgePosting({ kind, customerId, accounts: [account] });
  return verdict.ok ? "ok" : verdict.code;
}

test.each<[string, Touched | null, string]>([
  ["all there is", debit, "ok"],
  ["one more than there is", { ...debit, balance: 99 }, "TRFR000002"],
  ["more on the way than there is", { ...debit, net: -1, lowest: -101 }, "TRFR000002"],
  ["an account that is not there", null, "TRFR000018"],
  ["a frozen account", { ...debit, state: "frozen" }, "TRFR000018"],
  ["a closed account", { ...debit, state: "closed" }, "TRFR000018"],
  ["a customer flagged for fraud", { ...debit, isBarred: true }, "HEA000017"],
  ["a former customer", { ...debit, isBarred: true, isFormer: true }, "HEA000017"],
])("a fee from %s is %s", (_, account, expected) => {
  expect(verdictOf("fee", account)).toBe(expected);
});

test("a customer orders about their own money only", () => {
  expect(verdictOf("loan-payment", debit, "7")).toBe("ok");
  expect(verdictOf("loan-payment", debit, "8")).toBe("TRFR000018");
});

const debits = ["fee", "loan-payment", "insurance", "purchase", "card", "cash", "bill"] as const;
test.each(debits)("%s takes nothing from a customer who is flagged", (kind) => {
  expect(verdictOf(kind, { ...debit, isBarred: true })).toBe("HEA000017");
});

test.each([
  ["interest", "ok"],
  ["insurance-refund", "ok"],
  ["sale", "ok"],
  ["dispute", "ok"],
  ["reversal", "ok"],
  ["loan", "HEA000017"],
  ["opening", "HEA000017"],
  ["salary", "HEA000017"],
  ["remittance", "HEA000017"],
] as const)("%s onto the account of a flagged customer is %s", (kind, expected) => {
  expect(verdictOf(kind, { ...credit, isBarred: true })).toBe(expected);
  const frozen = expected === "ok" ? "ok" : "TRFR000018";
  expect(verdictOf(kind, { ...credit, state: "frozen" })).toBe(frozen);
});

test.each(Object.keys(postingPolicies) as PostingKind[])(
  "%s reaches neither a former customer nor a closed account",
  (kind) => {
    const former = { isBarred: true, isFormer: true };
    expect(verdictOf(kind, { ...credit, ...former })).toBe("HEA000017");
    expect(verdictOf(kind, { ...debit, ...former })).toBe("HEA000017");
    expect(verdictOf(kind, { ...credit, state: "closed" })).toBe("TRFR000018");
  },
);

test.each([
  ["card", "TRFR000023"],
  ["cash", "TRFR000023"],
  ["purchase", "TRFR000023"],
  ["insurance", "TRFR000023"],
  ["bill", "TRFR000023"],
  ["fee", "ok"],
  ["loan-payment", "ok"],
  ["exchange", "ok"],
] as const)("while the panic button is in effect %s is %s", (kind, expected) => {
  expect(verdictOf(kind, { ...debit, isStopped: true })).toBe(expected);
});
