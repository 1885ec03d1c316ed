import { describe, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { ask, lettersTo, trySignIn } from "../../../../tests/people/asking.ts";
import {
  deviceOf,
  keypadFields,
  makeCustomer,
  nationalIdOf,
  type Person,
  signIn,
} from "../../../../tests/people/customers.ts";

const bank = testBank();
const FDS = "a browser of the tests";

/** Attempts a sign-in from a browser with a cookie and a version-2 fingerprint. */
function tryHere(person: Person, cookie: string, password?: string) {
  return trySignIn(bank(), person, { cookie, more: { fds: FDS }, ...(password && { password }) });
}

async function lockFromOutside(person: Person): Promise<void> {
  for (let time = 0; time < 5; time += 1) await trySignIn(bank(), person);
}

describe("the token of a device", () => {
  test("is given at a sign-in with a fingerprint, hidden from scripts, and kept as a hash [C09]", async () => {
    const person = await makeCustomer(bank());
    const response = await bank().site.inject({
      method: "POST",
      url: "/v1/customer/login",
      payload: {
        natlId: person.nationalId,
        userId: person.userId,
        fds: FDS,
        ...(await keypadFields(bank(), person.password)),
      },
    });
    const header = [response.headers["set-cookie"]].flat().find((each) => each?.includes("device"));
    expect(header).toMatch(
      /^__Host-device=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=34560000$/,
    );
    const value = header?.slice("__Host-device=".length).split(";")[0] ?? "";
    const rows = await bank().owner.query(
      "select from login_device_token where encode(token_hash, 'escape') like '%' || $1 || '%'",
      [value],
    );
    expect(rows).toEqual([]);
  });

  test("is not given without a fingerprint, and not honoured without one [C09]", async () => {
    const person = await makeCustomer(bank());
    const { password } = person;
    const without = await trySignIn(bank(), person, { password });
    expect(without.code).toBe(200);
    expect(without.cookies).not.toHaveProperty("__Host-device");
    const cookie = await deviceOf(bank(), person);
    await lockFromOutside(person);
    expect((await trySignIn(bank(), person, { cookie, password })).code).toBe("CHEA000013");
    expect((await tryHere(person, cookie, password)).code).toBe(200);
  });

  test("stays the same at the next sign-in, and is shared by who uses the same browser", async () => {
    const [one, two] = [await makeCustomer(bank()), await makeCustomer(bank())];
    const cookie = await deviceOf(bank(), one);
    const second = await tryHere(two, cookie, two.password);
    expect(`__Host-device=${second.cookies["__Host-device"]}`).toBe(cookie);
    for (const person of [one, two]) {
      await lockFromOutside(person);
      expect((await tryHere(person, cookie, person.password)).code).toBe(200);
    }
  });

  test("is replaced where somebody else chose it", async () => {
    const person = await makeCustomer(bank());
    const chosen = `__Host-device=${"a".repeat(43)}`;
    const { cookies } = await tryHere(person, chosen, person.password);
    expect(cookies["__Host-device"]).toMatch(/^(?!a{43})[\w-]{43}$/);
  });

  test("is kept of five browsers that look alike", async () => {
    const person = await makeCustomer(bank());
    const first = await deviceOf(bank(), person);
    const others = [];
    for (let time = 0; time < 5; time += 1) others.push(await deviceOf(bank(), person));
    await lockFromOutside(person);
    expect((await tryHere(person, first, person.password)).code).toBe("CHEA000013");
    expect((await tryHere(person, others[0] ?? "", person.password)).code).toBe(200);
  });
});

describe("a lock", () => {
  test("by strangers does not shut a customer out of a browser that they use [S05]", async () => {
    const person = await makeCustomer(bank());
    const cookie = await deviceOf(bank(), person);
    await lockFromOutside(person);
    const stranger = await trySignIn(bank(), person, { password: person.password });
    expect(stranger).toMatchObject({ code: "CHEA000013", content: { reason: "attempts" } });
    expect((await tryHere(person, cookie, person.password)).code).toBe(200);
    // The lock caused by unknown browsers still applies to them.
    expect((await trySignIn(bank(), person, { password: person.password })).code).toBe(
      "CHEA000013",
    );
  });

  test("by five wrong ones in the own browser locks that one, and no other [S05]", async () => {
    const person = await makeCustomer(bank());
    const [here, there] = [await deviceOf(bank(), person), await deviceOf(bank(), person)];
    const responses = [];
    for (let time = 0; time < 5; time += 1) responses.push(await tryHere(person, here));
    expect(responses.map(({ code, content }) => [code, content])).toEqual([
      ["CHEA000012", { left: 4 }],
      ["CHEA000012", { left: 3 }],
      ["CHEA000012", { left: 2 }],
      ["CHEA000012", { left: 1 }],
      ["CHEA000013", { reason: "attempts" }],
    ]);
    expect((await tryHere(person, here, person.password)).code).toBe("CHEA000013");
    expect((await lettersTo(bank(), person))[0]?.subject).toContain("鎖定");
    expect((await tryHere(person, there, person.password)).code).toBe(200);
    expect((await trySignIn(bank(), person)).content).toEqual({ left: 4 });
  });

  test("holds in a browser whose device its owner has forgotten [S05]", async () => {
    const person = await makeCustomer(bank());
    const device = await deviceOf(bank(), person);
    const cookie = await signIn(bank(), person);
    const { content } = await ask(bank(), "/v1/customer/login/devices", { cookie });
    const path = `/v1/customer/login/devices/${content.dvcList[0].dvcId}`;
    await ask(bank(), path, { method: "DELETE", cookie });
    await lockFromOutside(person);
    expect((await tryHere(person, device, person.password)).code).toBe("CHEA000013");
  });

  test("in another customer's browser is as in any that is not known [S05]", async () => {
    const [person, other] = [await makeCustomer(bank()), await makeCustomer(bank())];
    const cookie = await deviceOf(bank(), other);
    const unknown = { nationalId: nationalIdOf(920_001), userId: "nobody21" } as Person;
    const seen = [];
    for (const each of [person, unknown]) {
      const responses = [];
      for (let time = 0; time < 6; time += 1) responses.push(await tryHere(each, cookie));
      seen.push(responses.map(({ code, content }) => ({ code, content })));
    }
    expect(seen[0]).toEqual(seen[1]);
    await lockFromOutside(other);
    expect((await tryHere(other, cookie, other.password)).code).toBe(200);
  });

  test("has the same life for a customer and for somebody invented [S05]", async () => {
    const known = await makeCustomer(bank());
    const unknown = { nationalId: nationalIdOf(920_002), userId: "nobody22" };
    const seen = async (wrong: number, days: number) => {
      const responses = [];
      for (const person of [known, unknown]) {
        const { nationalId, userId } = person;
        await bank().owner.query(
          `insert into login_try values ($1, $2, bank.now() - make_interval(days => $3))
           on conflict (pair_hash) do update set wrong = excluded.wrong, at = excluded.at`,
          [bank().vault.tag("login-pair", nationalId, userId), wrong, days],
        );
        const { code, content } = await trySignIn(bank(), person);
        responses.push({ code, content });
      }
      expect(responses[0]).toEqual(responses[1]);
      return responses[0];
    };
    expect(await seen(4, 29)).toMatchObject({ code: "CHEA000013" });
    expect(await seen(4, 31)).toMatchObject({ content: { left: 4 } });
    expect(await seen(5, 364)).toMatchObject({ code: "CHEA000013" });
    expect(await seen(5, 366)).toMatchObject({ content: { left: 4 } });
  });

  test("from outside leaves the password checks of a signed-in browser alone [C04]", async () => {
    const person = await makeCustomer(bank());
    const device = await deviceOf(bank(), person);
    const cookie = `${await signIn(bank(), person)}; ${device}`;
    await lockFromOutside(person);
    const fields = await keypadFields(bank(), person.password, cookie);
    const payload = { authTpCd: "1", authPposCd: "step-up", ...fields };
    const path = "/v1/authentication/password/certification";
    expect((await ask(bank(), path, { payload, cookie })).code).toBe(200);
  });
});

test("who signs in where somebody else is signed in ends that session", async () => {
  const [one, two] = [await makeCustomer(bank()), await makeCustomer(bank())];
  const cookie = await signIn(bank(), one);
  const fields = await keypadFields(bank(), two.password, cookie);
  const payload = { natlId: two.nationalId, userId: two.userId, ...fields };
  expect((await ask(bank(), "/v1/customer/login", { payload, cookie })).code).toBe(200);
  const replayed = await ask(bank(), "/v1/customer/login/extensions", { cookie });
  expect(replayed.code).toBe("CHEA000001");
});

test("signing out drops the chat of the browser, and not its device [C10]", async () => {
  const cookie = await signIn(bank(), await makeCustomer(bank()));
  const { cookies } = await ask(bank(), "/v1/customer/logout", { method: "POST", cookie });
  expect(cookies).toEqual({ "__Host-session": "", "__Host-chat": "" });
});

test("a customer signs in from a known browser while strangers hold every turn of theirs", async () => {
  const person = await makeCustomer(bank());
  const cookie = await deviceOf(bank(), person);
  const end = Promise.withResolvers<void>();
  // More than run at once and wait in all, from sixty networks.
  const strangers = Array.from({ length: 600 }, (_, at) =>
    bank()
      .vault.inTurn("strangers", `network ${at % 60}`, () => end.promise)
      .catch(() => "refused"),
  );
  expect((await tryHere(person, cookie, person.password)).code).toBe(200);
  end.resolve();
  await Promise.all(strangers);
});
