import { afterEach, describe, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../../tests/bank/clock.ts";
import {
  ask,
  certifyCode,
  codeSentTo,
  trailOf,
  wrongCode,
} from "../../../../tests/people/asking.ts";
import { deviceOf, makeCustomer, nationalIdOf } from "../../../../tests/people/customers.ts";

const bank = testBank();
const START = Date.parse("2026-03-02T02:00:00Z");
const later = (minutes: number) => setClock(bank(), new Date(START + minutes * 60_000));
let addresses = 0;
let unknown = 910_000;

afterEach(() => freeClock(bank()));

function freshAddress(): string {
  addresses += 1;
  return `10.2.${Math.floor(addresses / 200)}.${(addresses % 200) + 1}`;
}

function freshUnknown(): string {
  unknown += 1;
  return nationalIdOf(unknown);
}

function request(natlId: string, { address = freshAddress(), cookie = "" } = {}) {
  const payload = { authPposCd: "find-user-id", cntcTpCd: "2", natlId };
  return ask(bank(), "/v1/authentication/otp/nologin/request", { payload, address, cookie });
}

describe("a stranger with a national ID", () => {
  test("ends only the code that was tried, never the owner's own [C06] [C07]", async () => {
    const person = await makeCustomer(bank());
    const theirs = await request(person.nationalId);
    const wrong = wrongCode(await codeSentTo(bank(), person, "mail"));
    for (let time = 0; time < 7; time += 1) {
      await certifyCode(bank(), "", theirs.content.otpId, wrong);
    }
    const own = await request(person.nationalId);
    const right = await codeSentTo(bank(), person, "mail");
    expect((await certifyCode(bank(), "", own.content.otpId, right)).code).toBe(200);
    // Checked attempts are in the owner's trail; attempts on an ended code are not.
    const trail = await trailOf(bank(), "otp.check", person);
    expect(trail.map(({ outcome }) => outcome)).toEqual([
      ...["OTPM000001", "OTPM000001", "OTPM000001", "OTPM000001", "OTPM000006"],
      "ok",
    ]);
  });

  test("keeps nobody else waiting while the stranger's code is valid, only oneself [C06]", async () => {
    const person = await makeCustomer(bank());
    const address = freshAddress();
    const { code, content } = await request(person.nationalId, { address });
    expect(code).toBe(200);
    const again = await request(person.nationalId, { address });
    expect(again).toMatchObject({ code: "OTPM000004", content: { otpId: content.otpId } });
    expect((await request(person.nationalId)).code).toBe(200);
  });

  test("has ten codes a day from a network, and all strangers together twenty, known or not [C06]", async () => {
    const known = await makeCustomer(bank());
    for (const natlId of [known.nationalId, freshUnknown()]) {
      const networks = [freshAddress(), freshAddress(), freshAddress()];
      const codes = [];
      for (let time = 0; time < 22; time += 1) {
        await later(time * 5);
        codes.push((await request(natlId, { address: networks[Math.floor(time / 11)] })).code);
      }
      const ten = Array.from({ length: 10 }, () => 200);
      expect(codes).toEqual([...ten, "PLAT000005", ...ten, "PLAT000005"]);
      expect((await request(natlId, { address: networks[2] })).code).toBe("PLAT000005");
      await setClock(bank(), "2026-03-02T16:00:00Z");
      expect((await request(natlId, { address: networks[2] })).code).toBe(200);
    }
  });

  test("cannot use up the day of a browser in which the owner has signed in [C06]", async () => {
    const [person, other] = [await makeCustomer(bank()), await makeCustomer(bank())];
    const cookie = await deviceOf(bank(), person);
    const networks = [freshAddress(), freshAddress()];
    for (let time = 0; time < 20; time += 1) {
      await later(time * 5);
      await request(person.nationalId, { address: networks[time % 2] });
    }
    expect((await request(person.nationalId)).code).toBe("PLAT000005");
    expect((await request(person.nationalId, { cookie: await deviceOf(bank(), other) })).code).toBe(
      "PLAT000005",
    );
    expect((await request(person.nationalId, { cookie })).code).toBe(200);
    // That browser has its own limit too.
    for (let time = 21; time <= 30; time += 1) {
      await later(time * 5);
      const { code } = await request(person.nationalId, { cookie });
      expect(code).toBe(time < 30 ? 200 : "PLAT000005");
    }
  });
});

describe("a network", () => {
  test("has thirty requests an hour, and is told when the next begins [C06]", async () => {
    const address = freshAddress();
    await setClock(bank(), "2026-03-02T02:59:00Z");
    for (let time = 0; time < 30; time += 1) {
      expect((await request(freshUnknown(), { address })).code).toBe(200);
    }
    const over = await request(freshUnknown(), { address });
    expect(over).toMatchObject({ code: "PLAT000005", content: { seconds: 60 } });
    expect((await request(freshUnknown())).code).toBe(200);
    await setClock(bank(), "2026-03-02T03:00:00Z");
    expect((await request(freshUnknown(), { address })).code).toBe(200);
  });

  test("has two hundred a Taipei day [C06]", async () => {
    const address = freshAddress();
    let passed = 0;
    for (let time = 0; time < 210; time += 1) {
      await setClock(bank(), new Date(START + Math.floor(time / 30) * 3_600_000));
      const { code } = await request(freshUnknown(), { address });
      if (code === 200) passed += 1;
    }
    expect(passed).toBe(200);
    await setClock(bank(), "2026-03-02T16:00:00Z");
    expect((await request(freshUnknown(), { address })).code).toBe(200);
  });

  test("is counted exactly when forty come at once [C06]", async () => {
    const address = freshAddress();
    const responses = await Promise.all(
      Array.from({ length: 40 }, () => request(freshUnknown(), { address })),
    );
    expect(responses.filter(({ code }) => code === 200)).toHaveLength(30);
  });
});
