import { afterEach, describe, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../../tests/bank/clock.ts";
import { ask, lettersTo } from "../../../../tests/people/asking.ts";
import { holderIn } from "../../../../tests/people/card-holders.ts";
import { makeCard } from "../../../../tests/people/cards.ts";

const bank = testBank({ callsPerMinute: 1_000_000 });

afterEach(() => freeClock(bank()));

describe("a report of loss", () => {
  test("blocks the card at once, with a reference and a deadline [C46] [S07]", async () => {
    const holder = await holderIn(bank());
    await setClock(bank(), "2026-01-31T23:59:59+08:00");
    const { content } = await holder.report();
    expect(content).toMatchObject({
      refNbr: expect.stringMatching(/^L20260131\d{6}$/),
      cardNbr: expect.stringMatching(/^\*{4} \*{4} \*{4} \d{4}$/),
      lostStatus: "open",
      lostDtm: "2026/01/31 23:59:59",
      cnclLmtDtm: "2026/02/01 12:00:00",
      cnclDtm: null,
    });
    // The site's own clock keeps running meanwhile.
    expect(content.cnclLmtSecs).toBeGreaterThan(12 * 3600 - 60);
    expect(content.cnclLmtSecs).toBeLessThanOrEqual(12 * 3600 + 1);
    expect(await holder.state()).toBe("lost");
    const letters = await lettersTo(bank(), holder.person);
    expect(letters.map(({ channel }) => channel).toSorted()).toEqual(["mail", "sms"]);
    for (const { body } of letters) expect(body).toContain(content.refNbr);
  });

  test("is answered again with the same reference, and nobody is told twice [C46]", async () => {
    const holder = await holderIn(bank());
    const first = await holder.report();
    expect((await holder.report()).content.refNbr).toBe(first.content.refNbr);
    expect(await lettersTo(bank(), holder.person)).toHaveLength(2);
  });

  test("of somebody else's card is as of none, and blocks nothing", async () => {
    const [holder, other] = [await holderIn(bank()), await holderIn(bank())];
    const payload = { cardId: other.card.id };
    const way = { method: "DELETE", payload, cookie: holder.cookie } as const;
    const response = await ask(bank(), "/v1/debitcard/manage/lost/accident-ibk", way);
    expect(response.code).toBe("EMRG000001");
    expect(await other.state()).toBe("active");
    expect(
      (await ask(bank(), "/v1/debitcard/manage/lost/accident-ibk", { ...way, cookie: "" })).code,
    ).toBe("CHEA000001");
  });

  test.each([
    { state: "expired" },
    { state: "replaced" },
    { state: "stopped", expiresOn: "2024-12-31" },
  ] as const)("of a card that can never be used again is not needed: %o", async (card) => {
    const holder = await holderIn(bank(), {}, card);
    expect((await holder.report()).code).toBe("EMRG000005");
    expect(await holder.state()).toBe(card.state);
  });

  test("of a card that the panic button stopped is for good, and nobody is told to cancel it [C46]", async () => {
    const holder = await holderIn(bank(), {}, { state: "stopped" });
    const { content } = await holder.report();
    expect(content).toMatchObject({
      lostStatus: "final",
      lostFnlRsnCd: "sealed",
      cnclLmtSecs: 0,
    });
    expect(await holder.state()).toBe("lost");
    expect((await holder.report()).content.refNbr).toBe(content.refNbr);
    const letters = await lettersTo(bank(), holder.person);
    expect(letters.map(({ channel }) => channel).toSorted()).toEqual(["mail", "sms"]);
    for (const { body } of letters) {
      expect(body).toContain(content.refNbr);
      expect(body).not.toContain(content.cnclLmtDtm.slice(0, -3));
    }
    expect((await holder.verify(holder.card.number)).code).toBe("EMRG000007");
    expect((await holder.cancel({ mail: "", number: "" })).code).toBe("EMRG000007");
    expect(await holder.state()).toBe("lost");
  });
});

test("the reports of a customer are listed, the cancelled ones too, and nobody else's", async () => {
  const [holder, other] = [await holderIn(bank()), await holderIn(bank())];
  const list = (cookie: string) => ask(bank(), "/v1/debitcard/manage/lost/history", { cookie });
  const first = await holder.report();
  await holder.cancelAll(first.content.refNbr);
  const second = await holder.report();
  expect((await list(holder.cookie)).content.lostList).toMatchObject([
    { refNbr: second.content.refNbr, lostStatus: "open", cnclDtm: null },
    { refNbr: first.content.refNbr, lostStatus: "cancelled", cnclDtm: expect.any(String) },
  ]);
  expect((await list(other.cookie)).content.lostList).toEqual([]);
  expect((await list("")).code).toBe("CHEA000001");
});

test("fifty reports and cancellations of one card at once leave one story [C46] [C47]", async () => {
  const holder = await holderIn(bank());
  const { content } = await holder.report();
  const mail = await holder.mailProof(content.refNbr);
  const number = (await holder.verify(holder.card.number)).content.cardNbrAuthTknId;
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      index % 2 === 0 ? holder.report() : holder.cancel({ mail, number }),
    ),
  );
  const codes = responses.map(({ code }) => code);
  const cancelled = responses.filter(({ content: shown }) => shown?.lostStatus === "cancelled");
  expect(cancelled).toHaveLength(1);
  const known: (string | number)[] = [200, "CHEA000206", "EMRG000006"];
  expect(codes.filter((code) => !known.includes(code))).toEqual([]);
  const rows = await bank().owner.query<{ standing: number; all: number }>(
    `select count(*) filter (where cancelled_at is null)::int as standing, count(*)::int as all
       from card_loss where card_id = $1`,
    [holder.card.id],
  );
  const isLost = (await holder.state()) === "lost";
  // One proof cancels one report; a report made after it blocks the card again.
  expect(rows).toEqual([{ standing: isLost ? 1 : 0, all: isLost ? 2 : 1 }]);
  const references = new Set(
    responses.filter(({ code }) => code === 200).map(({ content: shown }) => shown.refNbr),
  );
  expect(references.size).toBe(isLost ? 2 : 1);
});

