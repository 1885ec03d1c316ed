import fc from "fast-check";
import { expect, expectTypeOf, test } from "vitest";
import {
  type Amount,
  add,
  amountOf,
  amountRefusal,
  type Currency,
  currencies,
  formatAmount,
  formatInMyriads,
  isCurrency,
  myriadsOf,
  type Ntd,
  ntd,
  parseAmount,
  shownDecimals,
  smallestUnit,
  subtract,
  typedAmount,
} from "./money.ts";

const LARGEST = Number.MAX_SAFE_INTEGER;
const anyAmount = fc.maxSafeInteger();
const usd = (cents: number) => amountOf<"USD">(cents);

test.each([
  ["a plain number", "1234567", 1_234_567],
  ["grouping commas", "1,234,567", 1_234_567],
  ["grouping spaces", "1 234 567", 1_234_567],
  ["full-width digits and commas", "１，２３４", 1_234],
  ["space around", " \u3000500\t", 500],
  ["leading zeros", "007", 7],
  ["nothing but zero", "0", 0],
  ["the largest amount", "9007199254740991", LARGEST],
])("dollars typed as %s are read", (_, typed, dollars) => {
  expect(parseAmount(typed, "TWD")).toBe(dollars);
  expect(amountRefusal(typed, "TWD")).toBeNull();
});

test.each<Currency>(["TWD", "USD", "JPY"])("%s in a field are read as they were", (currency) => {
  const unit = smallestUnit(currency);
  const units = fc.integer({ min: 0, max: Math.floor(LARGEST / unit) });
  fc.assert(
    fc.property(units, (count) => {
      const amount = amountOf(count * unit);
      return parseAmount(typedAmount(amount, currency), currency) === amount;
    }),
  );
});

test.each([
  ["no decimals", "12", 1_200],
  ["one decimal", "12.3", 1_230],
  ["two decimals", "1,234.56", 123_456],
  ["one cent", "0.01", 1],
  ["the largest amount", "90071992547409.91", LARGEST],
])("cents typed with %s are read", (_, typed, cents) => {
  expect(parseAmount(typed, "USD")).toBe(cents);
});

test.each([
  ["nothing", "", "TWD", "empty"],
  ["spaces only", " \u3000", "TWD", "empty"],
  ["an exponent", "1e5", "TWD", "not-a-number"],
  ["a minus", "-5", "TWD", "not-a-number"],
  ["a plus", "+5", "TWD", "not-a-number"],
  ["a comma where a decimal point may be meant", "12,34", "USD", "not-a-number"],
  ["a comma in front", ",123", "TWD", "not-a-number"],
  ["a group too long", "1,2345", "TWD", "not-a-number"],
  ["a point without decimals", "5.", "USD", "not-a-number"],
  ["a point without dollars", ".5", "USD", "not-a-number"],
  ["two points", "1.2.3", "USD", "not-a-number"],
  ["a superscript", "10²", "TWD", "not-a-number"],
  ["a hexadecimal", "0x10", "TWD", "not-a-number"],
  ["infinity", "Infinity", "TWD", "not-a-number"],
  ["decimals of a dollar that has none", "1.0", "TWD", "too-many-decimals"],
  ["a sen", "1.5", "JPY", "too-many-decimals"],
  ["a tenth of a cent", "1.234", "USD", "too-many-decimals"],
  ["one dollar over the largest", "9007199254740992", "TWD", "too-large"],
  ["one cent over the largest", "90071992547409.92", "USD", "too-large"],
  ["a hundred thousand digits", "9".repeat(100_000), "TWD", "too-large"],
  ["a hundred thousand groups and a letter", `${"123,".repeat(100_000)}x`, "TWD", "not-a-number"],
] as const)("%s is refused", (_, typed, currency, refusal) => {
  expect(amountRefusal(typed, currency)).toBe(refusal);
  expect(parseAmount(typed, currency)).toBeNull();
});

test.each([
  [0, "TWD", "NT$0"],
  [999, "TWD", "NT$999"],
  [1_000, "TWD", "NT$1,000"],
  [1_234_567, "TWD", "NT$1,234,567"],
  [-1_234, "TWD", "-NT$1,234"],
  [-0, "TWD", "NT$0"],
  [LARGEST, "TWD", "NT$9,007,199,254,740,991"],
  [0, "USD", "US$0.00"],
  [5, "USD", "US$0.05"],
  [-5, "USD", "-US$0.05"],
  [123_456, "USD", "US$1,234.56"],
  [LARGEST, "USD", "US$90,071,992,547,409.91"],
  [30_052_800, "JPY", "JP¥300,528"],
  [-100, "JPY", "-JP¥1"],
  [0, "KRW", "₩0"],
  [100, "CHF", "CHF\u00a01.00"],
] as const)(
  "%d minor units of %s read %s; prices are in NT dollars [K07]",
  (minor, currency, text) => {
    expect(formatAmount<Currency>(amountOf(minor), currency)).toBe(text);
  },
);

