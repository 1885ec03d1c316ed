import { describe, expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { testDesk } from "../../../tests/bank/desk.ts";
import { ask } from "../../../tests/people/asking.ts";
import { post, rateEditors, withLine } from "../../../tests/people/rate-editors.ts";

const bank = testBank();
const desk = testDesk(bank);
const { editors, atDesk, decide, request, textOf, flawsOf, publish, pageOf, day } = rateEditors(
  bank,
  desk,
);

describe("the deposit rates of a currency", () => {
  const offered = async (currency: string) =>
    (await ask(bank(), "/v1/rates/deposit")).content.depositList.filter(
      (row: { currency: string }) => row.currency === currency,
    );

  test("change when a colleague has approved, on the board of every page, with what was before", async () => {
    const text = withLine(
      withLine(withLine(await textOf("deposit-rates/8"), "effective", day(0)), "demand", "0.66"),
      "time-fixed",
      "6 2.40, 12 2.85",
    );
    expect(await pageOf("/board-rate")).not.toContain("0.66%");
    const { content, item } = await request("deposit-rates", text);
    expect(await pageOf("/board-rate")).not.toContain("0.66%");
    // Nobody publishes rates alone, neither directly nor by an own approval.
    expect((await decide(content.request, "approve", editors.one)).code).toBe("DESK000006");
    const alone = `content/deposit-rates/${item}/versions/2/publication`;
    expect((await atDesk(editors.one, alone, post())).code).toBe("CONT000005");
    const read = (await atDesk(editors.other, `approvals/${content.request}`)).content;
    expect(read).toMatchObject({ kind: "change-rate", customerName: null, isMine: false });
    expect(read.change.title).toBe("澳幣 AUD");
    expect(read.change.difference).toContainEqual({ kind: "added", text: "demand: 0.66" });
    expect((await decide(content.request, "approve")).content).toEqual({ state: "approved" });
    await expect.poll(() => pageOf("/board-rate")).toContain("0.66%");
    expect(await offered("AUD")).toMatchObject([
      { kind: "demand", floating: 66 },
      { termMonths: 6, fixed: 240 },
      { termMonths: 12, fixed: 285 },
    ]);
    const { changeList } = (await ask(bank(), "/v1/rates/deposit/history")).content;
    expect(changeList).toContainEqual(
      expect.objectContaining({ currency: "AUD", kind: "demand", before: 75, rate: 66 }),
    );
  });

  test("are announced for a day, previewed as of it, and given up again", async () => {
    const before = await textOf("deposit-rates/7");
    const announced = withLine(withLine(before, "effective", day(10)), "demand", "0.77");
    await publish("deposit-rates", announced);
    expect(await offered("GBP")).toMatchObject([{ floating: 60 }, { fixed: 295 }]);
    const preview = (at: string) => `/desk/content/deposit-rates/7/preview?at=${at}T09:00`;
    expect(await pageOf(preview(day(9)), editors.one)).not.toContain("0.77%");
    expect(await pageOf(preview(day(10)), editors.one)).toContain("0.77%");
    await publish("deposit-rates", before);
    expect(await pageOf(preview(day(10)), editors.one)).not.toContain("0.77%");
  });

  test("no longer offer what a version leaves out, from its day on", async () => {
    const text = (await textOf("deposit-rates/6")).replace(/^time-fixed: .*\n/m, "");
    await publish("deposit-rates", withLine(text, "effective", day(0)));
    expect(await offered("HKD")).toMatchObject([{ kind: "demand" }]);
  });

  test("are refused in the past, twice a day, out of bounds, with odd decimals, or for the wrong currency", async () => {
    const text = await textOf("deposit-rates/2");
    const today = withLine(text, "effective", day(0));
    const flaws = (changed: string) => flawsOf("deposit-rates", changed);
    expect(await flaws(text)).toBe("[]");
    expect(await flaws(withLine(today, "effective", day(-1)))).toContain("lies in the past");
    expect(await flaws(withLine(today, "effective", day(400)))).toContain("more than 366 days");
    expect(await flaws(withLine(today, "demand", "10.00"))).toBe("[]");
    expect(await flaws(withLine(today, "demand", "10.01"))).toContain("more than 10.00 percent");
    expect(await flaws(withLine(today, "demand", "0.855"))).toContain("two decimals");
    expect(await flaws(withLine(today, "demand", "-0.10"))).toContain("two decimals");
    expect(await flaws(withLine(today, "time-fixed", "6 3.30, 6 3.40"))).toContain(
      "each term once",
    );
    expect(await flaws(withLine(today, "time-fixed", "37 3.30"))).toContain("months and rates");
    expect(await flaws(withLine(today, "currency", "EUR"))).toContain("4 is the number of EUR");
    expect(await flaws(today.replace(/^demand: .*\n/m, ""))).toContain("demand is missing");
    expect(await flaws(today.replace("demand:", "main: 0.80\ndemand:"))).toContain(
      "New Taiwan dollars alone",
    );
    await publish("deposit-rates", withLine(today, "demand", "0.86"));
    expect(await flaws(withLine(today, "demand", "0.87"))).toContain("others begin on a later day");
  });
});

describe("a loan rate", () => {
  test("changes from its day on, by two people, and never above what the law allows", async () => {
    const text = withLine(await textOf("loan-rates/2"), "effective", day(0));
    expect(await flawsOf("loan-rates", withLine(text, "rate", "16.01"))).toContain("at most 16.00");
    expect(await flawsOf("loan-rates", withLine(text, "rate", "0.00"))).toContain("more than 0.00");
    await publish("loan-rates", withLine(text, "rate", "2.31"));
    const { loanList } = (await ask(bank(), "/v1/rates/loan")).content;
    expect(loanList).toContainEqual(expect.objectContaining({ kind: "installment", rate: 231 }));
  });

  test("is in the place of nothing and is not taken off", async () => {
    expect((await atDesk(editors.one, "content/loan-rates")).content.nextItem).toBeNull();
    const withdrawal = await atDesk(editors.one, "content/loan-rates/1/withdrawal", post());
    expect(withdrawal.code).toBe("CONT000004");
  });
});
