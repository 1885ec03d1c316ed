// A fee that the ledger takes long for, while its request is locked for it.

import { expect, test } from "vitest";
import { uuid } from "#db/uuid.ts";
import { testVault } from "../../../../tests/bank/vault.ts";
import { testLedger } from "../../../../tests/ledger/ledger.ts";
import { badNetwork } from "../../../../tests/neighbours/test-network.ts";
import { deposit, testIssuing } from "../../../../tests/people/certificates.ts";
import { makeCustomer, type Person } from "../../../../tests/people/customers.ts";
import { requestOf } from "../store.ts";
import { register } from "./register.ts";
import { approve, catchUp, reject } from "./review.ts";

const ledger = testLedger();
const issuing = testIssuing(ledger);
const vault = testVault();

async function requested() {
  const person = await makeCustomer({ owner: ledger().owner, vault: vault() }, { balance: 1_000 });
  const request = deposit([person.mainNumber], {
    ...{ delivery: "post", postalAddress: "臺北市中正區晨光路一段 18 號" },
    ...{ copies: 1, feeAccount: person.mainNumber },
  });
  const row = await register(issuing(), { id: uuid(), customerId: person.id, request });
  return { row, person };
}

async function balanceOf({ id }: Person): Promise<number | undefined> {
  return (await ledger().bank.accounts(id))[0]?.balance;
}

test("what staff reject meanwhile is not charged later [K03]", { timeout: 60_000 }, async () => {
  const [late, next] = [await requested(), await requested()];
  const { url } = ledger();
  const network = await badNetwork(url);
  const { bank } = ledger();
  const slowBank = await ledger().open({ url: network.url });
  // Only its posting is slow: the request is locked on connections that work.
  const slow = { ...issuing(), coreBank: { ...bank, post: slowBank.post } };
  // The ledger's own, and that of its sweep of orders to other banks.
  await expect.poll(() => network.opened()).toBe(2);
  network.swallow();
  const approved = expect(approve(slow, late.row.id)).rejects.toThrow(
    "the database did not answer",
  );
  await expect.poll(() => network.opened(), { timeout: 15_000 }).toBe(3);
  network.heal();
  // Locked until the ledger has given up.
  await approved;
  expect(await reject(slow, late.row.id, "withdrawn")).toBe(true);
  expect(await requestOf(ledger().read, late.row.id)).toMatchObject({
    ...{ state: "rejected", feeState: "none" },
  });
  expect(await approve(slow, next.row.id)).toMatchObject({ state: "issued" });
  await catchUp(slow);
  expect(await balanceOf(next.person)).toBe(900);
  expect(await balanceOf(late.person)).toBe(1_000);
});
