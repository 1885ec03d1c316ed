// Customers made for one test, and their sign-in by the real calls.

import { ownAccountNumber } from "#base/banks/account-number.ts";
import { parseNationalId } from "#base/identity/national-id.ts";
import { plainPassword } from "#base/identity/password.ts";
import { parsePin } from "#base/identity/pin.ts";
import type { Currency } from "#base/money/money.ts";
import type { Translated } from "#base/text/language.ts";
import type { Tier } from "#base/transfer/limits.ts";
import type { Db } from "#db/db.ts";
import { postPast } from "#ports/core-bank/local/past.ts";
import type { Bank } from "../bank/bank.ts";
import { plainCookieName } from "../bank/cookies.ts";
import { openingOf } from "../ledger/ledger-orders.ts";
import { sharedHash } from "./hashes.ts";
import { secretOnWire } from "./keypad.ts";

const ACCOUNT_IDS_FROM = 900_000_000;

/** Options for a customer; the rest has defaults. */
export interface CustomerOptions {
  nationalId?: string;
  /** Null: not registered for the web bank. */
  userId?: string | null;
  name?: Translated;
  birthday?: string;
  mobile?: string;
  email?: string | null;
  password?: string;
  pin?: string | null;
  standing?: "active" | "applied" | "closed";
  flagged?: boolean;
  joinedOn?: string;
  openedOn?: string;
  tier?: Tier;
  /** The main account's balance, in New Taiwan dollars. */
  balance?: number;
  state?: "open" | "frozen" | "closed";
  /** The balance of an account in US dollars, in cents; without it there is none. */
  usd?: number;
  usdTier?: Tier;
  withoutAccount?: boolean;
}

/** A customer of a test bank, and the secrets that only tests know. */
export interface Person {
  id: string;
  nationalId: string;
  userId: string;
  name: Translated;
  password: string;
  pin: string;
  mobile: string;
  email: string;
  mainId: string;
  mainNumber: string;
  usdId: string;
  usdNumber: string;
}

let people = 0;
let accounts = 0;

/** A customer with a main account whose balance comes from a valid opening posting. */
export async function makeCustomer(
  { owner, vault }: Pick<Bank, "owner" | "vault">,
  options: CustomerOptions = {},
): Promise<Person> {
  people += 1;
  const person: Person = {
    id: "",
    nationalId: options.nationalId ?? nationalIdOf(people),
    userId: options.userId ?? `dawn${String(people).padStart(4, "0")}`,
    name: options.name ?? { zh: "王小明", en: "Wang Hsiao Ming", ko: "왕샤오밍" },
    password: options.password ?? "Sunrise8x4",
    pin: options.pin ?? "24680K",
    mobile: options.mobile ?? `0912${String(people).padStart(6, "0")}`,
    email: options.email ?? `person${people}@example.com`,
    mainId: "",
    mainNumber: "",
    usdId: "",
    usdNumber: "",
  };
  const passwordHash = await sharedHash(vault, plainPassword(person.password));
  const pinHash = options.pin === null ? null : await sharedHash(vault, parsePin(person.pin) ?? "");
  await owner.transaction(async (db) => {
    const [row] = await db.query<{ id: string }>(
      `insert into customer (national_id, user_id, name, birthday, mobile, email, password_hash,
         pin_hash, standing, flagged_at, joined_on)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $10 then bank.now() end, $11)
       returning id`,
      [
        person.nationalId,
        options.userId === null ? null : person.userId,
        person.name,
        options.birthday ?? "1990-05-17",
        person.mobile,
        options.email === null ? null : person.email,
        passwordHash,
        pinHash,
        options.standing ?? "active",
        options.flagged ?? false,
        options.joinedOn ?? "2024-01-02",
      ],
    );
    person.id = row?.id ?? "";
    if (options.withoutAccount) return;
    const openedOn = options.openedOn ?? "2024-01-02";
    const shared = { customerId: person.id, openedOn };
    const main = await openAccount(db, {
      ...shared,
      currency: "TWD",
      tier: options.tier ?? "basic",
      state: options.state ?? "open",
      balance: options.balance ?? 100_000,
    });
    Object.assign(person, { mainId: main.id, mainNumber: main.number });
    if (options.usd === undefined) return;
    const usd = await openAccount(db, {
      ...shared,
      currency: "USD",
      tier: options.usdTier ?? "basic",
      state: "open",
      balance: options.usd,
    });
    Object.assign(person, { usdId: usd.id, usdNumber: usd.number });
  });
  return person;
}

/** An account to be opened for a test. */
interface Opened {
  customerId: string;
  currency: string;
  tier: Tier;
  state: string;
  openedOn: string;
  balance: number;
  kind?: "main" | "sub" | "joint";
}

/** Opens one more account for a customer, as the owner of the database. */
export async function openAccount(
  db: Db,
  { customerId, currency, tier, state, openedOn, balance, kind = "main" }: Opened,
): Promise<{ id: string; number: string }> {
  accounts += 1;
  const id = String(ACCOUNT_IDS_FROM + accounts);
  const number = ownAccountNumber(`98${String(accounts).padStart(9, "0")}`);
  await db.query(
    `insert into account (id, number, customer_id, currency, kind, tier, state, opened_on)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, number, customerId, currency, kind, tier, state, openedOn],
  );
  if (balance > 0) {
    const order = openingOf(number, balance, currency as Currency);
    await postPast(db, [{ order, at: new Date(`${openedOn}T09:00:00+08:00`) }]);
  }
  return { id, number };
}

/** The four fields of a secret, encrypted as a page does it; signed in if a cookie is given. */
export async function keypadFields({ site }: Pick<Bank, "site">, secret: string, cookie = "") {
  const response = await site.inject({
    url: "/v1/security/keyPad/signed/authentication/1.1",
    headers: { cookie },
  });
  return secretOnWire(response.json().content, secret);
}

/** The browser that a customer signs in with. */
export interface Browser {
  fds?: string;
  userAgent?: string;
}

/** Signs in by the real call; returns the Cookie header of the new session. */
export async function signIn(
  bank: Pick<Bank, "site">,
  person: Pick<Person, "nationalId" | "userId" | "password">,
  browser: Browser = {},
): Promise<string> {
  return cookieOf(bank, person, { ...browser, cookie: "session" });
}

/** Signs in in a new browser; returns the Cookie header of the token that the browser stores. */
export async function deviceOf(
  bank: Pick<Bank, "site">,
  person: Pick<Person, "nationalId" | "userId" | "password">,
): Promise<string> {
  return cookieOf(bank, person, { cookie: "device" });
}

async function cookieOf(
  bank: Pick<Bank, "site">,
  { nationalId, userId, password }: Pick<Person, "nationalId" | "userId" | "password">,
  {
    cookie,
    fds = "a browser of the tests",
    userAgent = "Chrome/156 Windows",
  }: Browser & { cookie: string },
): Promise<string> {
  const response = await bank.site.inject({
    method: "POST",
    url: "/v1/customer/login",
    headers: { "user-agent": userAgent },
    payload: { natlId: nationalId, userId, fds, ...(await keypadFields(bank, password)) },
  });
  const found = response.cookies.find(({ name }) => plainCookieName(name) === cookie);
  if (!found) throw new Error(`nobody was signed in: ${response.body}`);
  return `${found.name}=${found.value}`;
}

/** A valid national ID for each number, of a letter that is no longer issued. */
export function nationalIdOf(number: number): string {
  const stem = `Y1${String(7_000_000 + number)}`;
  const found = [..."0123456789"].find((digit) => parseNationalId(stem + digit) !== null);
  return `${stem}${found}`;
}
