import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../tests/bank/clock.ts";
import {
  codeOf,
  type Member,
  makeStaff,
  STAFF_COOKIE,
  staffSignIn,
  testDesk,
} from "../../../tests/bank/desk.ts";
import { ask } from "../../../tests/people/asking.ts";

const ORIGIN = "http://localhost:3001";
const bank = testBank();
const desk = testDesk(bank, {
  callsPerMinute: 100_000,
  desk: { host: "127.0.0.1", port: 3001, origin: ORIGIN },
});
const START = Date.parse("2026-03-02T02:00:00Z");
const later = (seconds: number) => setClock(bank(), new Date(START + seconds * 1000));

afterEach(() => freeClock(bank()));

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const text = (bytes: Buffer) => bytes.toString("base64url");

/** A key as a device has it, which tells and signs what a test wants. */
interface Device {
  id: Buffer;
  privateKey: KeyObject;
  publicKey: Buffer;
}

interface Overrides {
  origin?: string;
  rpId?: string;
  flags?: number;
  counter?: number;
  type?: string;
}

function makeDevice(): Device {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const spki = publicKey.export({ type: "spki", format: "der" });
  return { id: sha256(spki), privateKey, publicKey: spki };
}

function dataOf({ rpId = "localhost", flags = 0x05, counter = 1 }: Overrides, id?: Buffer): Buffer {
  const head = Buffer.alloc(37);
  sha256(rpId).copy(head);
  head[32] = id ? flags | 0x40 : flags;
  head.writeUInt32BE(counter, 33);
  if (!id) return head;
  const length = Buffer.alloc(18);
  length.writeUInt16BE(id.length, 16);
  return Buffer.concat([head, length, id]);
}

const clientDataOf = (challenge: string, type: string, origin = ORIGIN) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function created({ id, publicKey }: Device, challenge: string, overrides: Overrides = {}): string {
  const clientData = clientDataOf(challenge, overrides.type ?? "webauthn.create", overrides.origin);
  return JSON.stringify({
    clientData: text(clientData),
    authenticatorData: text(dataOf({ counter: 0, ...overrides }, id)),
    publicKey: text(publicKey),
  });
}

function signed({ id, privateKey }: Device, challenge: string, overrides: Overrides = {}): string {
  const clientData = clientDataOf(challenge, overrides.type ?? "webauthn.get", overrides.origin);
  const authenticatorData = dataOf(overrides);
  const whole = Buffer.concat([authenticatorData, sha256(clientData)]);
  return JSON.stringify({
    id: text(id),
    clientData: text(clientData),
    authenticatorData: text(authenticatorData),
    signature: text(sign("sha256", whole, privateKey)),
  });
}

const atDesk = (path: string, cookie = "", payload?: object) =>
  ask({ site: desk() }, `/v1/desk/${path}`, { cookie, ...(payload ? { payload } : {}) });
const challenge = async () => (await atDesk("sign-in/passkey-challenge")).content.challenge;

const signIn = ({ userId, password }: Member, passkey: string, change = {}) =>
  atDesk("sign-in", "", { userId, password, passkey, ...change });

/** A member of staff with a passkey, at a moment of their own. */
async function withPasskey(seconds: number) {
  await later(seconds);
  const member = await makeStaff(bank(), ["service"]);
  const cookie = await staffSignIn({ desk: desk(), clock: bank().clock }, member);
  // The code of the sign-in is used up.
  await later(seconds + 60);
  const device = makeDevice();
  const begun = (await atDesk("account/passkey-challenge", cookie)).content;
  const added = await atDesk("account/passkeys", cookie, {
    label: "辦公室電腦",
    appCode: codeOf(bank(), member),
    credential: created(device, begun.challenge),
  });
  expect(added.code).toBe(200);
  return { member, cookie, device };
}

const trailOf = async ({ id }: Member) => {
  const rows = await bank().owner.query<{ event: string; outcome: string }>(
    "select event, outcome from audit where actor_kind = 'staff' and actor_id = $1 order by at, id",
    [id],
  );
  return rows.map(({ event, outcome }) => `${event} ${outcome}`);
};

