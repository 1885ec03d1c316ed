import { afterEach, describe, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../../tests/bank/clock.ts";
import { ask, lettersTo } from "../../../../tests/people/asking.ts";
import { type Holder, holderIn } from "../../../../tests/people/card-holders.ts";
import { cardNumberOf } from "../../../../tests/people/cards.ts";

const bank = testBank({ callsPerMinute: 1_000_000 });
const OTHER_NUMBER = cardNumberOf(88_888_888);

afterEach(() => freeClock(bank()));

const wrongNumbers = async (holder: Holder, times: number) => {
  const codes: unknown[] = [];
  for (let time = 0; time < times; time += 1) {
    const { code, content } = await holder.verify(OTHER_NUMBER);
    codes.push(code === "EMRG000002" ? content.left : code);
  }
  return codes;
};

describe("the noon deadline", () => {
  test.each([
    ["one second before noon, across a month end", "2026-02-01T11:59:59+08:00", 200, "active"],
    ["at noon", "2026-02-01T12:00:00+08:00", "EMRG000003", "lost"],
    [
      "one second after noon, across a month end",
      "2026-02-01T12:00:01+08:00",
      "EMRG000003",
      "lost",
    ],
  ])("%s: %s [S07] [C47]", async (_, moment, code, state) => {
    const holder = await holderIn(bank());
    await setClock(bank(), "2026-01-31T18:00:00+08:00");
    const { content } = await holder.report();
    await setClock(bank(), "2026-02-01T11:57:00+08:00");
    const cookie = holder.cookie;
    // Yesterday's session has expired; this renews it.
    await bank().owner.query(
      "update session set opened_at = bank.now(), seen_at = bank.now(), ended_at = null where customer_id = $1",
      [holder.person.id],
    );
    expect(cookie).toMatch(/^__Host-session=/);
    const mail = await holder.mailProof(content.refNbr);
    const number = (await holder.verify(holder.card.number)).content.cardNbrAuthTknId;
    await setClock(bank(), moment);
    expect((await holder.cancel({ mail, number })).code).toBe(code);
    expect(await holder.state()).toBe(state);
  });

  test("passed: no code is of use, and the card number is not even looked at [C45]", async () => {
    const holder = await holderIn(bank());
    await holder.report();
    await bank().owner.query(
      `update card_loss set reported_at = reported_at - interval '3 days',
              cancel_until = cancel_until - interval '3 days' where card_id = $1`,
      [holder.card.id],
    );
    expect((await holder.verify(OTHER_NUMBER)).code).toBe("EMRG000003");
    const { content } = await ask(bank(), "/v1/debitcard/information", {
      payload: { cardId: holder.card.id },
      cookie: holder.cookie,
    });
    expect(content).toMatchObject({ lostStatus: "final", lostInfo: { cnclLmtSecs: 0 } });
  });
});

describe("a cancellation", () => {
  test.each(["active", "inactive"] as const)(
    "brings a card back to what it was: %s [C47] [S07]",
    async (state) => {
      const holder = await holderIn(bank(), {}, { state });
      const { content } = await holder.report();
      const cancelled = await holder.cancelAll(content.refNbr);
      expect(cancelled.content).toMatchObject({ refNbr: content.refNbr, lostStatus: "cancelled" });
      expect(await holder.state()).toBe(state);
      const [letter] = await lettersTo(bank(), holder.person);
      expect(letter?.body).toContain(content.refNbr);
      expect((await holder.report()).content.refNbr).not.toBe(content.refNbr);
    },
  );

  test("needs a code for this very purpose, this report and this session [C47]", async () => {
    const holder = await holderIn(bank());
    const { content } = await holder.report();
    const number = (await holder.verify(holder.card.number)).content.cardNbrAuthTknId;
    const other = await holder.mailProof(content.refNbr, "certificate");
    const another = await holder.mailProof("L20200101000001");
    await bank().owner.query(
      "update verification_code set used_at = bank.now() where used_at is null",
      [],
    );
    const right = await holder.mailProof(content.refNbr);
    for (const mail of [other, another, number, "x".repeat(43), ""]) {
      expect((await holder.cancel({ mail, number })).code).toBe("CHEA000206");
    }
    expect((await holder.cancel({ mail: right, number: right })).code).toBe("CHEA000206");
    expect(await holder.state()).toBe("lost");
    expect((await holder.cancel({ mail: right, number })).code).toBe(200);
    expect((await holder.cancel({ mail: right, number })).code).toBe("EMRG000006");
  });

  test("is ended by the fifth wrong card number, and four are forgiven [C45] [V08]", async () => {
    const [careless, guessing] = [await holderIn(bank()), await holderIn(bank())];
    const first = await careless.report();
    expect(await wrongNumbers(careless, 4)).toEqual([4, 3, 2, 1]);
    expect((await careless.cancelAll(first.content.refNbr)).code).toBe(200);
    const { content } = await guessing.report();
    const mail = await guessing.mailProof(content.refNbr);
    const number = (await guessing.verify(guessing.card.number)).content.cardNbrAuthTknId;
    expect(await wrongNumbers(guessing, 6)).toEqual([4, 3, 2, 1, "EMRG000004", "EMRG000004"]);
    expect((await guessing.verify(guessing.card.number)).code).toBe("EMRG000004");
    // Not even with proofs obtained before.
    expect((await guessing.cancel({ mail, number })).code).toBe("EMRG000004");
    expect(await guessing.state()).toBe("lost");
  });

  test("counts five wrong numbers exactly, however many come at once [C45]", async () => {
    const holder = await holderIn(bank());
    await holder.report();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => holder.verify(OTHER_NUMBER)),
    );
    expect(responses.filter(({ code }) => code === "EMRG000002")).toHaveLength(4);
    expect(responses.filter(({ code }) => code === "EMRG000004")).toHaveLength(16);
  });

  test.each([
    ["nothing", "", 400],
    ["fifteen digits", "915889800000001", "EMRG000011"],
    [
      "a slip of one digit",
      `${OTHER_NUMBER.slice(0, -1)}${(Number(OTHER_NUMBER.at(-1)) + 1) % 10}`,
      "EMRG000011",
    ],
  ])(
    "asks again for a card number that is %s, and counts nothing [V08]",
    async (_, typed, code) => {
      const holder = await holderIn(bank());
      await holder.report();
      for (let time = 0; time < 6; time += 1) expect((await holder.verify(typed)).code).toBe(code);
      expect((await holder.verify(holder.card.number)).code).toBe(200);
    },
  );

  test("is not for a card that nobody reported", async () => {
    const holder = await holderIn(bank());
    expect((await holder.verify(holder.card.number)).code).toBe("EMRG000006");
  });

  test("cannot bring a card back that was replaced since", async () => {
    const holder = await holderIn(bank());
    const { content } = await holder.report();
    const mail = await holder.mailProof(content.refNbr);
    const number = (await holder.verify(holder.card.number)).content.cardNbrAuthTknId;
    await bank().owner.query("update card set state = 'replaced' where id = $1", [holder.card.id]);
    expect((await holder.cancel({ mail, number })).code).toBe("EMRG000006");
    expect((await holder.verify(holder.card.number)).code).toBe("EMRG000006");
    expect(await holder.state()).toBe("replaced");
    const read = { payload: { cardId: holder.card.id }, cookie: holder.cookie };
    const shown = await ask(bank(), "/v1/debitcard/information", read);
    expect(shown.content).toMatchObject({ cardSttsCd: "replaced", lostStatus: "final" });
  });

  test("cannot bring a card back after the panic button", async () => {
    const holder = await holderIn(bank());
    const { content } = await holder.report();
    const mail = await holder.mailProof(content.refNbr);
    const number = (await holder.verify(holder.card.number)).content.cardNbrAuthTknId;
    await ask(bank(), "/v1/customer/login/panic", { payload: {}, cookie: holder.cookie });
    await bank().owner.query(
      "update session set ended_at = null, ended_why = null where customer_id = $1",
      [holder.person.id],
    );
    await bank().owner.query("select pg_notify('bank_session', $1)", [holder.person.id]);
    await expect.poll(async () => (await holder.cancel({ mail, number })).code).toBe("EMRG000007");
    expect(await holder.state()).toBe("lost");
  });
});
