import { afterEach, expect, test } from "vitest";
import { freeClock, setClock } from "../../../tests/bank/clock.ts";
import { signerBank } from "../../../tests/bank/signer-bank.ts";
import { ask } from "../../../tests/people/asking.ts";
import { cardPage, holders } from "../../../tests/people/card-checks.ts";
import { signIn } from "../../../tests/people/customers.ts";
import { verifiedCard } from "./server.ts";

const { bank, signer } = await signerBank([
  "foreign01",
  "basic01",
  "expired",
  "revoked",
  "untrusted",
]);

afterEach(() => freeClock(bank()));

async function idOf(userId: string): Promise<string> {
  const [row] = await bank().owner.query<{ id: string }>(
    "select id from customer where user_id = $1",
    [userId],
  );
  return row?.id ?? "";
}

test("a customer proves who they are with their own card, and the proof lasts thirty days", async () => {
  const customer = await idOf("foreign01");
  expect(await verifiedCard(bank().pool, customer, "upgrade")).toBeNull();
  const page = await cardPage(bank(), signer(), "foreign01");
  const { code, content } = await page.prove();
  expect(code).toBe(200);
  expect(content).toMatchObject({ certHldrNm: "黃志豪" });
  const proof = await verifiedCard(bank().pool, customer, "upgrade");
  expect(proof).toMatchObject({ holderName: "黃志豪", serialNumber: content.certSrlNbr });
  const now = new Date();
  await setClock(bank(), new Date(now.getTime() + 29.9 * 86_400_000).toISOString());
  expect(await verifiedCard(bank().pool, customer, "upgrade")).not.toBeNull();
  await setClock(bank(), new Date(now.getTime() + 30.1 * 86_400_000).toISOString());
  expect(await verifiedCard(bank().pool, customer, "upgrade")).toBeNull();
});

test.each([
  ["expired", "CTZN000003", "您的自然人憑證已過期"],
  ["revoked", "CTZN000005", "您的自然人憑證已廢止"],
  ["untrusted", "CTZN000007", "無法信任這張憑證"],
  ["basic01", "CTZN000008", "自然人憑證與您的身分資料不符"],
])("the card %s is refused with %s and its own message [M05]", async (card, code, words) => {
  const page = await cardPage(bank(), signer(), "foreign01");
  signer().insert(card);
  const response = await page.prove();
  expect(response.code).toBe(code);
  expect(response.message).toContain(words);
});

test("a signature is good once, also for two who show it at the same time", async () => {
  const page = await cardPage(bank(), signer(), "foreign01");
  const { checkId, ticket } = await page.start();
  const { value = "" } = await page.sign(ticket);
  const responses = await Promise.all([1, 2, 3].map(() => page.finish(checkId, value)));
  expect(responses.map(({ code }) => code).toSorted()).toEqual([200, "CTZN000009", "CTZN000009"]);
  expect((await page.finish(checkId, value)).code).toBe("CTZN000009");
});

test("a repetition, by the customer or by another, does not undo the proof", async () => {
  await bank().owner.query("delete from citizen_card_check", []);
  const customer = await idOf("foreign01");
  const page = await cardPage(bank(), signer(), "foreign01");
  const { checkId, ticket } = await page.start();
  const { value = "" } = await page.sign(ticket);
  expect((await page.finish(checkId, value)).code).toBe(200);
  expect((await page.finish(checkId, value)).code).toBe("CTZN000009");
  const other = await signIn(bank(), holders.basic01);
  expect((await page.finish(checkId, value, other)).code).toBe("CTZN000009");
  expect(await verifiedCard(bank().pool, customer, "upgrade")).not.toBeNull();
});

test("a signature for one check is no signature for another", async () => {
  const page = await cardPage(bank(), signer(), "foreign01");
  const first = await page.start();
  const second = await page.start();
  const { value = "" } = await page.sign(first.ticket);
  expect((await page.finish(second.checkId, value)).code).toBe("CTZN000009");
});