describe("the cards of a customer", () => {
  const listOf = (cookie: string) =>
    ask(bank(), "/v1/debitcard/information-list", { payload: {}, cookie });

  test("are listed with where their reports stand [C42] [C43] [F19]", async () => {
    const holder = await holderIn(bank());
    const owned = { customerId: holder.person.id, accountId: holder.person.mainId };
    await makeCard(bank(), { ...owned, state: "inactive" });
    const old = await makeCard(bank(), { ...owned, expiresOn: "2024-12-31" });
    await holder.report();
    const { content } = await listOf(holder.cookie);
    const states = content.cardInformationList.map((card: Record<string, string>) => [
      card.cardSttsCd,
      card.lostPsblYn,
      card.lostStatus,
    ]);
    expect(states.toSorted()).toEqual([
      ["expired", "N", "none"],
      ["inactive", "Y", "none"],
      ["lost", "N", "open"],
    ]);
    expect(JSON.stringify(content)).not.toContain(holder.card.number);
    const one = await ask(bank(), "/v1/debitcard/information", {
      payload: { cardId: old.id },
      cookie: holder.cookie,
    });
    expect(one.content).toMatchObject({
      cardSttsCd: "expired",
      exprDt: "2024/12/31",
      lostInfo: null,
    });
  });

  test("are none for whoever has none: it says so [C42] [C43]", async () => {
    const [holder, other] = [await holderIn(bank()), await holderIn(bank())];
    await bank().owner.query("delete from card where customer_id = $1", [holder.person.id]);
    expect((await listOf(holder.cookie)).code).toBe("EMRG000001");
    const payload = { cardId: other.card.id };
    const way = { payload, cookie: holder.cookie };
    expect((await ask(bank(), "/v1/debitcard/information", way)).code).toBe("EMRG000001");
    expect((await ask(bank(), "/v1/debitcard/information/approve/lists", way)).code).toBe(
      "EMRG000001",
    );
  });
});
