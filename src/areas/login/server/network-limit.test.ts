import { afterEach, describe, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../../tests/bank/clock.ts";
import { trySignIn } from "../../../../tests/people/asking.ts";
import { deviceOf, makeCustomer, nationalIdOf } from "../../../../tests/people/customers.ts";

const bank = testBank();
const START = Date.parse("2026-03-02T02:00:00Z");
const later = (seconds: number) => setClock(bank(), new Date(START + seconds * 1000));
let invented = 0;

afterEach(() => freeClock(bank()));

/** An attempt on a user who was never tried before. */
function spray(address: string) {
  invented += 1;
  const person = {
    nationalId: nationalIdOf(930_000 + invented),
    userId: `spray${String(invented).padStart(5, "0")}`,
  };
  return trySignIn(bank(), person, { address });
}

/** Sets a network's outstanding wrong passwords, as if they had just happened. */
async function owing(network: string, wrong: number): Promise<void> {
  await bank().owner.query(
    `insert into login_network values ($1, $2::int, bank.now() + $2::int * interval '30 seconds')
     on conflict (network_hash) do update
       set wrong = excluded.wrong, clear_at = excluded.clear_at`,
    [bank().vault.tag("login-network", network), wrong],
  );
}

describe("wrong passwords of one network", () => {
  test("are refused from the twenty-first on, with the seconds to wait [S05]", async () => {
    await later(0);
    await owing("192.0.2.1", 19);
    await owing("192.0.2.11", 20);
    expect((await spray("192.0.2.1")).code).toBe("CHEA000012");
    expect(await spray("192.0.2.1")).toMatchObject({
      status: 200,
      code: "PLAT000005",
      content: { seconds: 30 },
    });
    await later(29);
    expect((await spray("192.0.2.11")).content).toEqual({ seconds: 1 });
    await later(30);
    expect((await spray("192.0.2.1")).code).toBe("CHEA000012");
    // The next one costs twice as much: the cost of unexpired failures grows.
    expect((await spray("192.0.2.1")).content).toEqual({ seconds: 60 });
    expect((await spray("192.0.2.2")).code).toBe("CHEA000012");
  });

  test("are forgotten when they are paid off", async () => {
    await later(0);
    await owing("192.0.2.3", 20);
    expect((await spray("192.0.2.3")).code).toBe("PLAT000005");
    await later(600);
    expect((await spray("192.0.2.3")).code).toBe("CHEA000012");
    const [row] = await bank().owner.query(
      "select wrong from login_network where network_hash = $1",
      [bank().vault.tag("login-network", "192.0.2.3")],
    );
    expect(row).toEqual({ wrong: 1 });
  });

  test("keep nobody out for longer where the clock was set back", async () => {
    await later(86_400);
    await owing("192.0.2.8", 20);
    await later(0);
    expect((await spray("192.0.2.8")).code).toBe("CHEA000012");
  });

  test("are none after a right one, also where the clock was set back by minutes", async () => {
    const { password, ...person } = await makeCustomer(bank());
    const address = "192.0.2.10";
    await later(1_800);
    expect((await trySignIn(bank(), person, { address, password })).code).toBe(200);
    await later(0);
    expect((await trySignIn(bank(), person, { address, password })).code).toBe(200);
  });

  test("count together in an IPv6 network of /64, and not beyond it", async () => {
    await later(0);
    await owing("2001:db8:1:2", 18);
    for (const end of [1, 2]) await spray(`2001:db8:1:2::${end}`);
    expect((await spray("2001:db8:1:2:ffff::1")).code).toBe("PLAT000005");
    expect((await spray("2001:db8:1:3::1")).code).toBe("CHEA000012");
  });

  test("are judged twenty times of fifty that come at once, before any hash", async () => {
    await later(0);
    const responses = await Promise.all(Array.from({ length: 50 }, () => spray("192.0.2.4")));
    expect(responses.filter(({ code }) => code === "CHEA000012")).toHaveLength(20);
    expect(responses.filter(({ code }) => code === "PLAT000005")).toHaveLength(30);
  });

  test("are refused again within a second by what the database said before, and no longer", async () => {
    await later(0);
    const address = "192.0.2.9";
    await owing(address, 20);
    expect((await spray(address)).content).toEqual({ seconds: 30 });
    // Another process forgave everything meanwhile.
    await owing(address, 0);
    await later(0.5);
    expect((await spray(address)).content).toEqual({ seconds: 30 });
    await later(2);
    expect((await spray(address)).code).toBe("CHEA000012");
  });

  test("do not keep out who signs in from a browser of theirs in that network", async () => {
    const [person, other] = [await makeCustomer(bank()), await makeCustomer(bank())];
    await later(0);
    const cookie = await deviceOf(bank(), person);
    const address = "192.0.2.5";
    await owing(address, 20);
    const more = { fds: "a browser of the tests" };
    const { password } = person;
    const there = await trySignIn(bank(), person, { address, cookie, more, password });
    expect(there.code).toBe(200);
    // An unknown browser has to wait, customer or not.
    const unknown = await trySignIn(bank(), other, { address, password: other.password });
    expect(unknown.code).toBe("PLAT000005");
    expect(await spray(address)).toEqual(unknown);
  });

  test("are not made of right ones, nor of those that were never judged", async () => {
    await later(0);
    const address = "192.0.2.6";
    const person = await makeCustomer(bank());
    await owing(address, 15);
    const { password } = person;
    for (let time = 0; time < 3; time += 1) {
      expect((await trySignIn(bank(), person, { address, password })).code).toBe(200);
    }
    const more = { kpadTknVal: "used" };
    for (let time = 0; time < 3; time += 1) {
      expect((await trySignIn(bank(), person, { address, more })).code).toBe("KPAD000001");
    }
    // Five are checked before the lock; an attempt refused by the lock is not a guess.
    for (let time = 0; time < 8; time += 1) await trySignIn(bank(), person, { address });
    const [row] = await bank().owner.query(
      "select wrong from login_network where network_hash = $1",
      [bank().vault.tag("login-network", address)],
    );
    expect(row).toEqual({ wrong: 20 });
    expect((await spray(address)).code).toBe("PLAT000005");
  });
});

test("what strangers are refused is one row for a network and an hour, not one for each try", async () => {
  await later(0);
  const address = "192.0.2.7";
  await owing(address, 18);
  for (let time = 0; time < 6; time += 1) await spray(address);
  const counted = await bank().owner.query(
    "select event, outcome, times from stranger_count where network = $1 order by outcome",
    [address],
  );
  expect(counted).toEqual([
    { event: "login", outcome: "CHEA000012", times: 2 },
    { event: "login", outcome: "PLAT000005", times: 4 },
  ]);
  const rows = await bank().owner.query("select from audit where address = $1", [address]);
  expect(rows).toEqual([]);
});
