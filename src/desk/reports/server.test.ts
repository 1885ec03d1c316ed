import { describe, expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { makeStaff, testDesk } from "../../../tests/bank/desk.ts";
import { makeCustomer } from "../../../tests/people/customers.ts";
import { post, rateEditors, withLine } from "../../../tests/people/rate-editors.ts";

const bank = testBank();
const desk = testDesk(bank);
const { editors, member, atDesk, request, textOf, day } = rateEditors(bank, desk);

/** How many requests wait for a decision, as the report of the queues says. */
async function waitingFor(cookie: string): Promise<number> {
  const { labels, series } = (await atDesk(cookie, "reports/queues")).content;
  return series[0].values[labels.indexOf("approvals")];
}

async function requestRates(item: number): Promise<string> {
  const text = withLine(await textOf(`deposit-rates/${item}`), "effective", day(5));
  return (await request("deposit-rates", text)).content.request;
}

describe("the requests that wait for a decision", () => {
  test("are as many for every reader of the report, but for those that somebody decides now", async () => {
    const readers = [editors.one, editors.other, await member("service"), await member("auditor")];
    const counts = () => Promise.all(readers.map(waitingFor));
    const [before = 0] = await counts();
    const id = await requestRates(3);
    expect(await counts()).toEqual(readers.map(() => before + 1));
    await atDesk(editors.other, `queues/approvals/${id}/take`, post());
    expect(await counts()).toEqual(readers.map(() => before));
  });

  test("are listed for who decides them, however many others are older", async () => {
    const { id: customerId } = await makeCustomer(bank());
    const { id: staffId } = await makeStaff(bank(), ["service"]);
    await bank().owner.query(
      `insert into desk_request (id, kind, customer_id, subject, reason, requested_by, requested_at,
         expires_at, state)
       select gen_random_uuid(), 'lift-flag', $1, '{}', '客戶已完成身分確認', $2, bank.now(),
              bank.now() + interval '1 day', 'waiting' from generate_series(1, 200)`,
      [customerId, staffId],
    );
    const id = await requestRates(5);
    const { items } = (await atDesk(editors.other, "queues/approvals")).content;
    expect(items.map((item: { id: string }) => item.id)).toContain(id);
  });
});
