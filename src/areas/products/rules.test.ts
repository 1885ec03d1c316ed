import { expect, test } from "vitest";
import {
  type HeldAccount,
  heldProducts,
  menuProducts,
  paysRate,
  pictureOf,
  productPath,
  rankedFor,
} from "./rules.ts";

const main: HeldAccount = { currency: "TWD", kind: "main", tier: "basic", state: "open" };
const advanced: HeldAccount = { ...main, tier: "advanced" };
const dollars: HeldAccount = { ...main, currency: "USD" };
const dream: HeldAccount = { ...main, kind: "sub" };
const joint: HeldAccount = { ...main, kind: "joint" };

const offered = ["DPMA0001", "DPDA0001", "DPFA0001", "CDDC0001", "LNIL0001"].map((code) => ({
  code,
  isFeatured: code !== "DPFA0001",
  isForGuests: true,
}));

const order = (accounts: HeldAccount[]) =>
  rankedFor(offered, accounts).map(({ code, reason }) => `${code} ${reason}`);

test("a customer without a foreign account is shown it first, held ones last [C15]", () => {
  expect(order([advanced, dream])).toEqual([
    "DPFA0001 missing",
    "CDDC0001 other",
    "LNIL0001 other",
    "DPMA0001 held",
    "DPDA0001 held",
  ]);
});

test("a basic main account can be upgraded, after what is missing [C15]", () => {
  expect(order([main, dollars])).toEqual([
    "DPDA0001 missing",
    "DPMA0001 upgrade",
    "CDDC0001 other",
    "LNIL0001 other",
    "DPFA0001 held",
  ]);
  const [, upgrade] = rankedFor(offered, [main, dollars]);
  expect(upgrade).toMatchObject({ code: "DPMA0001", variant: "02" });
});

test("a basic foreign account alone is no reason to upgrade the main account", () => {
  expect(order([advanced, dollars])).toContain("DPMA0001 held");
});

test("an account that was closed is missing again", () => {
  expect(order([advanced, { ...dollars, state: "closed" }])[0]).toBe("DPFA0001 missing");
  expect(order([{ ...main, state: "closed" }])).toContain("DPMA0001 missing");
});

test("every kind of account is the product that it is sold as", () => {
  expect([...heldProducts([main, dollars, dream, joint, { ...main, currency: "JPY" }])]).toEqual([
    "DPMA0001",
    "DPFA0001",
    "DPDA0001",
    "DPJA0001",
  ]);
  expect(heldProducts([]).size).toBe(0);
});

test("what is for customers only stands in their list, a plain product does not", () => {
  const more = [
    { code: "DPTD0001", isFeatured: false, isForGuests: false },
    { code: "ISCA0001", isFeatured: false, isForGuests: true },
  ];
  expect(rankedFor(more, [main]).map(({ code }) => code)).toEqual(["DPTD0001"]);
});

test("the order does not depend on the order of the accounts", () => {
  expect(order([dream, dollars, main])).toEqual(order([main, dream, dollars]));
});

test.each([
  ["DPMA0001", { kind: "main", currency: "TWD" }, true],
  ["DPMA0001", { kind: "dream", currency: "TWD" }, false],
  ["DPTD0001", { kind: "time-savings", currency: "TWD" }, true],
  ["DPTD0001", { kind: "time", currency: "USD" }, false],
  ["DPFA0001", { kind: "demand", currency: "USD" }, true],
  ["CDDC0001", { kind: "main", currency: "TWD" }, false],
  ["NONE0001", { kind: "main", currency: "TWD" }, false],
] as const)("%s pays the rate %j: %s", (code, rate, pays) => {
  expect(paysRate(code, rate)).toBe(pays);
});

test("a product has an address, and one more for each kind of account [R35]", () => {
  expect(productPath("DPMA0001")).toBe("/products/detail/DPMA0001");
  expect(productPath("DPMA0001", "02")).toBe("/products/detail/DPMA0001/02");
  expect(productPath("DPMA0001", null)).toBe("/products/detail/DPMA0001");
});

test("the products of the menu have drawings of their own, a new product has the plain one", () => {
  for (const [picture, code] of Object.entries(menuProducts)) expect(pictureOf(code)).toBe(picture);
  expect(pictureOf("ZZZZ9999")).toBe("plain");
});
