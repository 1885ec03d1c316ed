import { describe, expect, test } from "vitest";
import { formatDay } from "#base/time/day.ts";
import { uuid } from "#db/uuid.ts";
import { testBank } from "../../../tests/bank/bank.ts";
import { makeStaff, staffSignIn, testDesk } from "../../../tests/bank/desk.ts";
import { withoutTrail } from "../../../tests/bank/trail-refused.ts";
import { ask, lettersTo } from "../../../tests/people/asking.ts";
import { yesterday } from "../../../tests/people/certificates.ts";
import { makeCustomer, signIn } from "../../../tests/people/customers.ts";
import { type AtDesk, takeAndOpen } from "../../../tests/people/desk-work.ts";

const bank = testBank();
const desk = testDesk(bank, { callsPerMinute: 100_000 });
const QUEUE = "/v1/desk/queues/certificates";
const REVIEWS = "/v1/desk/certificates";

/** A customer whose name no font has, their request in review, and a member of staff. */
async function inReview() {
  const name = { zh: "\u{20bb7}野明", en: "Yoshino Ming", ko: "요시노" };
  const person = await makeCustomer(bank(), { name });
  const cookie = await signIn(bank(), person);
  const aplyId = uuid();
  const payload = {
    ...{ aplyId, issuLngDsCd: "zh", dlvrTpCd: "download", baseDt: formatDay(yesterday) },
    ...{ issuCcyCd: "TWD", balCertAplyPposCd: "visa", balCertIssuTpCd: "total" },
  };
  const requested = await ask(bank(), "/v1/support/download/balanceCertificates", {
    payload,
    cookie,
  });
  expect(requested.content).toMatchObject({ aplyStsCd: "in-review" });
  const staff = await staffSignIn(
    { desk: desk(), clock: bank().clock },
    await makeStaff(bank(), ["identity"]),
  );
  const at: AtDesk = (url, sent) =>
    ask({ site: desk() }, url, { cookie: staff, ...(sent && { payload: sent }) });
  return { person, cookie, aplyId, at };
}

describe("a name with a letter that no font has", { timeout: 120_000 }, () => {
  test("comes to the desk, is not issued there either, and its customer hears why [F13]", async () => {
    const { person, cookie, aplyId, at } = await inReview();
    const { content: queue } = await at(QUEUE);
    expect(queue.items.map(({ id }: { id: string }) => id)).toContain(aplyId);
    expect((await at(`${QUEUE}/${aplyId}/take`, {})).code).toBe(200);
    expect((await at(`${REVIEWS}/${aplyId}`)).content).toMatchObject({ reason: "letters" });
    expect((await at(`${REVIEWS}/${aplyId}/approve`, {})).code).toBe("DESK000008");
    await at(`${QUEUE}/${aplyId}/take`, {});
    const rejected = await at(`${REVIEWS}/${aplyId}/reject`, { reason: "rare-letters" });
    expect(rejected.content).toEqual({ state: "rejected" });
    const letters = await lettersTo(bank(), person);
    expect(letters.some(({ body }) => body.includes("罕用字"))).toBe(true);
    const page = await bank().site.inject({
      url: `/certification/deposit-balance/issued/${aplyId}`,
      headers: { cookie },
    });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("您的姓名含罕用字");
  });

  test("is decided with its row of the trail, or not at all", async () => {
    const { aplyId, at } = await taken({ custEngNm: "MUSK, ELON" });
    const decisions = { approve: {}, reject: { reason: "unclear" } };
    for (const [act, sent] of Object.entries(decisions)) {
      await withoutTrail(bank(), `desk.certificate.${act}`, async () => {
        expect((await at(`${REVIEWS}/${aplyId}/${act}`, sent)).status).toBe(500);
      });
      const [row] = await bank().owner.query(
        "select state, approved_at from certificate_request where id = $1",
        [aplyId],
      );
      expect(row).toEqual({ state: "in-review", approved_at: null });
    }
    expect((await at(`${REVIEWS}/${aplyId}/reject`, decisions.reject)).code).toBe(200);
  });
});

/** A request at the desk, taken by a member of staff. */
async function taken(change: object, options = {}) {
  const person = await makeCustomer(bank(), options);
  const cookie = await signIn(bank(), person);
  const aplyId = uuid();
  const payload = {
    ...{ aplyId, issuLngDsCd: "en", dlvrTpCd: "download", baseDt: formatDay(yesterday) },
    ...{ issuCcyCd: "TWD", balCertAplyPposCd: "visa", balCertIssuTpCd: "total" },
    ...{ feeAcctNbr: person.mainNumber, ...change },
  };
  await ask(bank(), "/v1/support/download/balanceCertificates", { payload, cookie });
  const staff = await staffSignIn(
    { desk: desk(), clock: bank().clock },
    await makeStaff(bank(), ["identity"]),
  );
  const at: AtDesk = (url, sent) =>
    ask({ site: desk() }, url, { cookie: staff, ...(sent && { payload: sent }) });
  const before = await at(`${REVIEWS}/${aplyId}`);
  await takeAndOpen(at, "certificates", aplyId);
  return { aplyId, at, before, cookie };
}

describe("an approval", { timeout: 120_000 }, () => {
  test("of another English name shows both names to who decides, and is recorded with its reason [K03]", async () => {
    const { aplyId, at, before } = await taken({ custEngNm: "MUSK, ELON" });
    expect(before.content).toMatchObject({ reason: "name", englishName: null, nameOnFile: null });
    expect((await at(`${REVIEWS}/${aplyId}`)).content).toMatchObject({
      ...{ englishName: "MUSK, ELON", nameOnFile: "Wang Hsiao Ming" },
    });
    const approved = await at(`${REVIEWS}/${aplyId}/approve`, {});
    expect(approved.content).toEqual({ state: "issued" });
    const trail = await bank().owner.query(
      "select detail from audit where event = 'desk.certificate.approve'",
      [],
    );
    expect(trail).toContainEqual({ detail: { reason: "name" } });
  });

  test("whose postage cannot be charged yet is not refused: the bank continues it [K03]", async () => {
    const post = { dlvrTpCd: "post", postAddr: "臺北市中正區晨光路一段 18 號" };
    const { aplyId, at, cookie } = await taken(post, { balance: 99 });
    const approved = await at(`${REVIEWS}/${aplyId}/approve`, {});
    expect(approved).toMatchObject({ code: 200, content: { state: "in-review" } });
    const { content } = await ask(bank(), `/v1/support/certificates/${aplyId}`, { cookie });
    expect(content).toMatchObject({ aplyStsCd: "in-review", rsnCd: "fee" });
  });
});
