import { expect, test } from "vitest";
import { testBank } from "../../../../tests/bank.ts";
import { makeCustomer, type Person, signIn } from "../../../../tests/customers.ts";

const bank = testBank();
const HISTORY = "/v1/account/history";

async function ask(path: string, query: Record<string, string>, cookie: string) {
  const url = `${path}?${new URLSearchParams(query)}`;
  const answer = await bank().site.inject({ url, headers: { cookie } });
  return answer.json();
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

/** Somebody whose account has one line for each note, all of yesterday. */
async function personWithNotes(notes: readonly string[]): Promise<Person> {
  const person = await makeCustomer(bank(), { balance: 0 });
  await bank().owner.query(
    `with noted as (
       select note, number, gen_random_uuid() as posting
         from unnest($3::text[]) with ordinality as given (note, number)
     ), posted as (
       insert into posting (id, kind, to_account, to_bank, to_number, amount, fee, currency, at, day)
       select posting, 'salary', $1::bigint, '899', $2, 1, 0, 'TWD', bank.now() - interval '1 day',
              bank.today() - 1 from noted
     ), within as (
       insert into internal_entry (posting_id, leg, account, amount, currency, at)
       select posting, 1, 'funding-TWD', -1, 'TWD', bank.now() - interval '1 day' from noted
     ), entered as (
       insert into entry (account_id, number, posting_id, kind, amount, balance, at, day, note)
       select $1::bigint, number, posting, 'salary', 1, number, bank.now() - interval '1 day',
              bank.today() - 1, note from noted
     )
     update account set balance = cardinality($3::text[]), entries = cardinality($3::text[]),
                        entry_day = bank.today() - 1 where id = $1`,
    [person.mainId, person.mainNumber, [...notes]],
  );
  return person;
}
