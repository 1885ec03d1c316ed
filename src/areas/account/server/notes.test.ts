import { expect, test } from "vitest";
import { onAccount, onInternal } from "#base/postings/posting.ts";
import { postPast } from "#ports/core-bank/local/past.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { postingOf } from "../../../../tests/ledger/ledger-orders.ts";
import { makeCustomer, type Person, signIn } from "../../../../tests/people/customers.ts";
import { senderOf, sure } from "../../../../tests/people/transfers.ts";

const bank = testBank();
const HISTORY = "/v1/account/history";

async function ask(path: string, query: Record<string, string>, cookie: string) {
  const url = `${path}?${new URLSearchParams(query)}`;
  const response = await bank().site.inject({ url, headers: { cookie } });
  return response.json();
}

test("words are found in notes whatever their case, and signs in them mean themselves", async () => {
  const person = await personWithNotes(["Lunch 100%", "lunch_2", "dinner"]);
  const cookie = await signIn(bank(), person);
  const found = async (srchVal: string) => {
    const { content } = await ask(HISTORY, { acctNbr: person.mainNumber, srchVal }, cookie);
    return content.entrList.map(({ noteCont }: { noteCont: string }) => noteCont);
  };
  expect(await found("LUNCH")).toEqual(["lunch_2", "Lunch 100%"]);
  expect(await found("%")).toEqual(["Lunch 100%"]);
  expect(await found("_")).toEqual(["lunch_2"]);
  expect(await found("breakfast")).toEqual([]);
});

test("an account that sent money is found by the digits shown of it, one that got money by all", async () => {
  const [payer, payee] = [await makeCustomer(bank()), await makeCustomer(bank())];
  const sender = await senderOf(bank(), payer);
  sure(await sender.send({ toBnkCd: "899", toAcctNbr: payee.mainNumber, amount: 1 }));
  const cookies = [sender.cookie, await signIn(bank(), payee)] as const;
  const found = async (own: Person, cookie: string, srchVal: string) =>
    (await ask(HISTORY, { acctNbr: own.mainNumber, srchVal }, cookie)).content.totCnt;
  expect(await found(payee, cookies[1], payer.mainNumber.slice(-4))).toBe(1);
  // Digit by digit, a search would tell the whole number that the lines hide.
  for (const hidden of [payer.mainNumber, payer.mainNumber.slice(-5), payer.mainNumber.slice(0, 6)])
    expect(await found(payee, cookies[1], hidden)).toBe(0);
  expect(await found(payer, cookies[0], payee.mainNumber)).toBe(1);
});

test("no note becomes a formula in a spreadsheet", async () => {
  const person = await personWithNotes([
    ...['=HYPERLINK("http://x")', "+1", "-1", "@a", "\tb", "a,b", "a;=1+1", "a\t=1"],
  ]);
  const cookie = await signIn(bank(), person);
  const { content } = await ask(`${HISTORY}/csv`, { acctNbr: person.mainNumber }, cookie);
  const cells = content.cont.split("\r\n").map((row: string) => row.replace(/^([^,]*,){9}/, ""));
  expect(cells.slice(1, -1)).toEqual([
    ...[
      '"a\t=1"',
      '"a;=1+1"',
      '"a,b"',
      `"'\tb"`,
      "'@a",
      "'-1",
      "'+1",
      `"'=HYPERLINK(""http://x"")"`,
    ],
  ]);
});

/** A customer whose account has one entry per note, all from yesterday. */
async function personWithNotes(notes: readonly string[]): Promise<Person> {
  const person = await makeCustomer(bank(), { balance: 0 });
  const currency = "TWD";
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  await postPast(
    bank().owner,
    notes.map((note) => {
      const line = onAccount(person.mainNumber, "salary", 1, { currency, note });
      const order = postingOf("salary", [line, onInternal("funding", -1, currency)]);
      return { order, at: yesterday };
    }),
  );
  return person;
}
