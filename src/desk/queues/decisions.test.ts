// The desk decides only what it has seen: the rule, by the calls alone, for every queue with leases.
// Chats and video calls, which are taken in another way, have theirs beside them.

import { beforeAll, describe, expect, test } from "vitest";
import type { Role } from "#base/call/staff.ts";
import { formatDay } from "#base/time/day.ts";
import { uuid } from "#db/uuid.ts";
import { testBank } from "../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../tests/bank/clock.ts";
import { makeStaff, staffSignIn, testDesk } from "../../../tests/bank/desk.ts";
import { ask } from "../../../tests/people/asking.ts";
import { yesterday } from "../../../tests/people/certificates.ts";
import { makeCustomer, signIn } from "../../../tests/people/customers.ts";
import { type AtDesk, fileDispute, takeAndOpen } from "../../../tests/people/desk-work.ts";
import { makeTopics, registerWith } from "../../../tests/people/inquiries.ts";
import { jobs } from "./jobs.ts";

const bank = testBank();
const desk = testDesk(bank, { callsPerMinute: 100_000 });

beforeAll(() => makeTopics(bank()));

async function colleague(role: Role): Promise<AtDesk> {
  const member = await makeStaff(bank(), [role]);
  const cookie = await staffSignIn({ desk: desk(), clock: bank().clock }, member);
  return (url, payload) => ask({ site: desk() }, url, { cookie, ...(payload && { payload }) });
}

const sql = (text: string, parameters: string[]) => bank().owner.query(text, parameters);

/** A queue: who works on it, an item of it, its decisions, and what else can happen to an item. */
interface Queue {
  role: Role;
  make(): Promise<string>;
  decisions: Readonly<Record<string, object>>;
  change(item: string): Promise<unknown>;
}

const queues: Record<string, Queue> = {
  certificates: {
    role: "identity",
    async make() {
      const cookie = await signIn(bank(), await makeCustomer(bank()));
      const aplyId = uuid();
      const payload = {
        ...{ aplyId, issuLngDsCd: "en", dlvrTpCd: "download", baseDt: formatDay(yesterday) },
        ...{ issuCcyCd: "TWD", balCertAplyPposCd: "visa", balCertIssuTpCd: "total" },
        custEngNm: "MUSK, ELON",
      };
      await ask(bank(), "/v1/support/download/balanceCertificates", { payload, cookie });
      return aplyId;
    },
    decisions: { approve: {}, reject: { reason: "unclear" } },
    change: (item) =>
      sql(
        `update certificate_request
            set figures = jsonb_set(figures, '{holder,englishName}', '"GATES, BILL"') where id = $1`,
        [item],
      ),
  },
  inquiries: {
    role: "service",
    async make() {
      await sql("delete from inquiry_count", []);
      const { content } = await registerWith(bank(), []);
      const [row] = await bank().owner.query<{ id: string }>(
        "select id from inquiry where reference = $1",
        [content.rcptNbr],
      );
      return row?.id ?? "";
    },
    decisions: { answer: { answer: "您的轉帳已於昨日完成，請在交易明細確認。" } },
    change: (item) => sql("update inquiry set email = 'new@example.com' where id = $1", [item]),
  },
  disputes: {
    role: "service",
    make: () => fileDispute(bank(), 1_000),
    decisions: { decision: { decision: "reject", reason: "商店提供了簽單" } },
    change: (item) =>
      sql("update card_dispute set note = '不是我刷的' where reference = $1", [item]),
  },
  approvals: {
    role: "service",
    async make() {
      const at = await colleague("service");
      const { nationalId } = await makeCustomer(bank());
      const opened = { nationalId, reason: "call", note: "客戶來電請求協助" };
      const file = `/v1/desk/customers/cases/${(await at("/v1/desk/customers/cases", opened)).content.caseId}`;
      await at(`${file}/flag`, { reason: "疑似人頭帳戶" });
      await at(`${file}/requests`, { kind: "lift-flag", reason: "客戶已完成身分確認" });
      return (await at(file)).content.requests[0].id;
    },
    decisions: { decision: { decision: "approve", note: "核對無誤" } },
    change: (item) => sql("update desk_request set reason = '換了理由' where id = $1", [item]),
  },
};

