import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { greeting } from "#app/greeting.ts";
import { parseAccountNumber } from "#base/banks/account-number.ts";
import { bankOf } from "#base/banks/bank-codes.ts";
import { parseChineseName } from "#base/identity/chinese-name.ts";
import { parseEmail } from "#base/identity/email.ts";
import { parseNationalId } from "#base/identity/national-id.ts";
import { passwordRefusals } from "#base/identity/password.ts";
import { parseMobile } from "#base/identity/phone.ts";
import { parsePin } from "#base/identity/pin.ts";
import { parseUserId } from "#base/identity/user-id.ts";
import { dayFrom } from "#base/time/day.ts";
import { testBank } from "../tests/bank/bank.ts";
import { setClockAsFilled } from "../tests/bank/clock.ts";
import { keypadFields, signIn } from "../tests/people/customers.ts";
import { cardNumber, cards } from "./customers/cards.ts";
import { DEMONSTRATION_PASSWORD, DEMONSTRATION_PIN, memberOf, people } from "./customers/people.ts";
import { DEMONSTRATION_STAFF_PASSWORD, staff } from "./staff/people.ts";

const bank = testBank();

beforeAll(() => setClockAsFilled(bank()));

async function rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return bank().owner.query<Row>(sql, values as never);
}

async function tryToSignIn(userId: string) {
  const { nationalId, password } = memberOf(userId);
  const response = await bank().site.inject({
    method: "POST",
    url: "/v1/customer/login",
    payload: { natlId: nationalId, userId, ...(await keypadFields(bank(), password)) },
  });
  return response.json();
}

test.each(people.map((each) => [each.userId ?? "nobody", each] as const))(
  "%s could be a customer: every value keeps its rule",
  (_, { userId, nationalId, name, mobile, email, birthday }) => {
    expect(parseNationalId(nationalId)).toBe(nationalId);
    expect(parseChineseName(name.zh)).toBe(name.zh);
    expect(name.en).toMatch(/^[A-Z]+, [A-Z]+-[A-Z]+$/);
    expect(name.ko).toMatch(/^[가-힣]+$/);
    expect(parseMobile(mobile)).toBe(mobile);
    if (email !== null) expect(parseEmail(email)).toMatch(/\.example\.test$/);
    if (userId !== null) expect(parseUserId(userId)).toBe(userId);
    const owner = { userId, nationalId, mobile, birthday: dayFrom(birthday) };
    expect(passwordRefusals(DEMONSTRATION_PASSWORD, owner)).toEqual([]);
    expect(parsePin(DEMONSTRATION_PIN)).toBe(DEMONSTRATION_PIN);
  },
);

test("the ledger of the demonstration breaks no promise", async () => {
  expect(await rows("select * from ledger_broken")).toEqual([]);
});

test("no money moved today or later: the bank goes on from yesterday", async () => {
  expect(await rows("select from entry where day >= bank.today() or at >= bank.now()")).toEqual([]);
});

test("no account moves before it is opened, and only what is sent to other banks is cleared", async () => {
  expect(
    await rows("select from entry join account on account.id = account_id where day < opened_on"),
  ).toEqual([]);
  const [sent] = await rows<Record<string, number>>(
    `select count(*)::int as away, count(clearing_order.posting_id)::int as orders,
            count(*) filter (where state = 'settled' and settled_at = at)::int as settled
       from posting left join clearing_order on posting_id = posting.id
      where kind in ('designated', 'other') and to_bank <> '899'`,
  );
  expect(sent?.away).toBeGreaterThan(100);
  expect(sent).toEqual({ away: sent?.away, orders: sent?.away, settled: sent?.away });
  expect(await rows("select from clearing_order")).toHaveLength(sent?.away ?? 0);
});

test("of two small transfers on a day the first is free", async () => {
  const found = await rows<{ amount: number; fee: number }>(
    `select amount::int, fee::int from posting
      where day = bank.today() - 40 and note in ('午餐', '晚餐') order by at`,
  );
  expect(found).toEqual([
    { amount: 300, fee: 0 },
    { amount: 450, fee: 10 },
  ]);
});

test.each([
  "basic01",
  "advanced01",
  "joint01",
  "foreign01",
  "twdonly01",
  "wealthy01",
  "loans01",
  "cards01",
  "nomail01",
  "alloff01",
  "otheroff01",
])("%s signs in with the password that is told", async (userId) => {
  expect(await signIn(bank(), memberOf(userId))).toMatch(/^__Host-session=/);
});

test.each([
  ["locked01", "CHEA000013", { reason: "attempts" }],
  ["flagged01", "CHEA000013", { reason: "fraud" }],
  ["applied01", "CHEA000020", null],
  ["closed01", "LBEA000081", null],
])("%s cannot sign in, with the right password: %s", async (userId, code, content) => {
  const response = await tryToSignIn(userId);
  expect(response).toMatchObject({ code });
  if (content) expect(response.content).toMatchObject(content);
});

