import { beforeAll, expect, test } from "vitest";
import { portJobs } from "#areas/insurance/jobs.ts";
import { formatDay } from "#base/time/day.ts";
import { uuid } from "#db/uuid.ts";
import { testBank } from "../../../tests/bank/bank.ts";
import { makeStaff, staffSignIn, testDesk } from "../../../tests/bank/desk.ts";
import { ask } from "../../../tests/people/asking.ts";
import { yesterday } from "../../../tests/people/certificates.ts";
import { makeCustomer, type Person, signIn } from "../../../tests/people/customers.ts";
import { type AtDesk, takeAndOpen } from "../../../tests/people/desk-work.ts";
import { applicant } from "../../../tests/people/insurance.ts";
import { moneyOf } from "../../../tests/people/insurance-books.ts";

const bank = testBank();
const desk = testDesk(bank, { callsPerMinute: 100_000 });
let one: AtDesk;

async function colleague(role: "service" | "identity"): Promise<AtDesk> {
  const member = await makeStaff(bank(), [role]);
  const cookie = await staffSignIn({ desk: desk(), clock: bank().clock }, member);
  return (url, payload) => ask({ site: desk() }, url, { cookie, ...(payload && { payload }) });
}

beforeAll(async () => {
  one = await colleague("service");
});

const setState = ({ mainId }: Person, state: "open" | "closed") =>
  bank().owner.query("update account set state = $2 where id = $1", [mainId, state]);

const waiting = async () =>
  (await one("/v1/desk/queues/refunds")).content.items as { id: string; subject: string }[];

/** A policy that was cancelled after its account was closed: the premium cannot be refunded. */
async function unrefunded(): Promise<{ person: Person; id: string }> {
  const person = await makeCustomer(bank(), { birthday: "1990-05-01", balance: 10_000 });
  const steps = applicant(bank(), person, await signIn(bank(), person));
  const number = await steps.insured();
  await setState(person, "closed");
  expect((await steps.cancel(number)).content).toMatchObject({ rfndAmt: 639 });
  const [row] = await bank().owner.query<{ id: string }>(
    "select id from insurance_application where policy_number = $1",
    [number],
  );
  return { person, id: row?.id ?? "" };
}

const stateOf = async (id: string) =>
  (
    await bank().owner.query<{ state: string }>(
      "select state from insurance_application where id = $1",
      [id],
    )
  )[0]?.state;

test("a premium that the ledger does not take back reaches the desk, and is posted once when it can be", async () => {
  const { person, id } = await unrefunded();
  expect(await waiting()).toContainEqual(expect.objectContaining({ id, subject: "保險費 NT$639" }));
  expect((await one(`/v1/desk/refunds/${id}/retry`, {})).code).toBe("DESK000013");
  await takeAndOpen(one, "refunds", id);
  expect((await one(`/v1/desk/refunds/${id}`)).content).toMatchObject({
    ...{ kind: "premium", amount: "NT$639", customerName: "王○明", isOwn: true },
  });
  expect((await one(`/v1/desk/refunds/${id}/retry`, {})).code).toBe("DESK000008");
  expect((await moneyOf(bank(), person)).moves).toEqual(["insurance -639"]);
  await setState(person, "open");
  const answers = await Promise.all([1, 2].map(() => one(`/v1/desk/refunds/${id}/retry`, {})));
  expect(answers.map(({ code }) => code)).toContain(200);
  expect(await stateOf(id)).toBe("cancelled");
  expect(await moneyOf(bank(), person)).toEqual({
    ...{ balance: 10_000, moves: ["insurance -639", "insurance-refund 639"] },
  });
  expect((await waiting()).map((item) => item.id)).not.toContain(id);
});

test("the job leaves to staff what the ledger refused", async () => {
  const { id } = await unrefunded();
  const refusals = async () =>
    (
      await bank().owner.query(
        "select from insurance_application where id = $1 and paying_since < 'infinity'",
        [id],
      )
    ).length;
  expect(await refusals()).toBe(0);
  const posts: string[] = [];
  const coreBank = {
    async post(order: { id: string }) {
      posts.push(order.id);
      throw new Error("nothing is due");
    },
  };
  const ports = { coreBank, insurer: {} } as unknown as Parameters<typeof portJobs>[0]["ports"];
  for (const job of portJobs({ ports } as Parameters<typeof portJobs>[0])) {
    await job.work(bank().pool);
  }
  expect(posts).toEqual([]);
  expect(await stateOf(id)).toBe("cancelling");
});

test("a refund paid by hand is closed with a note, by who has opened it, and is in the trail", async () => {
  const { person, id } = await unrefunded();
  const note = { note: "已開立支票，客戶於 11/18 簽收" };
  expect((await one(`/v1/desk/refunds/${id}/settlement`, note)).code).toBe("DESK000013");
  await takeAndOpen(one, "refunds", id);
  expect((await one(`/v1/desk/refunds/${id}/settlement`, { note: "" })).status).toBe(400);
  expect((await one(`/v1/desk/refunds/${id}/settlement`, note)).content).toEqual({ settled: true });
  expect((await one(`/v1/desk/refunds/${id}/settlement`, note)).code).toBe("DESK000004");
  expect(await stateOf(id)).toBe("cancelled");
  expect((await moneyOf(bank(), person)).moves).toEqual(["insurance -639"]);
  const rows = await bank().owner.query(
    "select detail from audit where event = 'desk.refund.settle' and customer_id = $1",
    [person.id],
  );
  expect(rows).toEqual([{ detail: { kind: "premium", amount: 639, ...note } }]);
});

test("the postage of a rejected certificate reaches the desk too", {
  timeout: 120_000,
}, async () => {
  const person = await makeCustomer(bank(), { balance: 1_000 });
  const cookie = await signIn(bank(), person);
  const aplyId = uuid();
  const payload = {
    ...{ aplyId, issuLngDsCd: "en", dlvrTpCd: "post", baseDt: formatDay(yesterday) },
    ...{ issuCcyCd: "TWD", balCertAplyPposCd: "visa", balCertIssuTpCd: "total" },
    ...{ feeAcctNbr: person.mainNumber, postAddr: "臺北市中正區晨光路一段 18 號" },
  };
  await ask(bank(), "/v1/support/download/balanceCertificates", { payload, cookie });
  const identity = await colleague("identity");
  await takeAndOpen(identity, "certificates", aplyId);
  const path = `/v1/desk/certificates/${aplyId}`;
  expect((await identity(`${path}/approve`, {})).content).toEqual({ state: "issued" });
  await setState(person, "closed");
  await takeAndOpen(identity, "certificates", aplyId);
  expect((await identity(`${path}/reject`, { reason: "not-deliverable" })).code).toBe(200);
  expect(await waiting()).toContainEqual(
    expect.objectContaining({ id: aplyId, subject: "證明書郵寄手續費 NT$100" }),
  );
  await takeAndOpen(one, "refunds", aplyId);
  expect((await one(`/v1/desk/refunds/${aplyId}/retry`, {})).code).toBe("DESK000008");
  await setState(person, "open");
  expect((await one(`/v1/desk/refunds/${aplyId}/retry`, {})).code).toBe(200);
  expect((await moneyOf(bank(), person)).balance).toBe(1_000);
  expect((await waiting()).map(({ id }) => id)).not.toContain(aplyId);
});
