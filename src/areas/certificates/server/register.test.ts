import { expect, test } from "vitest";
import { uuid } from "#db/uuid.ts";
import { testVault } from "../../../../tests/bank/vault.ts";
import { testLedger } from "../../../../tests/ledger/ledger.ts";
import { deposit, testIssuing } from "../../../../tests/people/certificates.ts";
import { makeCustomer } from "../../../../tests/people/customers.ts";
import { register } from "./register.ts";

const ledger = testLedger();
const issuing = testIssuing(ledger);
const vault = testVault();
const REQUESTS = 8;

test("of many requests at once a few are stored at a time, and all in the end", async () => {
  const { id: customerId, mainNumber } = await makeCustomer({
    ...{ owner: ledger().owner, vault: vault() },
  });
  const { coreBank } = issuing();
  let [running, most] = [0, 0];
  const watched = {
    ...coreBank,
    async identity(id: string) {
      running += 1;
      most = Math.max(most, running);
      return coreBank.identity(id).finally(() => {
        running -= 1;
      });
    },
  };
  const request = deposit([mainNumber], { delivery: "mail", email: "w@dawn.example" });
  const rows = await Promise.all(
    Array.from({ length: REQUESTS }, () =>
      register({ ...issuing(), coreBank: watched }, { id: uuid(), customerId, request }),
    ),
  );
  expect(most).toBeLessThanOrEqual(2);
  expect(new Set(rows.map(({ serialNumber }) => serialNumber)).size).toBe(REQUESTS);
});

test("what is compressed already is stored as it is", async () => {
  const rows = await ledger().owner.query<{ table: string }>(
    `select attrelid::regclass::text as table from pg_attribute
      where attname = 'bytes' and attstorage = 'e' order by 1`,
    [],
  );
  expect(rows.map(({ table }) => table)).toEqual([
    "certificate_document",
    "document_file",
    "outbox_file",
  ]);
});
