import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { makeCustomer, type Person } from "../../../../tests/people/customers.ts";
import { type Sender, senderOf, sure } from "../../../../tests/people/transfers.ts";

const bank = testBank();

let payee: Person;
let sender: Sender;

beforeAll(async () => {
  payee = await makeCustomer(bank());
  sender = await senderOf(bank(), await makeCustomer(bank()));
});

const fileOf = (by: Sender, key: string, language?: string) =>
  by.ask("GET", `/v1/transfer/receipts/${key}/file`, undefined, language);

const send = async (amount: number, note: string) => {
  const typed = { toBnkCd: "899", toAcctNbr: payee.mainNumber, amount, note };
  const response = await sender.send(typed);
  sure(response);
  return response.key;
};

test("a receipt is a PDF in the asker's language, named after its number", async () => {
  const key = await send(300, "房租");
  for (const [language, name] of [
    ["zh-TW", "轉帳收據"],
    ["en", "Transfer receipt"],
    ["ko", "이체 영수증"],
  ]) {
    const { content } = sure(await fileOf(sender, key, language));
    expect(content.fileNm).toMatch(new RegExp(`^${name}-\\d{8}-[0-9A-F]{12}\\.pdf$`));
    const bytes = Buffer.from(content.cont, "base64");
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.length).toBe(content.fileSz);
  }
}, 60_000);

test("a note with signs that no font has does not cost the receipt", async () => {
  const key = await send(301, "生日快樂🎂");
  expect(sure(await fileOf(sender, key)).content.fileSz).toBeGreaterThan(1_000);
}, 60_000);

test("a receipt is its sender's only", async () => {
  const key = await send(302, "x");
  const stranger = await senderOf(bank(), payee);
  expect((await fileOf(stranger, key)).code).toBe("TRFR000021");
  expect((await fileOf(stranger, randomUUID())).code).toBe("TRFR000021");
  expect((await fileOf(stranger, "x")).status).toBe(400);
});