test("PINs are hashed for real, and only who has an account has one", async () => {
  const found = await rows<{ user_id: string; pin_hash: string | null }>(
    "select user_id, pin_hash from customer where user_id in ('basic01', 'applied01')",
  );
  const hashes = new Map(found.map((row) => [row.user_id, row.pin_hash]));
  expect(hashes.get("applied01")).toBeNull();
  expect(
    await bank().vault.verifySecret(hashes.get("basic01") ?? null, DEMONSTRATION_PIN, "customers"),
  ).toBe(true);
});

test("somebody is known to the bank without being a member", async () => {
  expect(
    await rows("select from customer where user_id is null and password_hash is null"),
  ).toHaveLength(1);
});

test("accounts are of every kind, tier and state, with right numbers", async () => {
  const found = await rows<Record<string, string>>("select number, kind, tier, state from account");
  const seen = (column: string) => [...new Set(found.map((row) => row[column]))].toSorted();
  expect(seen("kind")).toEqual(["joint", "main", "sub"]);
  expect(seen("tier")).toEqual(["advanced", "basic"]);
  expect(seen("state")).toEqual(["closed", "frozen", "open"]);
  for (const { number = "" } of found) expect(parseAccountNumber(number, "899")).toBe(number);
  const closed = await rows("select from account where state = 'closed' and balance <> 0");
  expect(closed).toEqual([]);
});

test("designated accounts are in effect, to come, removed, own, in-bank and interbank", async () => {
  const [counts] = await rows<Record<string, number>>(
    `select count(*) filter (where effective_on = bank.today() + 1)::int as tomorrow,
            count(*) filter (where effective_on <= bank.today())::int as effective,
            count(*) filter (where is_own)::int as own,
            count(*) filter (where removed_at is not null)::int as removed,
            count(*) filter (where bank_code = '899')::int as within,
            count(*) filter (where currency = 'USD')::int as dollars
       from designated_account`,
  );
  expect(counts).toMatchObject({ tomorrow: 1, removed: 1, own: 2, dollars: 1 });
  expect(counts?.effective).toBeGreaterThan(10);
  expect(counts?.within).toBeGreaterThan(3);
  const places = await rows<{ bank_code: string; number: string }>(
    "select bank_code, number from designated_account",
  );
  for (const { bank_code, number } of places) {
    expect(bankOf(bank_code)).not.toBeNull();
    expect(parseAccountNumber(number, bank_code)).toBe(number);
  }
});

test("the wealthy one has three years of history and interest that was taxed", async () => {
  const [counts] = await rows<Record<string, number>>(
    `select count(*)::int as entries, max(day) - min(day) as days,
            count(*) filter (where entry.kind = 'interest-tax')::int as taxed,
            count(*) filter (where entry.kind = 'salary')::int as salaries
       from entry join account on account.id = account_id
       join customer on customer.id = account.customer_id where user_id = 'wealthy01'`,
  );
  expect(counts?.entries).toBeGreaterThanOrEqual(600);
  expect(counts?.days).toBeGreaterThanOrEqual(3 * 365);
  expect(counts?.salaries).toBeGreaterThanOrEqual(35);
  expect(counts?.taxed).toBeGreaterThanOrEqual(1);
});

test("cards are of every state, with numbers that keep Luhn's check", async () => {
  const found = await rows<{ state: string; number_hash: Buffer; last_four: string }>(
    `select card.state, number_hash, last_four from card
       join customer on customer.id = card.customer_id where user_id = 'cards01'`,
  );
  expect([...new Set(found.map(({ state }) => state))].toSorted()).toEqual([
    ...["active", "expired", "inactive", "lost", "replaced", "stopped"],
  ]);
  for (const { serial } of cards) {
    const number = cardNumber(serial);
    const doubled = [...number]
      .toReversed()
      .map((digit, place) => Number(digit) * (1 + (place % 2)));
    const sum = doubled.reduce((total, part) => total + (part > 9 ? part - 9 : part), 0);
    expect([number.length, sum % 10]).toEqual([16, 0]);
  }
  const lost = cardNumber(103);
  const stored = found.find(({ last_four }) => last_four === lost.slice(-4));
  expect(stored?.number_hash).toEqual(bank().vault.tag("card-number", lost));
});

test("one lost card can still be found again, another was lost too long ago", async () => {
  const found = await rows<{ open: boolean }>(
    `select bank.now() < (bank.today() + 1 + time '12:00') at time zone 'Asia/Taipei'
            and (reported_at at time zone 'Asia/Taipei')::date = bank.today() as open
       from card join card_loss on card_id = card.id where state = 'lost' order by reported_at`,
  );
  expect(found.map(({ open }) => open)).toEqual([false, true]);
});

