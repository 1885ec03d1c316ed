import { afterEach, describe, expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../tests/bank/clock.ts";
import {
  codeOf,
  type Member,
  makeStaff,
  staffSignIn,
  testDesk,
  tryStaffSignIn,
} from "../../../tests/bank/desk.ts";
import { ask } from "../../../tests/people/asking.ts";

const bank = testBank();
const desk = testDesk(bank, { callsPerMinute: 100_000 });
const at = () => ({ desk: desk(), clock: bank().clock });
const START = Date.parse("2026-03-02T02:00:00Z");
const later = (seconds: number) => setClock(bank(), new Date(START + seconds * 1000));

afterEach(() => freeClock(bank()));

const tryAs = (member: Member, change = {}) => tryStaffSignIn(at(), member, change);
const accountOf = (cookie: string) => ask({ site: desk() }, "/v1/desk/account", { cookie });

describe("recovery codes", () => {
  const make = (cookie: string, code: string) =>
    ask({ site: desk() }, "/v1/desk/account/recovery-codes", { payload: { code }, cookie });

  test("are made with the authenticator, sign in once each, and are void when new ones are made", async () => {
    await later(0);
    const member = await makeStaff(bank(), ["service"]);
    const cookie = await staffSignIn(at(), member);
    expect((await make(cookie, "000000")).code).toBe("DESK000009");
    await later(30);
    const { content } = await make(cookie, codeOf(bank(), member));
    const [first = "", second = ""] = content.codes as string[];
    expect(new Set(content.codes).size).toBe(10);
    expect(first).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/);
    expect((await tryAs(member, { code: first.toLowerCase() })).code).toBe(200);
    expect((await tryAs(member, { code: first })).code).toBe("DESK000003");
    const other = await makeStaff(bank(), ["service"]);
    expect((await tryAs(other, { code: second })).code).toBe("DESK000003");
    await later(60);
    const again = await staffSignIn(at(), member);
    expect((await accountOf(again)).content.recoveryCodes).toBe(9);
    await later(90);
    await make(again, codeOf(bank(), member));
    expect((await tryAs(member, { code: second })).code).toBe("DESK000003");
  });

  test("are not made by guessing the authenticator's code: of fifty at once five are judged", async () => {
    await later(0);
    const member = await makeStaff(bank(), ["service"]);
    const cookie = await staffSignIn(at(), member);
    await later(60);
    const right = codeOf(bank(), member);
    const wrong = Array.from({ length: 50 }, (_, place) => String(place).padStart(6, "0"));
    const guesses = wrong.filter((code) => code !== right).map((code) => make(cookie, code));
    expect(new Set((await Promise.all(guesses)).map(({ code }) => code))).toEqual(
      new Set(["DESK000009"]),
    );
    const [row] = await bank().owner.query<{ wrong: number }>(
      "select wrong from staff where id = $1",
      [member.id],
    );
    expect(row?.wrong).toBe(5);
    expect((await make(cookie, right)).code).toBe("DESK000009");
    expect((await tryAs(member)).code).toBe("DESK000003");
    await later(60 + 30 * 60);
    const again = await staffSignIn(at(), member);
    await later(120 + 30 * 60);
    expect((await make(again, codeOf(bank(), member))).code).toBe(200);
  });

  test("are good once of four at the same moment, and stand nowhere in the clear", async () => {
    await later(0);
    const member = await makeStaff(bank(), ["service"]);
    const cookie = await staffSignIn(at(), member);
    await later(30);
    const [code = ""] = (await make(cookie, codeOf(bank(), member))).content.codes as string[];
    const responses = await Promise.all(Array.from({ length: 4 }, () => tryAs(member, { code })));
    expect(responses.filter(({ code: answered }) => answered === 200)).toHaveLength(1);
    const rows = await bank().owner.query<{ text: string }>(
      "select code_hash::text as text from staff_recovery_code union all select audit::text from audit",
      [],
    );
    expect(rows.filter(({ text }) => text.includes(code.replace("-", "")))).toEqual([]);
  });
});
