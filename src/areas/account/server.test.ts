import { expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { accountCalls } from "../../../tests/people/account-calls.ts";
import { makeCustomer, openAccount, signIn } from "../../../tests/people/customers.ts";
import { readBalanceAt } from "./contract.ts";

const bank = testBank();
const { as, ask, numberOf } = accountCalls(bank);

test("a customer has main, dream, foreign and joint accounts by their codes [F24]", async () => {
  const { content } = await ask("/v1/account/accounts", await as("advanced01"));
  expect(content.totCnt).toBe(4);
  expect(content.acctList).toMatchObject([
    {
      acctKndCd: "main",
      acctTpCd: null,
      acctKndNm: "主帳戶",
      ccyCd: "TWD",
      indvCustAcctTpCd: "02",
    },
    { acctKndCd: "main", acctTpCd: null, acctKndNm: "外幣帳戶", ccyCd: "USD" },
    { acctKndCd: "sub", acctTpCd: "1", acctKndNm: "夢想帳戶", acctNm: "頭期款" },
    { acctKndCd: "joint", acctTpCd: "2", acctKndNm: "群組帳戶", acctStsCd: "open" },
  ]);
});

test("a member of a shared account sees it and its history", async () => {
  const number = await numberOf("advanced01", "kind = 'joint'");
  const { content } = await ask("/v1/account/accounts", await as("joint01"));
  const shared = content.acctList.find(({ acctNbr }: { acctNbr: string }) => acctNbr === number);
  expect(shared).toMatchObject({ acctTpCd: "2" });
  const history = await ask(`/v1/account/history?acctNbr=${number}`, await as("joint01"));
  expect(history.code).toBe(200);
  expect(history.content.totCnt).toBeGreaterThan(0);
});

test("balances are those of the ledger, in minor units", async () => {
  const person = await makeCustomer(bank(), { balance: 12_345, usd: 67_89 });
  const cookie = await signIn(bank(), person);
  const { content } = await ask("/v1/account/accounts", cookie);
  expect(content.acctList).toMatchObject([
    { acctNbr: person.mainNumber, ccyCd: "TWD", balAmt: 12_345 },
    { acctNbr: person.usdNumber, ccyCd: "USD", balAmt: 67_89 },
  ]);
});

test("switches and states of accounts are told", async () => {
  const all = await ask("/v1/account/accounts", await as("alloff01"));
  expect(all.content.acctList).toMatchObject([{ dsgnTrfrYn: "N", nonDsgnTrfrYn: "N" }]);
  const other = await ask("/v1/account/accounts", await as("otheroff01"));
  expect(other.content.acctList).toMatchObject([
    { dsgnTrfrYn: "Y", nonDsgnTrfrYn: "N", acctStsCd: "open" },
    { acctStsCd: "frozen" },
  ]);
});

test("the balance at the end of a day is the last one of that day", async () => {
  const cookie = await as("wealthy01");
  const number = await numberOf("wealthy01");
  const days = await bank().owner.query<{ day: string; balance: string }>(
    `select to_char(day, 'YYYY/MM/DD') as day,
            (select coalesce(sum(amount), 0) from entry
              where account_id = account.id and entry.day <= asked.day) as balance
       from account, lateral (values (opened_on), (opened_on + 1), (bank.today() - 400),
              (bank.today() - 31), (bank.today() - 1)) as asked (day)
      where number = $1`,
    [number],
  );
  expect(days).toHaveLength(5);
  for (const { day, balance } of days) {
    const { content } = await ask(`${readBalanceAt.path}?acctNbr=${number}&baseDt=${day}`, cookie);
    expect(content).toEqual({
      acctNbr: number,
      ccyCd: "TWD",
      baseDt: day,
      balAmt: Number(balance),
    });
  }
});

test.each([
  ["today", "bank.today()"],
  ["tomorrow", "bank.today() + 1"],
  ["the day before it was opened", "opened_on - 1"],
])("the balance at the end of %s is refused beside the field", async (_, sql) => {
  const number = await numberOf("basic01");
  const [row] = await bank().owner.query<{ day: string }>(
    `select to_char(${sql}, 'YYYY/MM/DD') as day from account where number = $1`,
    [number],
  );
  const url = `${readBalanceAt.path}?acctNbr=${number}&baseDt=${row?.day}`;
  const response = await ask(url, await as("basic01"), "en");
  expect(response).toMatchObject({ status: 400, content: { fields: [{ field: "baseDt" }] } });
  expect(response.content.fields[0].message).toMatch(/^Please choose a date from \d{4}.* to \d{4}/);
});

const PRIVATE = [
  "/v1/account/history?",
  "/v1/account/history/csv?",
  `${readBalanceAt.path}?baseDt=2026/01/02&`,
];

test.each(PRIVATE)("%s refuses the account of somebody else, and keeps that", async (url) => {
  const number = await numberOf("wealthy01");
  const cookie = await as("basic01");
  const response = await ask(`${url}acctNbr=${number}`, cookie);
  expect(response).toMatchObject({ status: 200, code: "ACCT000001", content: null });
  const [stored] = await bank().owner.query<{ outcome: string; detail: object }>(
    "select outcome, detail from audit where event = 'account.read' order by id desc limit 1",
    [],
  );
  expect(stored).toEqual({ outcome: "ACCT000001", detail: { ending: number.slice(-4) } });
});

test.each([
  ...PRIVATE.map((url) => `${url}acctNbr=101682104513`),
  "/v1/account/common/receivings",
  "/v1/account/accounts",
])("%s is for customers only", async (url) => {
  expect(await ask(url, "")).toMatchObject({ status: 200, code: "CHEA000001" });
});

test("an account that strangers share is not among a customer's own", async () => {
  const person = await makeCustomer(bank());
  const stranger = await makeCustomer(bank());
  await openAccount(bank().owner, {
    ...{ customerId: stranger.id, currency: "TWD", tier: "basic", state: "open" },
    ...{ openedOn: "2025-01-02", balance: 5, kind: "joint" },
  });
  const { content } = await ask("/v1/account/accounts", await signIn(bank(), person));
  expect(content.totCnt).toBe(1);
});