describe.each(Object.entries(queues))("the queue of %s", { timeout: 120_000 }, (queue, it) => {
  const pathOf = (item: string) => `/v1/desk/${queue}/${item}`;
  const queuePath = (item: string) => `/v1/desk/queues/${queue}/${item}`;

  /** Every decision that the queue knows, tried in turn. */
  async function tryAll(at: AtDesk, item: string): Promise<unknown[]> {
    const codes = [];
    for (const [name, payload] of Object.entries(it.decisions)) {
      codes.push((await at(`${pathOf(item)}/${name}`, payload)).code);
    }
    return codes;
  }
  const refused = (code: string) => Object.keys(it.decisions).map(() => code);

  test("refuses who never took the item, whether or not they looked at it", async () => {
    const [item, one] = [await it.make(), await colleague(it.role)];
    expect(await tryAll(one, item)).toEqual(refused("DESK000013"));
    await one(pathOf(item));
    expect(await tryAll(one, item)).toEqual(refused("DESK000013"));
  });

  test("refuses who took it and did not open it, and takes the decision of who did", async () => {
    const [item, one] = [await it.make(), await colleague(it.role)];
    await one(`${queuePath(item)}/take`, {});
    expect(await tryAll(one, item)).toEqual(refused("DESK000013"));
    await takeAndOpen(one, queue, item);
    const [[name, payload] = ["", {}]] = Object.entries(it.decisions);
    expect((await one(`${pathOf(item)}/${name}`, payload)).code).toBe(200);
  });

  test("does not lend to one what a colleague has opened", async () => {
    const item = await it.make();
    const [one, other] = [await colleague(it.role), await colleague(it.role)];
    await takeAndOpen(one, queue, item);
    expect(await tryAll(other, item)).toEqual(refused("DESK000005"));
    await one(`${queuePath(item)}/release`, {});
    await other(`${queuePath(item)}/take`, {});
    expect(await tryAll(other, item)).toEqual(refused("DESK000013"));
    expect(await tryAll(one, item)).toEqual(refused("DESK000005"));
    // Back with the first: what they opened before the colleague had it counts no more.
    await other(`${queuePath(item)}/release`, {});
    await one(`${queuePath(item)}/take`, {});
    expect(await tryAll(one, item)).toEqual(refused("DESK000013"));
  });

  test("wants it opened again after it has changed", async () => {
    const [item, one] = [await it.make(), await colleague(it.role)];
    await takeAndOpen(one, queue, item);
    await it.change(item);
    expect(await tryAll(one, item)).toEqual(refused("DESK000013"));
    await takeAndOpen(one, queue, item);
    expect((await tryAll(one, item))[0]).toBe(200);
  });

  test("refuses whoever lacks the right to decide, also after they tried to open it", async () => {
    const [item, auditor] = [await it.make(), await colleague("auditor")];
    await takeAndOpen(auditor, queue, item);
    expect(await tryAll(auditor, item)).toEqual(refused("DESK000002"));
  });

  test("keeps nothing of what was opened once it is decided, released, or left for a day", async () => {
    const one = await colleague(it.role);
    const items = [await it.make(), await it.make(), await it.make()] as const;
    for (const item of items) await takeAndOpen(one, queue, item);
    const stored = async () =>
      (
        await bank().owner.query("select distinct item from desk_opened where item = any($1)", [
          items,
        ])
      ).length;
    expect(await stored()).toBe(3);
    await tryAll(one, items[0]);
    await one(`${queuePath(items[1])}/release`, {});
    expect(await stored()).toBe(1);
    await setClock(bank(), new Date(Date.now() + 25 * 3_600_000));
    try {
      for (const { work } of jobs) await work(bank().pool);
    } finally {
      await freeClock(bank());
    }
    expect(await stored()).toBe(0);
  });
});

test("a certificate needs its document opened besides both names", {
  timeout: 120_000,
}, async () => {
  const item = (await queues.certificates?.make()) ?? "";
  const one = await colleague("identity");
  const path = `/v1/desk/certificates/${item}`;
  expect((await one(`${path}/document`)).code).toBe("DESK000005");
  await one(`/v1/desk/queues/certificates/${item}/take`, {});
  await one(path);
  expect((await one(`${path}/approve`, {})).code).toBe("DESK000013");
  expect((await one(`${path}/reject`, { reason: "unclear" })).code).toBe("DESK000013");
  expect((await one(`${path}/document`)).status).toBe(200);
  expect((await one(`${path}/approve`, {})).content).toEqual({ state: "issued" });
});

test("whoever reads for longer than a lease, without scripts, still decides what they opened", async () => {
  const item = (await queues.inquiries?.make()) ?? "";
  const one = await colleague("service");
  await takeAndOpen(one, "inquiries", item);
  await sql("delete from desk_lease where item = $1", [item]);
  const answer = { answer: "您的轉帳已於昨日完成，請在交易明細確認。" };
  expect((await one(`/v1/desk/inquiries/${item}/answer`, answer)).code).toBe(200);
});
