import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { makeStaff, staffSignIn, testDesk } from "../../../tests/bank/desk.ts";
import { ask } from "../../../tests/people/asking.ts";
import { forgetCounts, makeTopics, registerWith } from "../../../tests/people/inquiries.ts";

const bank = testBank();
const desk = testDesk(bank, { callsPerMinute: 100_000 });

beforeAll(() => makeTopics(bank()));

/** An inquiry with a picture. */
async function arrived() {
  await forgetCounts(bank());
  const bytes = await sharp({
    create: { width: 32, height: 32, channels: 3, background: "#e4572e" },
  })
    .png()
    .toBuffer();
  const { content } = await registerWith(bank(), [{ name: "screen.png", bytes }]);
  const [row] = await bank().owner.query<{ id: string; reference: string }>(
    "select id, reference from inquiry where reference = $1",
    [content.rcptNbr],
  );
  return row ?? { id: "", reference: "" };
}

/** A member of staff who works on an inquiry. */
async function colleague(id: string) {
  const member = await makeStaff(bank(), ["service"]);
  const cookie = await staffSignIn({ desk: desk(), clock: bank().clock }, member);
  const post = (url: string, payload: object = {}) =>
    ask({ site: desk() }, url, { cookie, payload });
  return {
    member,
    read: () => ask({ site: desk() }, `/v1/desk/inquiries/${id}`, { cookie }),
    take: () => post(`/v1/desk/queues/inquiries/${id}/take`),
    answer: () =>
      post(`/v1/desk/inquiries/${id}/answer`, { answer: "轉帳已完成，請在交易明細確認。" }),
    /** The type of the picture, or the refusal. */
    async picture(): Promise<string> {
      const url = `/v1/desk/inquiries/${id}/pictures/1`;
      const answer = await desk().inject({ url, headers: { cookie } });
      const type = String(answer.headers["content-type"]);
      return type.startsWith("image/") ? type : answer.json().code;
    },
  };
}

const seenIn = (reference: string) =>
  bank().owner.query(
    `select actor_kind, actor_id::text, outcome, detail from audit
      where event = 'desk.inquiry.picture' and reference = $1`,
    [reference],
  );

test("a picture opens for whoever has taken the inquiry, and that is in the trail", async () => {
  const { id, reference } = await arrived();
  const [one, other] = [await colleague(id), await colleague(id)];
  // To look is not to take: nobody gets it without being named in the queue and in the trail.
  expect(await one.picture()).toBe("DESK000005");
  await one.take();
  expect(await one.picture()).toBe("image/png");
  expect(await other.picture()).toBe("DESK000005");
  expect(await seenIn(reference)).toEqual([
    { actor_kind: "staff", actor_id: one.member.id, outcome: "ok", detail: { number: 1 } },
  ]);
});

test("no picture of an answered inquiry opens, for nobody, and its lease is not taken again", async () => {
  const { id, reference } = await arrived();
  const [one, other] = [await colleague(id), await colleague(id)];
  await one.take();
  await one.read();
  expect((await one.answer()).code).toBe(200);
  for (const each of [one, other]) expect(await each.picture()).toBe("DESK000004");
  expect(await seenIn(reference)).toEqual([]);
  expect(await bank().owner.query("select from desk_lease where item = $1", [id])).toEqual([]);
});
