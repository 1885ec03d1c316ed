import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { fill } from "#base/text/language.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../../tests/bank/clock.ts";
import { ask, codeSentTo } from "../../../../tests/people/asking.ts";
import { type Holder, holderIn } from "../../../../tests/people/card-holders.ts";
import { cardNumberOf, makeCard } from "../../../../tests/people/cards.ts";
import { texts as zh } from "../texts/zh.ts";

const bank = testBank({ callsPerMinute: 1_000_000, pagesPerMinute: 1_000_000 });
const EMERGENCIES = "/support/emergencies";
const SUSPICIOUS = `${EMERGENCIES}/suspicious`;
const PAGE_OF_PAYMENTS = 10;
const LATE = zh.loss.final.late.word;

afterEach(() => freeClock(bank()));

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

describe("a report that can no longer be cancelled says why", () => {
  const pagesOf = async (holder: Holder) => [
    await open(holder, `${EMERGENCIES}/lost-cancel`),
    await open(holder, `${EMERGENCIES}/lost-report`),
  ];
  const sentenceFor = ({ card }: Holder, reason: "numbers" | "sealed" | "replaced") =>
    fill(zh.loss.final[reason].sentence, { card: card.number.slice(-4) });

  test("after its deadline [S07] [R23]", async () => {
    const holder = await holderIn(bank());
    await setClock(bank(), "2026-01-31T18:00:00+08:00");
    await holder.report();
    await freeClock(bank());
    for (const page of await pagesOf(holder)) {
      expect(page).toContain(LATE);
      expect(page).toContain("2026/02/01 12:00");
    }
  });

  test("after five wrong numbers, when its deadline is still to come [V08] [R23]", async () => {
    const holder = await holderIn(bank());
    const { content } = await holder.report();
    for (let time = 0; time < 5; time += 1) await holder.verify(cardNumberOf(77_777_777));
    for (const page of await pagesOf(holder)) {
      expect(page).toContain(sentenceFor(holder, "numbers"));
      expect(page).not.toContain(LATE);
      expect(page).not.toContain(content.cnclLmtDtm.slice(0, -3));
    }
  });

  test("after the panic button, where its card was stopped before [R22] [R23]", async () => {
    const holder = await holderIn(bank(), {}, { state: "stopped" });
    expect(await open(holder, `${EMERGENCIES}/lost`)).toContain(zh.report.stopped);
    const { content } = await holder.report();
    for (const page of await pagesOf(holder)) {
      expect(page).toContain(sentenceFor(holder, "sealed"));
      expect(page).not.toContain(content.cnclLmtDtm.slice(0, -3));
    }
  });

  test("where the card was replaced, and only on the report's own page", async () => {
    const holder = await holderIn(bank());
    await holder.report();
    await bank().owner.query("update card set state = 'replaced' where id = $1", [holder.card.id]);
    const [cancelPage, reportPage] = await pagesOf(holder);
    expect(reportPage).toContain(sentenceFor(holder, "replaced"));
    expect(reportPage).not.toContain(zh.reported.renew);
    expect(cancelPage).not.toContain(zh.loss.final.replaced.word);
    for (const page of [cancelPage, reportPage]) expect(page).not.toContain(LATE);
  });
});