test("an altered signature is refused, and its check is used up", async () => {
  const page = await cardPage(bank(), signer(), "foreign01");
  const { checkId, ticket } = await page.start();
  const { value = "" } = await page.sign(ticket);
  const bytes = Buffer.from(value, "base64");
  bytes[bytes.length - 5] = (bytes.at(-5) ?? 0) ^ 1;
  expect((await page.finish(checkId, bytes.toString("base64"))).code).toBe("CTZN000007");
  expect((await page.finish(checkId, value)).code).toBe("CTZN000009");
  const junk = await page.start();
  expect((await page.finish(junk.checkId, "AAAA")).code).toBe("CTZN000009");
});

test("a check belongs to its customer and to the session that began it", async () => {
  const page = await cardPage(bank(), signer(), "foreign01");
  const { checkId, ticket } = await page.start();
  const { value = "" } = await page.sign(ticket);
  const other = await signIn(bank(), holders.basic01);
  expect((await page.finish(checkId, value, other)).code).toBe("CTZN000009");
  const later = await signIn(bank(), holders.foreign01);
  expect((await page.finish(checkId, value, later)).code).toBe("CTZN000009");
});

test.each([
  ["a second before its 300 are over", 299_000, 200],
  ["when its 300 seconds are over", 300_000, "CTZN000009"],
])("a check is taken %s: %i ms, %s", async (_, ms, code) => {
  const began = new Date();
  const at = (later: number) => setClock(bank(), new Date(began.getTime() + later));
  await at(0);
  const page = await cardPage(bank(), signer(), "foreign01");
  const { checkId, ticket } = await page.start();
  const { value = "" } = await page.sign(ticket);
  // Otherwise the session itself would expire in the meantime.
  await at(200_000);
  await page.start();
  await at(ms);
  expect((await page.finish(checkId, value)).code).toBe(code);
});

test("a certificate stays with the first customer who proved to hold it", async () => {
  const page = await cardPage(bank(), signer(), "foreign01");
  expect((await page.prove()).code).toBe(200);
  // A namesake whose national ID ends with the same four digits.
  await bank().owner.query(
    `update customer set name = (select name from customer where user_id = 'foreign01'),
            national_id = 'A120124726' where user_id = 'twdonly01'`,
    [],
  );
  const namesake = { ...holders.twdonly01, nationalId: "A120124726" };
  const cookie = await signIn(bank(), namesake);
  const { words } = await signer().call({ functionname: "Echo" });
  const started = await ask(bank(), "/v1/customer/citizen-card/challenges", {
    payload: { authPposCd: "upgrade", adptNnceVal: words.Nonce },
    cookie,
  });
  const { ctznChkId, adptTcktVal: ticket } = started.content;
  const signed = await signer().call({
    ...{ functionname: "SignChallenge", sessionid: words.SessionID, ticket, pin: "246810" },
  });
  const response = await ask(bank(), "/v1/customer/citizen-card/verifications", {
    payload: { ctznChkId, signVal: signed.words.value },
    cookie,
  });
  expect(response.code).toBe("CTZN000008");
});

test("more than twenty checks in ten minutes are turned away, also of thirty at once", async () => {
  const cookie = await signIn(bank(), holders.basic01);
  const payload = { authPposCd: "upgrade", adptNnceVal: "a".repeat(22) };
  const path = "/v1/customer/citizen-card/challenges";
  const responses = await Promise.all(
    Array.from({ length: 30 }, () => ask(bank(), path, { payload, cookie })),
  );
  const codes = responses.map(({ code }) => code);
  expect(codes.filter((code) => code === 200)).toHaveLength(20);
  expect(codes.filter((code) => code === "PLAT000005")).toHaveLength(10);
});

test("the trail tells what came of every check, and holds no name and no signature", async () => {
  const rows = await bank().owner.query<{ outcome: string; detail: object }>(
    `select outcome, detail from audit_queue where event = 'citizen-card.check'
     union all select outcome, detail from audit_log where event = 'citizen-card.check'`,
    [],
  );
  const outcomes = new Set(rows.map(({ outcome }) => outcome));
  for (const wanted of ["ok", "CTZN000003", "CTZN000005", "CTZN000007", "CTZN000008"]) {
    expect(outcomes).toContain(wanted);
  }
  expect(JSON.stringify(rows)).not.toContain("黃");
});
