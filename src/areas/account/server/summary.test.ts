import { beforeAll, describe, expect, test } from "vitest";
import { memberOf } from "../../../../seed/customers/people.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { makeCustomer, openAccount, signIn } from "../../../../tests/people/customers.ts";

const bank = testBank();

async function ask(url: string, cookie: string, payload?: object) {
  const headers = { cookie, "accept-language": "en" };
  const response = await bank().site.inject(
    payload ? { url, headers, method: "POST", payload } : { url, headers },
  );
  return { status: response.statusCode, ...response.json() };
}

let cookie = "";
let dream = "";

beforeAll(async () => {
  cookie = await signIn(bank(), memberOf("basic01"));
  const { content } = await ask("/v1/account/accounts", cookie);
  const found = content.acctList.find(
    ({ acctKndCd }: { acctKndCd: string }) => acctKndCd === "sub",
  );
  dream = found.acctRef;
});

test("the newest lines of all accounts come in the order of time, each by its account", async () => {
  const { content } = await ask("/v1/account/recents?listCnt=6", cookie);
  const times = content.entrList.map(({ txDtm }: { txDtm: string }) => txDtm);
  expect(times).toHaveLength(6);
  expect(times).toEqual(times.toSorted().toReversed());
  for (const line of content.entrList) expect(line.acctRef).toMatch(/^[\w-]{16}$/);
  expect(JSON.stringify(content)).not.toMatch(/\d{12}/);
});

test("money in and out is told for six months, this one the last", async () => {
  const { content } = await ask("/v1/account/money-flow", cookie);
  expect(content.mnthList).toHaveLength(6);
  const [row] = await bank().owner.query<{ months: string[] }>(
    `select array(select to_char(bank.today() - make_interval(months => back), 'YYYY-MM')
                    from generate_series(5, 0, -1) as back) as months`,
    [],
  );
  expect(content.mnthList.map(({ baseMnth }: { baseMnth: string }) => baseMnth)).toEqual(
    row?.months,
  );
  expect(content.cmplYn).toBe("Y");
});

test("amounts are shown until their owner hides them, in every browser of theirs", async () => {
  const person = await makeCustomer(bank());
  const first = await signIn(bank(), person);
  expect((await ask("/v1/account/preference", first)).content).toEqual({ amtHideYn: "N" });
  await ask("/v1/account/preference", first, { amtHideYn: "Y" });
  const second = await signIn(bank(), person);
  expect((await ask("/v1/account/preference", second)).content).toEqual({ amtHideYn: "Y" });
  const other = await signIn(bank(), await makeCustomer(bank()));
  expect((await ask("/v1/account/preference", other)).content).toEqual({ amtHideYn: "N" });
});

describe("a goal", () => {
  test("is set, changed and taken away", async () => {
    const [row] = await bank().owner.query<{ month: string }>(
      "select to_char(bank.today(), 'YYYY-MM') as month",
      [],
    );
    const month = row?.month;
    const saved = await ask("/v1/account/goals", cookie, {
      acctRef: dream,
      goalAmt: "123,456",
      goalMnth: month,
    });
    expect(saved.content).toEqual({ acctRef: dream, goalAmt: 123_456, goalMnth: month });
    await ask("/v1/account/goals", cookie, { acctRef: dream, goalAmt: "5", goalMnth: "" });
    const { content } = await ask("/v1/account/goals", cookie);
    expect(content.goalList).toContainEqual({ acctRef: dream, goalAmt: 5, goalMnth: null });
    await bank().site.inject({
      method: "DELETE",
      url: `/v1/account/goals/${dream}`,
      headers: { cookie },
    });
    const after = await ask("/v1/account/goals", cookie);
    expect(after.content.goalList).not.toContainEqual(expect.objectContaining({ acctRef: dream }));
  });

  test.each([
    [{ goalAmt: "" }, "goalAmt"],
    [{ goalAmt: "0" }, "goalAmt"],
    [{ goalAmt: "-5" }, "goalAmt"],
    [{ goalAmt: "1,00" }, "goalAmt"],
    [{ goalAmt: "1000000001" }, "goalAmt"],
    [{ goalAmt: "10", goalMnth: "2001-01" }, "goalMnth"],
    [{ goalAmt: "10", goalMnth: "2099-13" }, "goalMnth"],
    [{ goalAmt: "10", goalMnth: "9999-12" }, "goalMnth"],
  ])("of %j is refused beside %s", async (typed, field) => {
    const response = await ask("/v1/account/goals", cookie, { acctRef: dream, ...typed });
    expect(response).toMatchObject({ status: 400, content: { fields: [{ field }] } });
  });

  test("of a main account, a shared one, or somebody else's is refused, and that is recorded", async () => {
    const person = await makeCustomer(bank());
    const stranger = await signIn(bank(), person);
    await openAccount(bank().owner, {
      ...{ customerId: person.id, currency: "TWD", tier: "basic", state: "open" },
      ...{ openedOn: "2025-01-02", balance: 5, kind: "joint" },
    });
    const { content } = await ask("/v1/account/accounts", stranger);
    const own = content.acctList.map(({ acctRef }: { acctRef: string }) => acctRef);
    expect(own).toHaveLength(2);
    for (const acctRef of [...own, dream]) {
      const response = await ask("/v1/account/goals", stranger, { acctRef, goalAmt: "10" });
      expect(response).toMatchObject({ code: "ACCT000001" });
    }
  });
});
