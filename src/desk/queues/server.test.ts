import { beforeAll, describe, expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../tests/bank/clock.ts";
import { makeStaff, staffSignIn, testDesk } from "../../../tests/bank/desk.ts";
import { ask } from "../../../tests/people/asking.ts";
import { takeAndOpen } from "../../../tests/people/desk-work.ts";
import { inquiry, makeTopics, registerWith } from "../../../tests/people/inquiries.ts";
import { jobs } from "./jobs.ts";

const bank = testBank();
const desk = testDesk(bank, { callsPerMinute: 100_000 });
const QUEUE = "/v1/desk/queues/inquiries";

let [one, other] = ["", ""];
const colleague = async () =>
  staffSignIn({ desk: desk(), clock: bank().clock }, await makeStaff(bank(), ["service"]));

beforeAll(async () => {
  await makeTopics(bank());
  await bank().owner.query("delete from inquiry_file", []);
  await bank().owner.query("delete from inquiry", []);
  [one, other] = [await colleague(), await colleague()];
});

const at = (cookie: string, url: string, payload?: object) =>
  ask({ site: desk() }, url, { cookie, ...(payload && { payload }) });

/** Creates an inquiry; returns its id. */
async function arrived(email = "yijun@example.com"): Promise<string> {
  await bank().owner.query("delete from inquiry_count", []);
  const { content } = await registerWith(bank(), [], { email });
  const [row] = await bank().owner.query<{ id: string }>(
    "select id from inquiry where reference = $1",
    [content.rcptNbr],
  );
  return row?.id ?? "";
}

async function idsFor(cookie: string): Promise<string[]> {
  const { content } = await at(cookie, QUEUE);
  return content.items.map(({ id }: { id: string }) => id);
}

describe("a queue", () => {
  test("lists what was promised first, first", async () => {
    const [first, second] = [await arrived(), await arrived()];
    await bank().owner.query("update inquiry set promised_on = '2026-01-02' where id = $1", [
      second,
    ]);
    const { content } = await at(one, QUEUE);
    const ids = content.items.map(({ id }: { id: string }) => id);
    expect(ids.indexOf(second)).toBeLessThan(ids.indexOf(first));
    expect(content.items[0]).toMatchObject({ isOverdue: true, promisedOn: "2026/01/02" });
  });

  test("gives an item to one of twenty who take it at the same moment", async () => {
    const id = await arrived();
    const takes = Array.from({ length: 20 }, (_, place) =>
      at(place % 2 === 0 ? one : other, `${QUEUE}/${id}/take`, {}),
    );
    const codes = (await Promise.all(takes)).map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(10);
    expect(codes.filter((code) => code === "DESK000005")).toHaveLength(10);
    const lists = [await idsFor(one), await idsFor(other)];
    expect(lists.filter((ids) => ids.includes(id))).toHaveLength(1);
  });

  test("shows the words of an inquiry to whoever has taken it and to nobody else", async () => {
    const id = await arrived();
    expect((await at(one, `/v1/desk/inquiries/${id}`)).content).toMatchObject({ words: null });
    await at(one, `${QUEUE}/${id}/take`, {});
    const { content } = await at(one, `/v1/desk/inquiries/${id}`);
    expect(content.words).toMatchObject({ description: inquiry.cont });
    expect((await at(other, `/v1/desk/inquiries/${id}`)).content.words).toBeNull();
  });

  test("frees what nobody renewed for 90 seconds, and not a second before", async () => {
    const start = Date.now();
    await setClock(bank(), new Date(start));
    try {
      const cookie = await colleague();
      const id = await arrived();
      await at(cookie, `${QUEUE}/${id}/take`, {});
      await setClock(bank(), new Date(start + 89_000));
      expect((await at(other, `${QUEUE}/${id}/take`, {})).code).toBe("DESK000005");
      await setClock(bank(), new Date(start + 90_000));
      expect((await at(other, `${QUEUE}/${id}/take`, {})).code).toBe(200);
      expect((await at(cookie, `${QUEUE}/${id}/renew`, {})).code).toBe("DESK000005");
    } finally {
      await freeClock(bank());
    }
  });

  test("is free again when its holder signs out, and its job frees what was left", async () => {
    const cookie = await colleague();
    const [id, left] = [await arrived(), await arrived()];
    await at(cookie, `${QUEUE}/${id}/take`, {});
    await at(other, `${QUEUE}/${left}/take`, {});
    expect(await idsFor(one)).not.toContain(id);
    await at(cookie, "/v1/desk/sign-out", {});
    expect(await idsFor(one)).toContain(id);
    await bank().owner.query("update desk_lease set expires_at = bank.now() where item = $1", [
      left,
    ]);
    for (const { work } of jobs) await work(bank().pool);
    const rows = await bank().owner.query("select from desk_lease where item = $1", [left]);
    expect(rows).toEqual([]);
  });

  test("tells every page what became of an item, in the transaction of it", async () => {
    const id = await arrived();
    await at(one, `${QUEUE}/${id}/take`, {});
    await at(one, `${QUEUE}/${id}/release`, {});
    const rows = await bank().owner.query<{ payload: string }>(
      "select payload::text from live_message where topic = 'desk-queue:inquiries' order by number",
      [],
    );
    const events = rows
      .map(({ payload }) => JSON.parse(payload))
      .filter(({ item }) => item === id)
      .map(({ event }) => event);
    expect(events).toEqual(["added", "taken", "released"]);
  });
});

describe("an inquiry", () => {
  test("is answered once of two at the same moment, by mail and in its own language", async () => {
    const email = "answered@example.com";
    const id = await arrived(email);
    const answer = "您的轉帳已於昨日完成，請在交易明細確認。";
    await takeAndOpen((...sent) => at(one, ...sent), "inquiries", id);
    const responses = await Promise.all(
      [one, one].map((cookie) => at(cookie, `/v1/desk/inquiries/${id}/answer`, { answer })),
    );
    expect(responses.map(({ code }) => code).toSorted()).toEqual([200, "DESK000004"]);
    const letters = await bank().owner.query<{ body: string }>(
      "select body from outbox where address = $1",
      [email],
    );
    expect(letters.filter(({ body }) => body.includes(answer))).toHaveLength(1);
    expect(await idsFor(other)).not.toContain(id);
  });

  test("that a colleague has taken cannot be answered", async () => {
    const id = await arrived();
    await at(one, `${QUEUE}/${id}/take`, {});
    const answer = "不應該寄出的回覆，因為同仁正在處理。";
    const refused = await at(other, `/v1/desk/inquiries/${id}/answer`, { answer });
    expect(refused.code).toBe("DESK000005");
    const rows = await bank().owner.query("select from inquiry_answer where inquiry_id = $1", [id]);
    expect(rows).toEqual([]);
  });

  test("is answered with a PDF and with no program that calls itself one", async () => {
    const send = async (bytes: Buffer) => {
      const id = await arrived();
      await takeAndOpen((...sent) => at(one, ...sent), "inquiries", id);
      const form = new FormData();
      form.set("answer", "請參閱附件的說明文件，謝謝您的耐心等候。");
      form.set("attachment", new Blob([new Uint8Array(bytes)]), "說明.pdf");
      const request = new Request("http://localhost", { method: "POST", body: form });
      const response = await desk().inject({
        method: "POST",
        url: `/v1/desk/inquiries/${id}/answer`,
        headers: { cookie: one, "content-type": request.headers.get("content-type") ?? "" },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      return response.json().code;
    };
    expect(await send(Buffer.from("%PDF-1.7 a document"))).toBe(200);
    expect(await send(Buffer.from("MZ a program"))).toBe("DESK000010");
  });
});