describe("a cancelled report tells whether its card can be used now [R24] [R25]", () => {
  const WORKS = {
    zh: "可以繼續使用",
    en: "you can use it again",
    ko: "다시 사용하실 수 있습니다",
  };

  /** What the four links to a cancelled report lead to, in one language. */
  async function pagesOf({ cookie }: Holder, reference: string, language = "zh") {
    const pages = ["lost-report", "lost-cancel-report"].flatMap((path) => [
      `${EMERGENCIES}/${path}`,
      `${EMERGENCIES}/${path}?reference=${reference}`,
    ]);
    return Promise.all(pages.map((url) => follow(url, `${cookie}; language=${language}`)));
  }

  async function follow(url: string, cookie: string): Promise<string> {
    const response = await bank().site.inject({ url, headers: { cookie } });
    const { location } = response.headers;
    return location ? follow(String(location), cookie) : response.body;
  }

  const headingIn = (page: string) => /<h1[^>]*>([^<]+)</.exec(page)?.[1];

  async function cancelledBy(holder: Holder): Promise<string> {
    const { content } = await holder.report();
    await holder.cancelAll(content.refNbr);
    return content.refNbr;
  }

  test.each(["zh", "en", "ko"] as const)("it can, in %s", async (language) => {
    const holder = await holderIn(bank());
    const reference = await cancelledBy(holder);
    for (const page of await pagesOf(holder, reference, language)) {
      expect(page).toContain(WORKS[language]);
      expect(page).toContain(reference);
    }
  });

  test.each([
    ["the panic button", "state = 'stopped'", "卡片目前停用"],
    ["its last day", "expires_on = '2026-01-31'", "卡片已到期"],
    ["its replacement", "state = 'replaced'", "舊卡永久失效"],
  ])("it cannot after %s", async (_, change, lead) => {
    const holder = await holderIn(bank());
    const reference = await cancelledBy(holder);
    await bank().owner.query(`update card set ${change} where id = $1`, [holder.card.id]);
    for (const page of await pagesOf(holder, reference)) {
      expect(headingIn(page)).toBe("掛失已取消，但卡片無法使用");
      expect(page).toContain(lead);
      expect(page).not.toContain(WORKS.zh);
      expect(page).not.toContain("lost-report?reference=");
    }
  });

  test("it must be activated first if it never was", async () => {
    const holder = await holderIn(bank(), {}, { state: "inactive" });
    for (const page of await pagesOf(holder, await cancelledBy(holder))) {
      expect(page).toContain("尚未開卡，開卡後即可使用");
      expect(page).not.toContain(WORKS.zh);
    }
  });

  test.each([
    ["zh", "同一張卡片之後又掛失，目前停用。"],
    ["en", "The same card has been reported lost again since. It is blocked."],
    ["ko", "같은 카드가 그 후 다시 분실 신고되어 현재 정지되어 있습니다."],
  ] as const)(
    "it cannot once reported again, and the newer report is linked, in %s",
    async (language, lead) => {
      const holder = await holderIn(bank());
      const first = await cancelledBy(holder);
      const second = (await holder.report()).content.refNbr;
      const [newest = "", ...ofTheFirst] = await pagesOf(holder, first, language);
      for (const page of ofTheFirst) {
        expect(page).toContain(lead);
        expect(page).not.toContain(WORKS[language]);
        expect(page).toContain(`${EMERGENCIES}/lost-report?reference=${second}`);
      }
      expect(newest).toContain(second);
      expect(newest).not.toContain(first);
      if (language === "zh") expect(headingIn(newest)).toBe("卡片已掛失");
    },
  );
});

function post(form: Record<string, string>) {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const payload = new URLSearchParams(form).toString();
  const request = { method: "POST", url: `${EMERGENCIES}/lost`, headers, payload } as const;
  return bank().site.inject(request);
}

test("a visitor who begins again types the code that is on its way [R22]", async () => {
  const { person } = await holderIn(bank());
  const { nationalId } = person;
  await post({ nationalId });
  const again = await post({ nationalId });
  const codeId = /name="codeId" value="([^"]+)"/.exec(again.body)?.[1] ?? "";
  const oneTimeCode = await codeSentTo(bank(), person, "sms");
  const proved = await post({ step: "code", nationalId, codeId, oneTimeCode });
  expect(proved.body).toContain(zh.report.confirm);
});

test("a visitor whose cards need no report is told that, not to have none [R22]", async () => {
  const { person } = await holderIn(bank(), {}, { state: "replaced" });
  const { nationalId } = person;
  const sent = await post({ nationalId });
  const codeId = /name="codeId" value="([^"]+)"/.exec(sent.body)?.[1] ?? "";
  const oneTimeCode = await codeSentTo(bank(), person, "sms");
  const proved = await post({ step: "code", nationalId, codeId, oneTimeCode });
  expect(proved.statusCode).toBe(200);
  expect(proved.body).toContain(zh.report.nothing);
  expect(proved.body).not.toContain(zh.report.confirm);
});