test("every approval of a card is a posting of its account, and a dispute was lent through the ledger", async () => {
  const [counts] = await rows<Record<string, number>>(
    `select count(*) filter (where card_payment.state = 'approved')::int as approved,
            count(*) filter (where card_payment.state = 'refused')::int as refused,
            count(*) filter (where card_payment.state = 'approved' and (
              posting.kind, posting.from_account, posting.amount, posting.note, posting.at)
              is distinct from ('card', card.account_id, card_payment.amount, merchant, decided_at)
            )::int as unposted,
            count(distinct card_payment.card_id)::int as used
       from card_payment join card on card.id = card_payment.card_id
       left join posting on posting.id = card_payment.id`,
  );
  expect(counts).toMatchObject({ refused: 1, unposted: 0 });
  expect(counts?.approved).toBeGreaterThan(500);
  expect(counts?.used).toBeGreaterThanOrEqual(12);
  expect(
    await rows(
      `select posting.kind, posting.amount = card_payment.amount as whole, card_dispute.state
         from card_dispute join card_payment on card_payment.id = payment_id
         join posting on posting.id = credit_id`,
    ),
  ).toEqual([{ kind: "dispute", whole: true, state: "credited" }]);
  // Customers with card payments have a card.
  expect(
    await rows(
      `select from posting where kind = 'card' and day > bank.today() - 45
          and not exists (select from card_payment where card_payment.id = posting.id)
          and from_account in (select id from account where kind <> 'joint')`,
    ),
  ).toEqual([]);
});

test("loans are of every state, and what is left of them is what was not repaid", async () => {
  const states = await rows<{ state: string; missed: number; overdue: number }>(
    `select state, count(*) filter (where due_on < bank.today() and paid_on is null)::int as missed,
            coalesce(max(bank.today() - due_on) filter (where paid_on is null), 0) as overdue
       from loan join loan_payment on loan_id = loan.id
      group by loan.id, state order by loan.id`,
  );
  expect(states.map(({ state, missed }) => [state, missed])).toEqual([
    ["repaying", 0],
    ["overdue", 2],
    ["non-accrual", 9],
    ["completed", 0],
    ["completed", 0],
  ]);
  // After half a year a loan no longer accrues interest.
  expect(states[1]?.overdue).toBeLessThan(180);
  expect(states[2]?.overdue).toBeGreaterThan(180);
  const wrong = await rows(
    `select from loan where balance <> principal -
       (select coalesce(sum(loan_payment.principal), 0) from loan_payment
         where loan_id = loan.id and paid_on is not null)`,
  );
  expect(wrong).toEqual([]);
});

test("every loan payment left the account that it was paid from", async () => {
  const [counts] = await rows<{ paid: string; entered: string }>(
    `select (select sum(principal + interest + penalty) from loan_payment
              where paid_on is not null) as paid,
            (select -sum(amount) from entry where kind = 'loan-payment') as entered`,
  );
  expect(counts?.paid).toBe(counts?.entered);
});

/** What a bank with a desk prints when it starts. */
function greetingOf(mode: "demonstration" | "production"): string {
  const host = "127.0.0.1";
  const desk = { host, port: 3001, origin: "http://localhost:3001" };
  return greeting({ host, port: 3000, mode, desk });
}

test("the README and the greeting name the staff, with what they need to sign in", () => {
  const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
  const greeting = greetingOf("demonstration");
  for (const { userId, totpSecret, purpose, name } of staff) {
    expect(readme).toContain(`| \`${userId}\` | \`${totpSecret}\` | ${name.zh} | ${purpose} |`);
    expect(greeting).toMatch(new RegExp(`${userId} +${totpSecret} +${purpose}`));
  }
  for (const text of [readme, greeting]) {
    expect(text).toContain(DEMONSTRATION_STAFF_PASSWORD);
    expect(text).toContain("http://localhost:3001");
  }
});

test("the README and the greeting name everybody, with what they need to sign in", () => {
  const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
  const greeting = greetingOf("demonstration");
  for (const { userId, nationalId, purpose } of people) {
    expect(readme).toContain(`| ${userId ? `\`${userId}\`` : "—"} | \`${nationalId}\` |`);
    expect(readme).toContain(purpose);
    if (userId !== null)
      expect(greeting).toMatch(new RegExp(`${userId} +${nationalId} +${purpose}`));
  }
  for (const text of [readme, greeting]) {
    expect(text).toContain(DEMONSTRATION_PASSWORD);
    expect(text).toContain(DEMONSTRATION_PIN);
    expect(text).toContain("/dev/outbox");
  }
  for (const { owner, serial } of cards) {
    if (owner === "cards01") expect(readme).toContain(cardNumber(serial));
  }
  expect(greetingOf("production")).not.toMatch(/basic01|service01/);
});
