import { afterEach, describe, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../../tests/bank/clock.ts";
import {
  ask,
  certifyCode,
  codeSentTo,
  lettersTo,
  wrongCode,
} from "../../../../tests/people/asking.ts";
import { makeCustomer, nationalIdOf, signIn } from "../../../../tests/people/customers.ts";

const bank = testBank();
let addresses = 0;
let unknown = 900_000;

afterEach(() => freeClock(bank()));

/** An address that sent no request yet. */
function freshAddress(): string {
  addresses += 1;
  return `10.0.${Math.floor(addresses / 200)}.${(addresses % 200) + 1}`;
}

function freshUnknown(): string {
  unknown += 1;
  return nationalIdOf(unknown);
}

function request(typed: object, address = freshAddress(), language = "zh-TW") {
  const payload = { authPposCd: "find-user-id", cntcTpCd: "2", ...typed };
  return ask(bank(), "/v1/authentication/otp/nologin/request", { payload, address, language });
}

describe("a code for a visitor", () => {
  test("reaches the owner of the national ID and becomes a proof [C06] [C07]", async () => {
    const person = await makeCustomer(bank());
    const { content } = await request({ natlId: person.nationalId });
    expect(content).toEqual({ otpId: expect.any(String), seconds: 300, sentTo: null });
    const typed = await codeSentTo(bank(), person, "mail");
    expect((await certifyCode(bank(), "", content.otpId, typed)).code).toBe(200);
  });

  test("is the same for somebody unknown, to whom nothing is sent [C06]", async () => {
    const known = await makeCustomer(bank());
    const [before] = await bank().owner.query("select count(*) from outbox", []);
    const steps = async (natlId: string) => {
      const address = freshAddress();
      const by = (cntcTpCd: string) => request({ natlId, cntcTpCd }, address);
      const first = await by("2");
      const responses = [first, await by("2"), await by("1")];
      const right = await codeSentTo(bank(), known, "mail");
      for (let time = 0; time < 6; time += 1) {
        responses.push(await certifyCode(bank(), "", first.content.otpId, wrongCode(right)));
      }
      responses.push(await by("2"));
      return responses.map(({ content, ...response }) => ({
        ...response,
        content: content && { ...content, otpId: content.otpId && "an id" },
      }));
    };
    await setClock(bank(), "2026-03-02T02:00:00Z");
    const responses = await steps(known.nationalId);
    expect(responses.map(({ code }) => code)).toEqual([
      ...[200, "OTPM000004", 200],
      ...["OTPM000001", "OTPM000001", "OTPM000001", "OTPM000001", "OTPM000006", "OTPM000006"],
      200,
    ]);
    expect(await steps(freshUnknown())).toEqual(responses);
    const [after] = await bank().owner.query("select count(*)::int - 3 as sent from outbox", []);
    expect(after).toEqual({ sent: Number((before as { count: string }).count) });
  });

  test("to reset a password reaches nobody by another's user ID [C06]", async () => {
    const person = await makeCustomer(bank());
    const wanted = { authPposCd: "reset-password", natlId: person.nationalId };
    const wrong = await request({ ...wanted, userId: "somebody1" });
    const right = await request({ ...wanted, userId: person.userId.toUpperCase() });
    expect(Object.keys(wrong.content)).toEqual(Object.keys(right.content));
    const letters = await lettersTo(bank(), person);
    expect(letters).toHaveLength(1);
    const typed = await codeSentTo(bank(), person, "mail");
    expect((await certifyCode(bank(), "", wrong.content.otpId, typed)).code).toBe("OTPM000001");
    expect((await certifyCode(bank(), "", right.content.otpId, typed)).code).toBe(200);
  });

  test("by mail is nobody's where the bank has no mail address [C06]", async () => {
    const person = await makeCustomer(bank(), { email: null });
    expect((await request({ natlId: person.nationalId })).code).toBe(200);
    expect(await lettersTo(bank(), person)).toEqual([]);
    expect((await request({ natlId: person.nationalId, cntcTpCd: "1" })).code).toBe(200);
    expect(await lettersTo(bank(), person)).toHaveLength(1);
  });

  test("is no code of a session, and a session's is none of a visitor's [C07]", async () => {
    const person = await makeCustomer(bank());
    const { content } = await request({ natlId: person.nationalId });
    const cookie = await signIn(bank(), person);
    const typed = await codeSentTo(bank(), person, "mail");
    const proof = await certifyCode(bank(), cookie, content.otpId, typed);
    expect(proof.code).toBe(200);
    const [endpoints] = await bank().owner.query(
      "select session_hash, purpose from verification_proof where customer_id = $1",
      [person.id],
    );
    expect(endpoints).toEqual({ session_hash: null, purpose: "find-user-id" });
  });
});

describe("what is wrong in form", () => {
  test.each([
    [{ natlId: "" }, ["natlId"]],
    [{}, ["natlId"]],
    [{ authPposCd: "reset-password" }, ["natlId", "userId"]],
    [{ authPposCd: "transfer", natlId: "A123456789" }, ["authPposCd"]],
    [{ cntcTpCd: "3", natlId: "A123456789" }, ["cntcTpCd"]],
  ])("is said beside its field: %j [C06] [V01]", async (typed, fields) => {
    const { status, content } = await request(typed);
    expect(status).toBe(400);
    expect(content.fields.map(({ field }: { field: string }) => field)).toEqual(fields);
  });

  test.each([
    [{ natlId: "A12345678" }, "CHEA000014"],
    [{ natlId: "A123456788" }, "CHEA000011"],
    [{ natlId: "A123456789", userId: "abc", authPposCd: "reset-password" }, "CHEA000010"],
  ])("is refused: %j with %s [C06] [E15]", async (typed, code) => {
    expect((await request(typed)).code).toBe(code);
  });
});