test("figures agree with Intl for every amount, to the cent", () => {
  const whole = new Intl.NumberFormat("en-US");
  const cents = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(anyAmount, (minor) => {
      const [, digits] = /(\d[\d,.]*)/.exec(formatAmount(ntd(minor), "TWD")) ?? [];
      expect(digits).toBe(whole.format(BigInt(Math.abs(minor))));
      const text = String(Math.abs(minor)).padStart(3, "0");
      const decimal = `${text.slice(0, -2)}.${text.slice(-2)}` as Intl.StringNumericLiteral;
      expect(formatAmount(usd(minor), "USD")).toContain(cents.format(decimal));
    }),
  );
});

test("what is shown can be typed again, in every currency", () => {
  const anyCurrency = fc.constantFrom(...(Object.keys(currencies) as Currency[]));
  fc.assert(
    fc.property(fc.maxSafeNat(), anyCurrency, (minor, currency) => {
      const shown = formatAmount(amountOf<Currency>(minor), currency);
      const whole = minor - (minor % smallestUnit(currency));
      expect(parseAmount(shown.replace(currencies[currency].sign, ""), currency)).toBe(whole);
    }),
  );
});

test("no typed text makes an amount that is not a whole number", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0123456789.,- e１．，") }), (typed) => {
      const amount = parseAmount(typed, "USD");
      expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      expect(amount === null).toBe(amountRefusal(typed, "USD") !== null);
    }),
  );
});

test("sums and differences are exact or thrown, never rounded", () => {
  fc.assert(
    fc.property(anyAmount, anyAmount, (one, other) => {
      const exact = BigInt(one) + BigInt(other);
      const isSafe = exact <= BigInt(LARGEST) && exact >= -BigInt(LARGEST);
      if (isSafe) expect(BigInt(add(ntd(one), ntd(other)))).toBe(exact);
      if (isSafe) expect(BigInt(subtract(ntd(one), ntd(-other)))).toBe(exact);
      if (!isSafe) expect(() => add(ntd(one), ntd(other))).toThrow(RangeError);
    }),
  );
});

test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, LARGEST + 1])("%d is no amount", (number) => {
  expect(() => ntd(number)).toThrow(RangeError);
});

test("amounts of two currencies do not add up", () => {
  expectTypeOf(add(ntd(1), ntd(2))).toEqualTypeOf<Ntd>();
  // @ts-expect-error dollars of two countries
  add(ntd(1), usd(1));
  // @ts-expect-error cents shown as New Taiwan dollars
  formatAmount(usd(1), "TWD");
  // @ts-expect-error a number that nobody has checked
  const unchecked: Amount = 1;
  expect(unchecked).toBe(1);
});

test.each([
  [0, "0", "0"],
  [4_567, "4,567", "4,567"],
  [10_000, "1 萬", "1 만"],
  [1_234_567, "123 萬 4,567", "123 만 4,567"],
  [-50_000, "-5 萬", "-5 만"],
  [100_000_001, "1 億 1", "1 억 1"],
  [1_234_500_006_789, "1 兆 2,345 億 6,789", "1 조 2,345 억 6,789"],
  [LARGEST, "9,007 兆 1,992 億 5,474 萬 991", "9,007 조 1,992 억 5,474 만 991"],
])("%d dollars are read by ten thousands", (dollars, zh, ko) => {
  expect(formatInMyriads(ntd(dollars), "zh")).toBe(zh);
  expect(formatInMyriads(ntd(dollars), "ko")).toBe(ko);
});

test("groups of four make up the number again", () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (number) => {
      const sum = myriadsOf(number).reduceRight(
        (total, part) => total * 10_000n + BigInt(part),
        0n,
      );
      expect(sum).toBe(BigInt(number));
    }),
  );
});

test("only the bank's currencies are currencies", () => {
  expect(isCurrency("TWD")).toBe(true);
  expect(["twd", "XXX", "toString", ""].some(isCurrency)).toBe(false);
});

test("TWD has no decimals, every other currency two; yen and won are dealt in whole units", () => {
  for (const [code, { decimals }] of Object.entries(currencies)) {
    expect(decimals).toBe(code === "TWD" ? 0 : 2);
    const isWhole = ["TWD", "JPY", "KRW"].includes(code);
    expect(shownDecimals(code as Currency)).toBe(isWhole ? 0 : 2);
  }
});
