import { afterEach, describe, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../../tests/bank/clock.ts";
import { ask, lettersTo, trySignIn } from "../../../../tests/people/asking.ts";
import { makeCustomer, type Person, signIn } from "../../../../tests/people/customers.ts";
import { DEVICES_MOST } from "../rules.ts";

const bank = testBank();
const CHROME = "Mozilla/5.0 (Windows NT 10.0) Chrome/156.0 Safari/537.36";
const FIREFOX = "Mozilla/5.0 (Macintosh) Firefox/140.0";

afterEach(() => freeClock(bank()));

async function riskOf(person: Person, fds: string | undefined, userAgent = CHROME) {
  const { content } = await trySignIn(bank(), person, {
    password: person.password,
    more: fds === undefined ? {} : { fds },
    headers: { "user-agent": userAgent },
  });
  return content.riskCd;
}

async function reasonsOf({ id }: Person): Promise<string[][]> {
  const rows = await bank().owner.query<{ reasons: string[] }>(
    "select reasons from login_history where customer_id = $1 order by at, id",
    [id],
  );
  return rows.map(({ reasons }) => reasons);
}

describe("a sign-in", () => {
  test("is new on a browser once, and known from then on [C09]", async () => {
    const person = await makeCustomer(bank());
    expect(await riskOf(person, "one")).toBe("new");
    expect(await riskOf(person, "one")).toBe("low");
    expect(await riskOf(person, "two")).toBe("new");
    expect(await reasonsOf(person)).toEqual([["first-seen"], [], ["first-seen"]]);
  });

  test("is known after an update of the browser, by its token [C09]", async () => {
    const person = await makeCustomer(bank());
    const { password } = person;
    const first = await trySignIn(bank(), person, { password, more: { fds: "one" } });
    const cookie = `__Host-device=${first.cookies["__Host-device"]}`;
    const updated = await trySignIn(bank(), person, { password, cookie, more: { fds: "two" } });
    expect(updated.content.riskCd).toBe("low");
    expect(await lettersTo(bank(), person)).toHaveLength(1);
  });

  test("on a new browser is told by mail, or by SMS where there is none [C09]", async () => {
    const [mailed, texted] = [
      await makeCustomer(bank()),
      await makeCustomer(bank(), { email: null }),
    ];
    for (const person of [mailed, texted]) {
      await riskOf(person, "same");
      await riskOf(person, "same");
    }
    const [mail, ...noMore] = await lettersTo(bank(), mailed);
    expect(mail).toMatchObject({ channel: "mail", address: mailed.email, language: "zh" });
    expect(mail?.body).toContain("Chrome 156, Windows");
    expect(noMore).toEqual([]);
    expect(await lettersTo(bank(), texted)).toMatchObject([
      { channel: "sms", address: texted.mobile, subject: null },
    ]);
  });

  test("on a browser that does not identify itself is told in words [C09]", async () => {
    const person = await makeCustomer(bank());
    await riskOf(person, "hidden", "curl/8.1");
    const [mail] = await lettersTo(bank(), person);
    expect(mail?.body).toContain("不明的瀏覽器");
  });

  test("on a new browser after three wrong passwords is unusual [C09]", async () => {
    const person = await makeCustomer(bank());
    await riskOf(person, "home");
    for (let time = 0; time < 3; time += 1) await trySignIn(bank(), person);
    expect(await riskOf(person, "elsewhere")).toBe("high");
    for (let time = 0; time < 3; time += 1) await trySignIn(bank(), person);
    expect(await riskOf(person, "home")).toBe("low");
    const [session] = await bank().owner.query(
      "select risk from session where customer_id = $1 and ended_at is null",
      [person.id],
    );
    expect(session).toEqual({ risk: "low" });
  });

  test("on a browser of three others within a day is unusual, after a day no longer [C09]", async () => {
    await setClock(bank(), "2026-03-02T02:00:00Z");
    for (let time = 0; time < 3; time += 1) await riskOf(await makeCustomer(bank()), "shared");
    const [within, after] = [await makeCustomer(bank()), await makeCustomer(bank())];
    await setClock(bank(), "2026-03-03T01:59:59Z");
    expect(await riskOf(within, "shared")).toBe("high");
    await setClock(bank(), "2026-03-03T02:00:00Z");
    expect(await riskOf(after, "shared")).toBe("new");
    expect(await reasonsOf(within)).toEqual([["first-seen", "shared-browser"]]);
  });

  test("without a fingerprint is unusual only on a browser of another kind [C09]", async () => {
    const person = await makeCustomer(bank());
    expect(await riskOf(person, undefined, FIREFOX)).toBe("new");
    await riskOf(person, "home", CHROME);
    expect(await riskOf(person, undefined, CHROME)).toBe("new");
    expect(await riskOf(person, undefined, FIREFOX)).toBe("high");
  });

  test("keeps at most twenty browsers, and forgets the one unused for longest", async () => {
    const person = await makeCustomer(bank());
    for (let time = 0; time <= DEVICES_MOST; time += 1) {
      await setClock(bank(), new Date(Date.parse("2026-03-02T02:00:00Z") + time * 1000));
      await riskOf(person, `browser ${time}`);
    }
    const cookie = await signIn(bank(), person, { fds: "browser 1" });
    const { content } = await ask(bank(), "/v1/customer/login/devices", { cookie });
    expect(content.dvcList).toHaveLength(DEVICES_MOST);
    expect(await riskOf(person, "browser 0")).toBe("new");
  });

  test.each(["x".repeat(2_001), "a\u0000b"])(
    "takes no fingerprint like %.5s [C09]",
    async (fds) => {
      const person = await makeCustomer(bank());
      const response = await trySignIn(bank(), person, {
        password: person.password,
        more: { fds },
      });
      expect(response).toMatchObject({ status: 400, content: { fields: [{ field: "fds" }] } });
    },
  );
});
