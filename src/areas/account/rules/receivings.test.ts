import { expect, test } from "vitest";
import { dayFrom } from "#base/time/day.ts";
import { type Designated, type Payee, receivingsOf } from "./receivings.ts";

const ownName = { zh: "王小明", en: "Wang Hsiao Ming", ko: "왕샤오밍" };
const number = "123456789012";
const payee: Payee = { currency: "TWD", bankCode: "822", number, holderName: null };
const designated: Designated = {
  ...{ id: "7", currency: "TWD", bankCode: "822", number, holderName: "林大華", nickname: "房東" },
  ...{ effectiveOn: dayFrom("2026-03-06"), isEffective: false },
};
const other: Designated = { ...designated, id: "8", number: "222222222222" };

function listed(designations: readonly Designated[], payees: readonly Payee[]) {
  const all = receivingsOf({ from: null, ownName, own: [], designated: designations, payees });
  return all.map(({ kind, name, designation }) => [kind, name, designation?.isEffective ?? null]);
}

test("a payee who was paid before can be paid as before until its designation is in effect [C02]", () => {
  expect(listed([designated], [payee])).toEqual([["recent", "房東", false]]);
  expect(listed([{ ...designated, isEffective: true }], [payee])).toEqual([
    ["designated", "房東", true],
  ]);
});

test("a payee who was never paid waits for its designation, before the recent ones [C02]", () => {
  expect(listed([designated, other], [payee])).toEqual([
    ["designated", "房東", false],
    ["recent", "房東", false],
  ]);
});
