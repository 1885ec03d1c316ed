import { describe, expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { testDesk } from "../../../tests/bank/desk.ts";
import { post, rateEditors, withLine } from "../../../tests/people/rate-editors.ts";

const bank = testBank();
const desk = testDesk(bank);
const { editors, member, atDesk, decide, request, textOf, day, at } = rateEditors(bank, desk);

describe("a request about rates", () => {
  test("waits once for each currency, is seen on its page, and is withdrawn by whoever made it", async () => {
    const text = withLine(
      withLine(await textOf("deposit-rates/3"), "effective", day(5)),
      "demand",
      "0.11",
    );
    const { content } = await request("deposit-rates", text);
    expect((await request("deposit-rates", text)).code).toBe("CONT000006");
    const waiting = async (cookie: string) =>
      (await atDesk(cookie, "content/deposit-rates/3")).content.request;
    expect(await waiting(editors.one)).toMatchObject({ id: content.request, isMine: true });
    expect(await waiting(editors.other)).toMatchObject({ isMine: false });
    const withdraw = (cookie: string) =>
      atDesk(cookie, `approvals/${content.request}/withdraw`, post());
    expect((await withdraw(editors.other)).code).toBe("DESK000004");
    expect((await withdraw(editors.one)).code).toBe(200);
    expect(await waiting(editors.one)).toBeNull();
  });

  test("is no business of those who decide about customers, and theirs none of editors", async () => {
    const text = withLine(
      withLine(await textOf("deposit-rates/5"), "effective", day(5)),
      "demand",
      "0.21",
    );
    const { content } = await request("deposit-rates", text);
    const listed = async (cookie: string) =>
      JSON.stringify((await atDesk(cookie, "queues/approvals")).content.items);
    const service = await member("service");
    expect(await listed(service)).not.toContain(content.request);
    const { request: id } = content;
    expect((await atDesk(service, `approvals/${id}`)).code).toBe("DESK000004");
    const taken = await atDesk(service, `queues/approvals/${id}/take`, post());
    expect(taken.code).toBe("DESK000004");
    expect((await decide(id, "approve", service)).code).toBe("DESK000004");
    expect(await listed(editors.other)).toContain(content.request);
    expect(await listed(await member("administrator"))).toContain(content.request);
    expect((await decide(content.request, "decline")).content).toEqual({ state: "declined" });
  });

  test("is published at a time to come, and no later than the day from which its rates hold", async () => {
    const text = withLine(await textOf("deposit-rates/6"), "effective", day(2));
    const codeFor = async (from: string) => (await request("deposit-rates", text, { from })).code;
    expect(await codeFor(`${day(-1)}T23:59`)).toBe("CONT000007");
    expect(await codeFor(`${day(3)}T00:00`)).toBe("CONT000007");
    expect(await codeFor(`${day(2)}T24:01`)).toBe("CONT000007");
    expect(await codeFor(`${day(2)}T23:59`)).toBe(200);
  });

  test("is not carried out when its time of publication has passed meanwhile", async () => {
    await at("2027-03-01T09:00:00+08:00");
    const text = withLine(await textOf("deposit-rates/7"), "effective", "2027-03-08");
    const { content } = await request("deposit-rates", text, { from: "2027-03-01T10:00" });
    await at("2027-03-01T10:00:00+08:00");
    expect((await decide(content.request, "approve")).code).toBe("DESK000008");
  });

  test("that is approved takes the place of one that waits for its time, and is cancelled before its own", async () => {
    const approve = async (demand: string, from: string) => {
      const text = withLine(await textOf("deposit-rates/2"), "effective", day(9));
      const changed = withLine(text, "demand", demand);
      const { content, version } = await request("deposit-rates", changed, { from });
      expect((await decide(content.request, "approve")).code).toBe(200);
      return version;
    };
    const states = async () =>
      (await atDesk(editors.one, "content/deposit-rates/2")).content.versions.map(
        ({ state }: { state: string }) => state,
      );
    await approve("0.41", `${day(3)}T09:00`);
    expect(await states()).toEqual(["scheduled", "live"]);
    const version = await approve("0.42", `${day(5)}T09:00`);
    expect(await states()).toEqual(["scheduled", "draft", "live"]);
    const cancellation = `content/deposit-rates/2/versions/${version}/cancellation`;
    expect((await atDesk(editors.other, cancellation, post())).code).toBe(200);
    expect(await states()).toEqual(["draft", "draft", "live"]);
    expect((await atDesk(editors.other, cancellation, post())).code).toBe("CONT000002");
    const rows = await bank().owner.query<{ event: string; detail: object }>(
      `select event, detail from audit where reference = 'deposit-rates/2'
          and event in ('content.publish', 'content.cancel') order by at, id`,
      [],
    );
    expect(rows).toEqual([
      { event: "content.publish", detail: { version: 2, replaced: null } },
      { event: "content.publish", detail: { version: 3, replaced: "2" } },
      { event: "content.cancel", detail: { version: 3 } },
    ]);
  });

  test("is not carried out when its day has passed meanwhile, and its reason is in the trail", async () => {
    const text = withLine(
      withLine(await textOf("deposit-rates/4"), "effective", day(0)),
      "demand",
      "0.31",
    );
    const { content } = await request("deposit-rates", text);
    await bank().owner.query(
      "update content_version set body = regexp_replace(body, 'effective: \\S+', 'effective: 2020-01-01') where kind = 'deposit-rates' and item = 4 and version = 2",
      [],
    );
    expect((await decide(content.request, "approve")).code).toBe("DESK000008");
    const rows = await bank().owner.query<{ detail: { reason: string } }>(
      "select detail from audit where event = 'desk.approval.request' and reference = 'deposit-rates/4'",
      [],
    );
    expect(rows.map(({ detail }) => detail.reason)).toEqual(["隨央行調整利率"]);
  });
});
