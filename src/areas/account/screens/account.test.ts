import { expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { makeCustomer, openAccount } from "../../../../tests/people/customers.ts";
import { askIn, openSession } from "../../../../tests/people/transfers.ts";
import { accountPath } from "../rules/history-page.ts";

const bank = testBank({ callsPerMinute: 1_000_000, pagesPerMinute: 1_000_000 });

/** A customer with a dream account in US dollars, and the page of it. */
async function dreamer() {
  const person = await makeCustomer(bank());
  const dream = await openAccount(bank().owner, {
    ...{ customerId: person.id, currency: "USD", tier: "basic", state: "open", kind: "sub" },
    ...{ openedOn: "2024-01-02", balance: 10_000 },
  });
  const cookie = await openSession(bank(), person);
  const { content } = await askIn(bank(), cookie)("GET", "/v1/account/accounts");
  const found = content.acctList.find(({ acctNbr }: { acctNbr: string }) => {
    return acctNbr === dream.number;
  });
  const path = accountPath(found.acctRef);
  const open = async (query = "", form?: Record<string, string>) => {
    const { statusCode, headers, body } = await bank().site.inject({
      url: path + query,
      method: form ? "POST" : "GET",
      headers: {
        cookie,
        ...(form && { "content-type": "application/x-www-form-urlencoded" }),
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    return { status: statusCode, location: String(headers.location ?? ""), body };
  };
  return { dream, path, open };
}

/** What the form of the goal would send as it was rendered. */
function goalIn(body: string): Record<string, string> {
  const value = (name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(body)?.[1];
  const [, options = ""] = /<select[^>]*name="dueMonth"[^>]*>(.*?)<\/select>/s.exec(body) ?? [];
  const [, chosen = ""] = /<option(?=[^>]* selected)[^>]* value="([^"]*)"/.exec(options) ?? [];
  return {
    formToken: value("formToken") ?? "",
    goalAmount: value("goalAmount") ?? "",
    dueMonth: chosen,
    act: "goal",
  };
}

test.each([
  ["last month", "- interval '1 month'", null],
  ["next month", "+ interval '1 month'", "kept"],
])("a goal due %s is saved again as the form shows it", async (_, due, expected) => {
  const { dream, path, open } = await dreamer();
  const goals = () =>
    bank().owner.query<{ amount: string; due_month: string | null }>(
      "select amount, due_month::text from account_goal where account_id = $1",
      [dream.id],
    );
  await bank().owner.query(
    `insert into account_goal (account_id, amount, due_month, set_at)
     values ($1, 123450, date_trunc('month', bank.today()) ${due}, bank.now())`,
    [dream.id],
  );
  const [before] = await goals();
  const form = goalIn((await open()).body);
  expect(form.goalAmount).toBe("1234.50");
  const saved = await open("", form);
  expect([saved.status, saved.location]).toEqual([303, `${path}?done=goal-saved`]);
  expect(await goals()).toEqual([{ amount: "123450", due_month: expected && before?.due_month }]);
});

test("the smallest goal is told in the account's currency", async () => {
  const { open } = await dreamer();
  const refused = await open("", { ...goalIn((await open()).body), goalAmount: "0" });
  expect(refused.status).toBe(400);
  expect(refused.body).toContain("請輸入 0.01 以上的數字");
});

test.each([
  ["minimum=50&maximum=10", "請輸入 50 以上的數字"],
  ["minimum=10.555", "最多兩位小數"],
])("the filter %s of US dollars is refused in dollars", async (query, sentence) => {
  const { open } = await dreamer();
  const { body } = await open(`?${query}`);
  const [, error] = /id="(?:minimum|maximum)-error"[^>]*>(.*?)<\/p>/s.exec(body) ?? [];
  expect(error).toContain(sentence);
});
