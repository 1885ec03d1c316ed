import { expect, test } from "vitest";
import { addDays, dayFrom } from "#base/time/day.ts";
import type { Account } from "#ports/core-bank/port.ts";
import { refusalsOf } from "./offers.ts";

const today = dayFrom("2026-03-01");

test.each([
  { opened: 0, isOffered: false },
  // The day of the opening cannot be certified, and neither can today: nothing is between them.
  { opened: -1, isOffered: false },
  { opened: -2, isOffered: true },
])("an account opened $opened days ago can be certified: $isOffered", ({ opened, isOffered }) => {
  const account = { openedOn: addDays(today, opened) } as Account;
  const refusals = refusalsOf({ accounts: [account], loans: [], today });
  const refused = refusals.find(({ kind }) => kind === "deposit-balance");
  expect(refused?.code).toBe(isOffered ? undefined : "CERT000001");
});
