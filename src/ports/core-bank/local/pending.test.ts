import { describe, expect, test } from "vitest";
import type { Clearing } from "#ports/clearing/port.ts";
import { makeAccount, testLedger } from "../../../../tests/ledger/ledger.ts";
import { orderOf } from "../../../../tests/ledger/ledger-orders.ts";

const ledger = testLedger();
const known = { toBank: "004", toNumber: "0041234567890" };

/** Another bank that never responds. */
const silent: Clearing = {
  holderName: () => Promise.reject(new Error("no answer")),
  send: () => Promise.reject(new Error("no answer")),
};

async function stateOf(id: string): Promise<string | undefined> {
  const [row] = await ledger().owner.query<{ state: string }>(
    "select state from clearing_order where posting_id = $1",
    [id],
  );
  return row?.state;
}

describe("what another bank has not answered", () => {
  test("is answered as pending, and as done once it is settled", async () => {
    const slow = await ledger().open({ clearing: silent });
    const from = await makeAccount(ledger().owner);
    const order = orderOf(from, known, 5_000, { fee: 15 });
    const posted = { ok: true, balance: 94_985, fee: 15 };
    expect(await slow.transfer(order)).toMatchObject({ ...posted, isPending: true });
    expect(await stateOf(order.id)).toBe("pending");
    expect(await ledger().bank.transfer(order)).toMatchObject({ ...posted, isPending: false });
    expect(await stateOf(order.id)).toBe("settled");
  });

  test("is still pending where the bank's answer could not be kept", async () => {
    const { owner } = ledger();
    const from = await makeAccount(owner);
    const order = orderOf(from, known, 5_000, { fee: 15 });
    await owner.query("revoke update (state) on clearing_order from bank_ledger", []);
    try {
      expect(await ledger().bank.transfer(order)).toMatchObject({ ok: true, isPending: true });
      expect(await stateOf(order.id)).toBe("pending");
    } finally {
      await owner.query("grant update (state) on clearing_order to bank_ledger", []);
    }
    expect(await ledger().bank.transfer(order)).toMatchObject({ ok: true, isPending: false });
    ledger().errors.length = 0;
  });
});
