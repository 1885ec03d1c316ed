import { describe, expect, test } from "vitest";
import type { Clearing } from "#ports/clearing/port.ts";
import { testLedger } from "../../../../tests/ledger/ledger.ts";

const ledger = testLedger();

/** Another bank that never responds. */
const silent: Clearing = {
  holderName: () => Promise.reject(new Error("no answer")),
  send: () => Promise.reject(new Error("no answer")),
};

describe("who holds an account at another bank", () => {
  const account = { bankCode: "004", number: "0041234567890" };

  test("is told the same as often as it is asked, and of unknown numbers not at all", async () => {
    const { bank } = ledger();
    const name = await bank.holderElsewhere(account);
    expect(name).toMatch(/^\p{Script=Han}{3}$/u);
    expect(await bank.holderElsewhere(account)).toBe(name);
    expect(await bank.holderElsewhere({ ...account, bankCode: "822" })).not.toBe(name);
    expect(await bank.holderElsewhere({ ...account, number: "0041234567000" })).toBeNull();
  });

  test("is not known where the other bank fails, or is too slow", async () => {
    const { errors, open } = ledger();
    expect(await (await open({ clearing: silent })).holderElsewhere(account)).toBeNull();
    const never = new Promise<never>(() => undefined);
    const slow = await open({ clearing: { ...silent, holderName: () => never } });
    expect(await slow.holderElsewhere(account)).toBeNull();
    errors.length = 0;
  });
});
