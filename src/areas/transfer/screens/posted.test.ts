// A customer who never saw the outcome comes back by the address of a step.

import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { makeCustomer, type Person } from "../../../../tests/people/customers.ts";
import { type Sender, senderOf, sure } from "../../../../tests/people/transfers.ts";

const bank = testBank({ callsPerMinute: 1_000_000, pagesPerMinute: 1_000_000 });
const sites = ["/transfer", "/accessible/transfer"];
const steps = ["", "/confirm", "/code", "/pin"];

let payee: Person;

beforeAll(async () => {
  payee = await makeCustomer(bank());
});

async function sent(): Promise<{ sender: Sender; key: string }> {
  const sender = await senderOf(bank(), await makeCustomer(bank()));
  const response = await sender.send({ toBnkCd: "899", toAcctNbr: payee.mainNumber, amount: 70 });
  sure(response);
  return { sender, key: response.key };
}

async function wayFrom(sender: Sender, url: string): Promise<string> {
  const { headers } = await bank().site.inject({ url, headers: { cookie: sender.cookie } });
  return String(headers.location ?? "");
}

async function expectReceipt(sender: Sender, key: string): Promise<void> {
  for (const site of sites) {
    for (const step of steps) {
      const url = `${site}${step}?key=${key}`;
      expect(await wayFrom(sender, url), url).toBe(`${site}/done?key=${key}`);
    }
  }
}

test("a posted transfer is never called lost, long after its draft was deleted [S06]", async () => {
  const { sender, key } = await sent();
  await bank().owner.query("delete from transfer_draft where id = $1", [key]);
  await expectReceipt(sender, key);
});

test("a posted transfer is never called lost, though its account was frozen after it [S06]", async () => {
  const { sender, key } = await sent();
  await bank().owner.query("update account set state = 'frozen' where id = $1", [
    sender.person.mainId,
  ]);
  await expectReceipt(sender, key);
});

test("a transfer that nobody knows leads to a new one, not to a receipt", async () => {
  const { sender } = await sent();
  const key = randomUUID();
  for (const site of sites) {
    expect(await wayFrom(sender, `${site}/pin?key=${key}`)).toBe(`${site}?news=lost`);
    expect(await wayFrom(sender, `${site}?key=${key}`)).toBe("");
  }
});
