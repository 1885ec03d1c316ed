import { expect, test } from "vitest";
import { uuid } from "#db/uuid.ts";
import { localDocuments } from "#ports/documents/local.ts";
import type { Documents } from "#ports/documents/port.ts";
import { testVault } from "../../../../tests/bank/vault.ts";
import { testLedger } from "../../../../tests/ledger/ledger.ts";
import { deposit, testIssuing } from "../../../../tests/people/certificates.ts";
import { makeCustomer } from "../../../../tests/people/customers.ts";
import { documentOf } from "../store/documents.ts";
import { register } from "./register.ts";
import { catchUp } from "./review.ts";

const ledger = testLedger();
const issuing = testIssuing(ledger);
const vault = testVault();

test("a certificate that the bank's own closing interrupted is finished by the next start, without a delay", async () => {
  const { id: customerId, mainNumber } = await makeCustomer({
    owner: ledger().owner,
    vault: vault(),
  });
  const closing = new AbortController();
  const documents = localDocuments();
  const make: Documents["make"] = (...order) => {
    const made = documents.make(...order);
    closing.abort();
    void documents.close();
    return made;
  };
  const id = uuid();
  const failing = { ...documents, make: () => Promise.reject(new Error("killed")) };
  const given = { id, customerId, request: deposit([mainNumber]) };
  await expect(register({ ...issuing(), documents: failing }, given)).rejects.toThrow("killed");
  await ledger().owner.query(
    "update certificate_request set made_at = made_at - interval '2 minutes' where id = $1",
    [id],
  );
  const interrupted = catchUp({ ...issuing(), documents: { ...documents, make } }, closing.signal);
  await expect(interrupted).rejects.toThrow("1 of");
  expect(await documentOf(ledger().read, id)).toBeNull();
  await catchUp(issuing());
  expect(await documentOf(ledger().read, id)).not.toBeNull();
});