describe("a passkey", () => {
  test("signs in beside the password in the place of the code, is listed with its use, and leaves rows in the trail", async () => {
    const { member, device } = await withPasskey(0);
    const response = await signIn(member, signed(device, await challenge()));
    expect(response).toMatchObject({ code: 200, content: { signedIn: true } });
    const cookie = `${STAFF_COOKIE}=${response.cookies[STAFF_COOKIE]}`;
    const { passkeys } = (await atDesk("account", cookie)).content;
    expect(passkeys).toMatchObject([{ label: "辦公室電腦", usedAt: expect.any(String) }]);
    const trail = await trailOf(member);
    expect(trail).toContain("desk.passkey.add ok");
    expect(trail.filter((row) => row === "desk.sign-in ok")).toHaveLength(2);
  });

  test("is refused with a wrong password, by somebody else, and each time counts as a try", async () => {
    const { member, device } = await withPasskey(200);
    const other = await withPasskey(400);
    const response = async () => signed(device, await challenge());
    expect((await signIn(member, await response(), { password: "wrong" })).code).toBe("DESK000003");
    expect((await signIn(other.member, await response())).code).toBe("DESK000003");
    for (let tries = 0; tries < 4; tries += 1) await signIn(member, "{}");
    expect((await signIn(member, await response())).code).toBe("DESK000003");
    expect(await trailOf(member)).toContain("desk.sign-in DESK000003");
  });

  test.each<[string, Overrides]>([
    ["of another page", { origin: "https://desk.dawnbank.example.evil" }],
    ["of another host", { rpId: "evil.example" }],
    ["of nobody who proved who they are", { flags: 0x01 }],
    ["of nobody who was there", { flags: 0x04 }],
    ["made for another purpose", { type: "webauthn.create" }],
  ])("answer %s is refused", async (_, overrides) => {
    const { member, device } = await withPasskey(800);
    expect((await signIn(member, signed(device, await challenge(), overrides))).code).toBe(
      "DESK000003",
    );
    expect((await signIn(member, signed(device, await challenge()))).code).toBe(200);
  });

  test("answers a challenge once, in time, and only one that the bank gave", async () => {
    const { member, device } = await withPasskey(2_000);
    const given = await challenge();
    expect((await signIn(member, signed(device, given))).code).toBe(200);
    expect((await signIn(member, signed(device, given, { counter: 2 }))).code).toBe("DESK000003");
    const old = await challenge();
    await later(2_060 + 301);
    expect((await signIn(member, signed(device, old, { counter: 3 }))).code).toBe("DESK000003");
    const own = text(Buffer.from("9999999999.abc.def"));
    expect((await signIn(member, signed(device, own, { counter: 4 }))).code).toBe("DESK000003");
  });

  test("whose counter does not grow is a copy, and is refused", async () => {
    const { member, device } = await withPasskey(3_000);
    const tryWith = async (counter: number) =>
      (await signIn(member, signed(device, await challenge(), { counter }))).code;
    expect(await tryWith(7)).toBe(200);
    expect(await tryWith(7)).toBe("DESK000003");
    expect(await tryWith(8)).toBe(200);
  });

  test("is added only with the code of the app, for this page, once, and five at the most", async () => {
    const { member, cookie, device } = await withPasskey(4_000);
    const add = async (seconds: number, change: object = {}, credential?: string) => {
      await later(4_060 + seconds);
      const begun = (await atDesk("account/passkey-challenge", cookie)).content;
      return atDesk("account/passkeys", cookie, {
        label: "另一把",
        appCode: codeOf(bank(), member),
        credential: credential ?? created(makeDevice(), begun.challenge),
        ...change,
      });
    };
    expect((await add(60, { appCode: "000000" })).code).toBe("DESK000009");
    const foreign = created(makeDevice(), await challenge());
    expect((await add(120, {}, foreign)).code).toBe("DESK000012");
    const issued = (await atDesk("account/passkey-challenge", cookie)).content;
    const stub = created({ ...makeDevice(), id: Buffer.from("short") }, issued.challenge);
    expect((await add(150, {}, stub)).code).toBe("DESK000012");
    const begun = (await atDesk("account/passkey-challenge", cookie)).content;
    expect(begun.known).toEqual([text(device.id)]);
    expect((await add(180, {}, created(device, begun.challenge))).code).toBe("DESK000012");
    for (const seconds of [240, 300, 360, 420]) expect((await add(seconds)).code).toBe(200);
    expect((await add(480)).code).toBe("DESK000012");
  });

  test("that was removed signs in no more, by its owner or by an administrator; the code still does", async () => {
    const { member, cookie, device } = await withPasskey(6_000);
    const { passkeys } = (await atDesk("account", cookie)).content;
    const other = await withPasskey(6_200);
    const { cookie: strange } = other;
    const path = `account/passkeys/${passkeys[0].passkey}/removal`;
    await later(6_400);
    const removalCode = codeOf(bank(), member);
    const theirs = { removalCode: codeOf(bank(), other.member) };
    expect((await atDesk(path, strange, theirs)).code).toBe("DESK000004");
    expect((await atDesk(path, cookie, { removalCode: "000000" })).code).toBe("DESK000009");
    // Two at once with one code: it is used up by one of them, whichever key they remove.
    const removals = await Promise.all(
      [1, 2].map(async () => (await atDesk(path, cookie, { removalCode })).code),
    );
    expect(removals.filter((code) => code === 200)).toHaveLength(1);
    expect((await atDesk(path, cookie, { removalCode })).code).toBe("DESK000009");
    expect((await signIn(member, signed(device, await challenge()))).code).toBe("DESK000003");
    const chief = await staffSignIn(
      { desk: desk(), clock: bank().clock },
      await makeStaff(bank(), ["administrator"]),
    );
    const lost = { act: "passkeys", reason: "電話回報裝置遺失" };
    expect((await atDesk(`staff/${other.member.id}/lock`, chief, lost)).code).toBe(200);
    const gone = await signIn(other.member, signed(other.device, await challenge()));
    expect(gone.code).toBe("DESK000003");
    await later(6_600);
    await staffSignIn({ desk: desk(), clock: bank().clock }, other.member);
  });

  test("or a code must be there: an empty form names the field", async () => {
    const { userId, password } = await makeStaff(bank(), ["service"]);
    const response = await atDesk("sign-in", "", { userId, password });
    expect(response.code).toBe(400);
    expect(JSON.stringify(response.content)).toContain('"code"');
  });
});
