import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { ask } from "../../../../tests/people/asking.ts";
import { type Holder, holderIn } from "../../../../tests/people/card-holders.ts";
import { makeCard } from "../../../../tests/people/cards.ts";
import { texts as zh } from "../texts/zh.ts";

const bank = testBank({ callsPerMinute: 1_000_000, pagesPerMinute: 1_000_000 });
const SUSPICIOUS = "/support/emergencies/suspicious";
const PAGE_OF_PAYMENTS = 10;

async function open({ cookie }: Holder, url: string): Promise<string> {
  const { statusCode, body } = await bank().site.inject({ url, headers: { cookie } });
  expect(statusCode).toBe(200);
  return body;
}

/** A payment that was approved some hours ago. */
async function paid(cardId: string, hoursAgo: number): Promise<string> {
  const id = randomUUID();
  await bank().owner.query(
    `insert into card_payment (id, card_id, merchant, country, entry_mode, amount, requested_at,
       state, decided_at, approval_number)
     select $1, $2, '日光咖啡', 'TW', 'chip', 120, at, 'approved', at, '123456'
       from (select bank.now() - $3 * interval '1 hour' as at) as moment`,
    [id, cardId, hoursAgo],
  );
  return id;
}

describe("a payment to dispute", () => {
  test("is found from its card's page, however many payments of other cards came after it [R26]", async () => {
    const holder = await holderIn(bank());
    const owned = { customerId: holder.person.id, accountId: holder.person.mainId };
    const other = await makeCard(bank(), owned);
    const old = await paid(holder.card.id, 100);
    for (let hours = 1; hours <= PAGE_OF_PAYMENTS; hours += 1) await paid(other.id, hours);
    const cardPage = await open(holder, `/cards/${holder.card.id}`);
    const [link = ""] = /[^"]+payment=[^"]+/.exec(cardPage) ?? [];
    expect(link).toContain(old);
    const page = await open(holder, link.replaceAll("&amp;", "&"));
    expect(page).toContain(`name="paymentId" value="${old}"`);
    expect(page).not.toContain(zh.suspicious.gone);
  });

  test("is not there if it is another's, undecided, disputed, or no payment at all", async () => {
    const [holder, stranger] = [await holderIn(bank()), await holderIn(bank())];
    const theirs = await paid(stranger.card.id, 1);
    const disputed = await paid(holder.card.id, 1);
    const payload = { aprvId: disputed, dsptRsnCd: "unknown" };
    await ask(bank(), "/v1/debitcard/disputes", { payload, cookie: holder.cookie });
    const pending = randomUUID();
    await bank().owner.query(
      `insert into card_payment (id, card_id, merchant, country, entry_mode, amount, requested_at, state)
       values ($1, $2, '日光咖啡', 'TW', 'chip', 120, bank.now(), 'pending')`,
      [pending, holder.card.id],
    );
    for (const id of [theirs, disputed, pending, randomUUID(), "1", ""]) {
      const page = await open(holder, `${SUSPICIOUS}?payment=${id}`);
      expect(page).toContain(zh.suspicious.gone);
      expect(page).not.toContain('name="paymentId"');
    }
    const read = (id: string) =>
      ask(bank(), `/v1/debitcard/information/approve/${id}`, { cookie: holder.cookie });
    expect((await read(disputed)).content).toMatchObject({ aprvId: disputed, dsptPsblYn: "N" });
    for (const id of [theirs, pending]) expect((await read(id)).code).toBe("EMRG000008");
    expect((await read("1")).status).toBe(400);
  });
});
