import { beforeAll, expect, test } from "vitest";
import { memberOf } from "../../../../seed/customers/people.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { setClock, setClockAsFilled } from "../../../../tests/bank/clock.ts";
import { accountCalls } from "../../../../tests/people/account-calls.ts";
import { signIn } from "../../../../tests/people/customers.ts";

const bank = testBank();
const { as, ask, forgetSessions, numberOf } = accountCalls(bank);

interface Receiving {
  rcvAcctTpCd: string;
  bnkCd: string;
  bnkNm: string;
  acctNbr: string;
  hldrNm: string | null;
  dsgnYn: string;
  effYn: string;
}

const RECEIVINGS = "/v1/account/common/receivings";

beforeAll(() => setClockAsFilled(bank()));

test("four accounts to send to are listed at first, and it is said how many there are [C02] [F02] [K06]", async () => {
  const { code, content } = await ask(RECEIVINGS, await as("basic01"));
  expect(code).toBe(200);
  expect(content.acctListCnt).toBe(4);
  expect(content.acctList).toHaveLength(4);
  expect(content.totCnt).toBeGreaterThan(4);
});

test("all of them are own ones, designated ones and payees, each once [C02] [F02]", async () => {
  const { content } = await ask(`${RECEIVINGS}?acctListCnt=50`, await as("basic01"));
  expect(content.acctListCnt).toBe(content.totCnt);
  const list: Receiving[] = content.acctList;
  expect(list.map(({ rcvAcctTpCd }) => rcvAcctTpCd)).toEqual([
    ...["own", "own", "own", "designated", "designated", "recent", "recent", "recent"],
  ]);
  expect(new Set(list.map(({ bnkCd, acctNbr }) => `${bnkCd} ${acctNbr}`)).size).toBe(list.length);
  const [landlord, friend, tutor] = list.slice(3);
  expect(landlord).toMatchObject({ bnkCd: "822", hldrNm: "賴○賢", dsgnYn: "Y", effYn: "Y" });
  expect(friend).toMatchObject({ bnkCd: "899", hldrNm: "陳○翰", dsgnYn: "Y", effYn: "Y" });
  // Paid before, and designated from tomorrow on.
  expect(tutor).toMatchObject({ bnkCd: "812", hldrNm: "沈○瑜", dsgnYn: "Y", effYn: "N" });
  expect(list[6]).toMatchObject({ bnkCd: "824", hldrNm: null, dsgnYn: "N", effYn: "Y" });
  expect(list[7]).toMatchObject({ bnkCd: "899", hldrNm: "蔡○玲", dsgnYn: "N" });
});

test("the account that takes effect tomorrow does so at midnight in Taipei [C02]", async () => {
  const tutor = async () => {
    const cookie = await signIn(bank(), memberOf("basic01"));
    const { content } = await ask(`${RECEIVINGS}?acctListCnt=50`, cookie);
    const found = content.acctList.find(({ bnkCd }: Receiving) => bnkCd === "812");
    return [found.effYn, found.effDt];
  };
  const [row] = await bank().owner.query<{ midnight: Date; day: string }>(
    `select (bank.today() + 1)::timestamp at time zone 'Asia/Taipei' as midnight,
            to_char(bank.today() + 1, 'YYYY/MM/DD') as day`,
    [],
  );
  const midnight = row?.midnight.getTime() ?? 0;
  await setClock(bank(), new Date(midnight - 1_000));
  expect(await tutor()).toEqual(["N", row?.day]);
  await setClock(bank(), new Date(midnight));
  expect(await tutor()).toEqual(["Y", row?.day]);
  await setClockAsFilled(bank());
  forgetSessions();
});

test("a payee is remembered for 90 days [C02]", async () => {
  const payees = async () => {
    const cookie = await signIn(bank(), memberOf("basic01"));
    const { content } = await ask(`${RECEIVINGS}?acctListCnt=50`, cookie);
    return content.acctList.filter(({ rcvAcctTpCd }: Receiving) => rcvAcctTpCd === "recent").length;
  };
  const [row] = await bank().owner.query<{ last: Date }>(
    `select (max(day) + 90)::timestamp at time zone 'Asia/Taipei' as last
       from entry where kind = 'transfer-out' and other_bank = '824'`,
    [],
  );
  const last = row?.last ?? new Date(0);
  await setClock(bank(), last);
  expect(await payees()).toBe(1);
  await setClock(bank(), new Date(last.getTime() + 86_400_000));
  expect(await payees()).toBe(0);
  await setClockAsFilled(bank());
  forgetSessions();
});

test("money goes to accounts of its own currency, and not back to where it is [C02]", async () => {
  const cookie = await as("advanced01");
  const usd = await numberOf("advanced01", "currency = 'USD'");
  const { content } = await ask(`${RECEIVINGS}?acctListCnt=50&fromAcctNbr=${usd}`, cookie);
  expect(content.acctList).toMatchObject([
    { rcvAcctTpCd: "designated", ccyCd: "USD", bnkCd: "017" },
  ]);
  const main = await numberOf("advanced01");
  const fromMain = await ask(`${RECEIVINGS}?acctListCnt=50&fromAcctNbr=${main}`, cookie);
  const numbers = fromMain.content.acctList.map(({ acctNbr }: Receiving) => acctNbr);
  expect(numbers).not.toContain(main);
  expect(numbers).not.toContain(usd);
  expect(numbers).not.toHaveLength(0);
});

test.each([
  ["zh-TW", "中國信託商業銀行", "林○君"],
  ["en", "CTBC Bank", "L○○○ Y○○○○○○"],
  ["ko", "CTBC은행", "린○쥔"],
])("banks and own names are told in %s", async (language, bankName, ownName) => {
  const { content } = await ask(`${RECEIVINGS}?acctListCnt=50`, await as("basic01"), language);
  const [own, , , landlord] = content.acctList;
  expect(own.hldrNm).toBe(ownName);
  expect(landlord.bnkNm).toBe(bankName);
});

test.each(["0", "51", "x", "1.5"])("acctListCnt=%s is refused [K06]", async (count) => {
  const response = await ask(`${RECEIVINGS}?acctListCnt=${count}`, await as("basic01"));
  expect(response).toMatchObject({ status: 400, content: { fields: [{ field: "acctListCnt" }] } });
});

test("money is not sent from the account of somebody else either", async () => {
  const url = `${RECEIVINGS}?fromAcctNbr=${await numberOf("wealthy01")}`;
  expect(await ask(url, await as("basic01"))).toMatchObject({ code: "ACCT000001" });
});

test("a shared account of somebody else is not told as the customer's own [C02] [F24]", async () => {
  const number = await numberOf("advanced01", "kind = 'joint'");
  const found = async (userId: string) => {
    const { content } = await ask(`${RECEIVINGS}?acctListCnt=50`, await as(userId));
    return content.acctList.find(({ acctNbr }: Receiving) => acctNbr === number);
  };
  expect(await found("advanced01")).toMatchObject({ rcvAcctTpCd: "own" });
  expect(await found("joint01")).toMatchObject({ rcvAcctTpCd: "designated", hldrNm: "陳○翰" });
});

test("a closed account keeps its history, but takes no money", async () => {
  const cookie = await as("wealthy01");
  const piano = await numberOf("wealthy01", "account.name = '鋼琴'");
  expect((await ask(`/v1/account/history?acctNbr=${piano}`, cookie)).code).toBe(200);
  const { content } = await ask(`${RECEIVINGS}?acctListCnt=50`, cookie);
  expect(content.acctList.map(({ acctNbr }: Receiving) => acctNbr)).not.toContain(piano);
});
