import { expect, test } from "vitest";
import { isSignInLocked, unlockSignIn } from "#areas/verification/server/sign-in-lock.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { ask, trySignIn } from "../../../../tests/people/asking.ts";
import { deviceOf, makeCustomer, type Person, signIn } from "../../../../tests/people/customers.ts";

const bank = testBank();
const FDS = "a browser of the tests";
const LOCKED = "CHEA000013";

/** Attempts a sign-in; with a cookie in that browser, else in an unknown one. */
async function tryIn(person: Person, cookie: string | null, password?: string) {
  const browser = cookie ? { cookie, more: { fds: FDS } } : {};
  return (await trySignIn(bank(), person, { ...browser, ...(password && { password }) })).code;
}

async function lock(person: Person, cookie: string | null): Promise<void> {
  for (let time = 0; time < 5; time += 1) await tryIn(person, cookie);
  expect(await tryIn(person, cookie, person.password)).toBe(LOCKED);
}

const isLocked = ({ id }: Person) => isSignInLocked(bank().pool, bank().vault, id);
const unlock = ({ id }: Person) => unlockSignIn(bank().pool, bank().vault, id);

test("an unlocked customer's own browsers stay out of strangers' reach [S05]", async () => {
  const person = await makeCustomer(bank());
  const own = await deviceOf(bank(), person);
  await lock(person, null);
  await unlock(person);
  await lock(person, null);
  expect(await tryIn(person, own, person.password)).toBe(200);
});

test("unlocking lifts the locks of all browsers, of this customer alone [S05]", async () => {
  const [person, other] = [await makeCustomer(bank()), await makeCustomer(bank())];
  const browsers = [await deviceOf(bank(), person), await deviceOf(bank(), person)];
  const theirs = await deviceOf(bank(), other);
  for (const each of browsers) await lock(person, each);
  await lock(other, theirs);
  await unlock(person);
  expect([await isLocked(person), await isLocked(other)]).toEqual([false, true]);
  for (const each of browsers) expect(await tryIn(person, each, person.password)).toBe(200);
  expect(await tryIn(other, theirs, other.password)).toBe(LOCKED);
});

test("who is unlocked in a shared browser signs in there again and again [S05]", async () => {
  const [one, two] = [await makeCustomer(bank()), await makeCustomer(bank())];
  const shared = await deviceOf(bank(), one);
  expect(await tryIn(two, shared, two.password)).toBe(200);
  await lock(one, shared);
  await unlock(one);
  for (const time of [1, 2])
    expect([time, await tryIn(one, shared, one.password)]).toEqual([time, 200]);
});

test("a lock does not return to a shared browser that its owner had removed [S05]", async () => {
  const [one, two] = [await makeCustomer(bank()), await makeCustomer(bank())];
  const shared = await deviceOf(bank(), one);
  expect(await tryIn(two, shared, two.password)).toBe(200);
  await lock(one, shared);
  const cookie = await signIn(bank(), one);
  const { content } = await ask(bank(), "/v1/customer/login/devices", { cookie });
  const path = `/v1/customer/login/devices/${content.dvcList[0].dvcId}`;
  await ask(bank(), path, { method: "DELETE", cookie });
  for (const time of [1, 2])
    expect([time, await tryIn(one, shared, one.password)]).toEqual([time, 200]);
});

test("a lock from before owners were stored can be lifted after the next try [S05]", async () => {
  const person = await makeCustomer(bank());
  const own = await deviceOf(bank(), person);
  await lock(person, own);
  await bank().owner.query("update login_try set customer_id = null where customer_id = $1", [
    person.id,
  ]);
  expect(await isLocked(person)).toBe(false);
  expect(await tryIn(person, own, person.password)).toBe(LOCKED);
  expect(await isLocked(person)).toBe(true);
  await unlock(person);
  expect(await tryIn(person, own, person.password)).toBe(200);
});
