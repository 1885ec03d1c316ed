import { describe, expect, test } from "vitest";
import { dayFrom } from "../time/day.ts";
import { cardPaymentLegs, disputeCreditLegs } from "./cards.ts";
import { certificateFeeLegs, feeLegs } from "./fees.ts";
import { premiumLegs, premiumRefundLegs } from "./insurance.ts";
import { interestLegs, withheldFrom } from "./interest.ts";
import { purchaseLegs, saleLegs } from "./investments.ts";
import { disbursementLegs, repaymentLegs } from "./loans.ts";
import {
  assertBalanced,
  isAccountLeg,
  type Leg,
  onAccount,
  onInternal,
  reversalLegs,
} from "./posting.ts";
import { refundLegs, type TransferMoney, transferLegs } from "./transfers.ts";

const number = "970000000011";
const note = null;
const day = dayFrom("2026-06-21");
const resident = { currency: "TWD", day, taxpayer: "resident" } as const;

/** Legs as [account, amount]; customers' lines by their kind. */
function amountsOf(legs: readonly Leg[]): [string, number][] {
  return legs.map((leg) => [isAccountLeg(leg) ? leg.line : leg.internal, leg.amount]);
}

const transfer: TransferMoney = {
  fromNumber: number,
  toBank: "004",
  toNumber: "0041234567890",
  amount: 1_001,
  fee: 15,
  currency: "TWD",
  note,
  payeeNote: null,
};

const kinds: [string, Leg[], [string, number][]][] = [
  [
    "a transfer to another bank",
    transferLegs(transfer),
    [
      ["transfer-out", -1_001],
      ["fee", -15],
      ["clearing-004-TWD", 1_001],
      ["fee-TWD", 15],
    ],
  ],
  [
    "a transfer within the bank",
    transferLegs({ ...transfer, toBank: "899", toNumber: "970000000022", fee: 0 }),
    [
      ["transfer-out", -1_001],
      ["transfer-in", 1_001],
    ],
  ],
  [
    "a refund",
    refundLegs(transfer),
    [
      ["refund", 1_016],
      ["clearing-004-TWD", -1_001],
      ["fee-TWD", -15],
    ],
  ],
  [
    "a fee",
    feeLegs(number, { amount: 30, currency: "TWD", note }),
    [
      ["fee", -30],
      ["fee-TWD", 30],
    ],
  ],
  [
    "the fee of three certificates by post",
    certificateFeeLegs(number, { documents: 3, note }),
    [
      ["fee", -300],
      ["fee-TWD", 300],
    ],
  ],
  [
    "interest with tax and premium",
    interestLegs({ number, gross: 50_000, ...resident }),
    [
      ["interest", 50_000],
      ["interest-tax", -5_000],
      ["health-premium", -1_055],
      ["interest-TWD", -50_000],
      ["interest-tax-TWD", 5_000],
      ["health-premium-TWD", 1_055],
    ],
  ],
  [
    "interest that nothing is kept back of",
    interestLegs({ number, gross: 120, ...resident }),
    [
      ["interest", 120],
      ["interest-TWD", -120],
    ],
  ],
  [
    "a loan paid out",
    disbursementLegs(number, { principal: 50_000, fee: 488, note }),
    [
      ["loan", 50_000],
      ["fee", -488],
      ["loan-TWD", -50_000],
      ["fee-TWD", 488],
    ],
  ],
  [
    "a late payment of a loan",
    repaymentLegs(number, { principal: 4_000, interest: 210, penalty: 12, note }),
    [
      ["loan-payment", -4_222],
      ["loan-TWD", 4_000],
      ["loan-interest-TWD", 210],
      ["loan-penalty-TWD", 12],
    ],
  ],
  [
    "a premium",
    premiumLegs(number, { amount: 2_400, note }),
    [
      ["insurance", -2_400],
      ["insurer-TWD", 2_400],
    ],
  ],
  [
    "a premium given back",
    premiumRefundLegs(number, { amount: 1_200, note }),
    [
      ["insurance-refund", 1_200],
      ["insurer-TWD", -1_200],
    ],
  ],
  [
    "a purchase",
    purchaseLegs(number, { price: 10_000, fee: 150, currency: "USD", note }),
    [
      ["purchase", -10_000],
      ["fee", -150],
      ["custody-USD", 10_000],
      ["fee-USD", 150],
    ],
  ],
  [
    "a sale",
    saleLegs(number, { price: 10_000, fee: 14, tax: 30, currency: "TWD", note }),
    [
      ["sale", 9_970],
      ["fee", -14],
      ["custody-TWD", -10_000],
      ["transaction-tax-TWD", 30],
      ["fee-TWD", 14],
    ],
  ],
  [
    "a payment by card",
    cardPaymentLegs(number, { amount: 85, note }),
    [
      ["card", -85],
      ["card-TWD", 85],
    ],
  ],
  [
    "a credit for a dispute",
    disputeCreditLegs(number, { amount: 85, note }),
    [
      ["dispute", 85],
      ["dispute-TWD", -85],
    ],
  ],
];

