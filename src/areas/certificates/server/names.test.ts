import { describe, expect, test } from "vitest";
import { uuid } from "#db/uuid.ts";
import { testVault } from "../../../../tests/bank/vault.ts";
import { testLedger } from "../../../../tests/ledger/ledger.ts";
import { deposit, testIssuing } from "../../../../tests/people/certificates.ts";
import { makeCustomer } from "../../../../tests/people/customers.ts";
import { documentOf } from "../store/documents.ts";
import { register } from "./register.ts";
import { approve } from "./review.ts";

const ledger = testLedger();
const issuing = testIssuing(ledger);
const vault = testVault();
const person = () => makeCustomer({ owner: ledger().owner, vault: vault() });
const TIMEOUT = { timeout: 60_000 };

describe("another English name than the one on file", TIMEOUT, () => {
  test("is issued only after a review, and its customer hears when it is there [C26] [K03]", async () => {
    const { id: customerId, mainNumber } = await person();
    const request = deposit([mainNumber], { englishName: "MUSK, ELON" });
    const row = await register(issuing(), { id: uuid(), customerId, request });
    expect(row).toMatchObject({ state: "in-review", reason: "name" });
    expect(row.figures.holder).toMatchObject({ nameOnFile: "Wang Hsiao Ming" });
    expect(await documentOf(ledger().read, row.id)).toBeNull();
    expect(await approve(issuing(), row.id)).toMatchObject({ state: "issued", reason: null });
    const letters = await ledger().owner.query<{ subject: string }>(
      "select subject from outbox where customer_id = $1",
      [customerId],
    );
    expect(letters.map(({ subject }) => subject.includes("已開立"))).toEqual([true]);
  });

  test("is not one that differs in case, spaces and punctuation alone [C26]", async () => {
    const { id: customerId, mainNumber } = await person();
    const request = deposit([mainNumber], { englishName: "WANG, HSIAO-MING" });
    const row = await register(issuing(), { id: uuid(), customerId, request });
    expect(row).toMatchObject({ state: "issued" });
    expect(row.figures.holder.englishName).toBe("WANG, HSIAO-MING");
  });
});