describe.each(kinds)("%s", (_, legs, expected) => {
  test("has the legs that its kind has, and they sum to zero", () => {
    expect(amountsOf(legs)).toEqual(expected);
    expect(() => assertBalanced(legs)).not.toThrow();
  });

  test("is undone by the same legs the other way round, credits first", () => {
    const undone = reversalLegs(legs);
    expect(() => assertBalanced(undone)).not.toThrow();
    const places = (all: readonly Leg[], sign: number) =>
      all
        .map((leg) => `${isAccountLeg(leg) ? leg.number : leg.internal} ${sign * leg.amount}`)
        .toSorted();
    expect(places(undone, -1)).toEqual(places(legs, 1));
    const signs = undone.map(({ amount }) => Math.sign(amount));
    expect(signs).toEqual(signs.toSorted((one, other) => other - one));
  });
});

describe("what is kept back of interest", () => {
  test.each([
    [19_999, 0, 0],
    [20_000, 0, 422],
    [20_009, 0, 422],
    [20_010, 2_001, 422],
    [50_000, 5_000, 1_055],
    [10_000_000, 1_000_000, 211_000],
    [20_000_000, 2_000_000, 211_000],
  ])("of %i is a tax of %i and a premium of %i", (gross, tax, premium) => {
    expect(withheldFrom({ gross, ...resident })).toEqual({ tax, premium });
  });

  test("is a fifth from the first dollar for whoever does not live here", () => {
    const payment = { ...resident, taxpayer: "foreign" } as const;
    expect(withheldFrom({ gross: 9, ...payment })).toEqual({ tax: 1, premium: 0 });
    expect(withheldFrom({ gross: 50_000, ...payment })).toEqual({ tax: 10_000, premium: 0 });
  });

  test("is nothing in a foreign currency", () => {
    expect(withheldFrom({ gross: 5_000_000, ...resident, currency: "USD" })).toEqual({
      tax: 0,
      premium: 0,
    });
  });
});

describe("a posting that is none", () => {
  const paid = onAccount(number, "fee", -30, { currency: "TWD" });
  test.each<[string, Leg[]]>([
    ["has no legs", []],
    ["is out by a dollar", [paid, onInternal("fee", 29, "TWD")]],
    ["sums to zero over two currencies only", [paid, onInternal("fee", 30, "USD")]],
    ["has a leg of nought", [paid, onInternal("fee", 30, "TWD"), onInternal("loan", 0, "TWD")]],
    ["has half a dollar", [{ ...paid, amount: -0.5 }, onInternal("fee", 0.5, "TWD")]],
  ])("%s: a fault", (_, legs) => {
    expect(() => assertBalanced(legs)).toThrow(RangeError);
  });
});
