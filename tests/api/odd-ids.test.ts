import { expect, test } from "vitest";
import { deskEndpoints, deskTopics } from "#app/sites/desk.ts";
import { pathParameters } from "#base/call/call.ts";
import { STREAM_PATH } from "#base/call/live.ts";
import { roles } from "#base/call/staff.ts";
import { callCodec } from "#base/call/wire.ts";
import type { ApiSchema } from "#server/api/api-document.ts";
import { nearlyRight } from "../attacks/values.ts";
import { testBank } from "../bank/bank.ts";
import { makeStaff, staffSignIn, testDesk } from "../bank/desk.ts";
import { randomOf } from "../runs/random.ts";

const bank = testBank();
const desk = testDesk(bank, { callsPerMinute: 100_000 });

/** Each fits the pattern of some id, and no row. */
const odd = [
  "-".repeat(36),
  "a".repeat(36),
  "00000000-0000-4000-8000-000000000000",
  "9".repeat(18),
  "D99999999ABCD",
  "x",
];
const withId = deskEndpoints.filter(({ call }) => pathParameters(call.path).length > 0);

async function signedIn(): Promise<string> {
  const member = await makeStaff(bank(), [...roles]);
  return staffSignIn({ desk: desk(), clock: bank().clock }, member);
}

test("no id that a path of the desk may hold is a fault", async () => {
  const random = randomOf("odd ids");
  const cookie = await signedIn();
  const faults: string[] = [];
  for (const { call } of withId) {
    const names = pathParameters(call.path);
    for (const id of odd) {
      const input = nearlyRight(callCodec(call).input.schema as ApiSchema, random) as object;
      const body = Object.entries(input).filter(([name]) => !names.includes(name));
      const url = names.reduce((path, name) => path.replace(`{${name}}`, id), call.path as string);
      const isRead = call.method === "GET";
      const { statusCode } = await desk().inject({
        method: call.method,
        url,
        headers: { cookie },
        ...(isRead ? {} : { payload: Object.fromEntries(body) }),
      });
      if (statusCode >= 500) faults.push(`${statusCode} ${call.method} ${url}`);
    }
  }
  expect(withId.length).toBeGreaterThan(30);
  expect(faults).toEqual([]);
}, 60_000);

test("a page of the desk with such an id is not there", async () => {
  const cookie = await signedIn();
  const pages = ["certificates", "inquiries", "approvals", "customers", "disputes", "video"];
  for (const url of pages.flatMap((page) => odd.map((id) => `/desk/${page}/${id}`))) {
    const { statusCode } = await desk().inject({ url, headers: { cookie } });
    expect([302, 404], url).toContain(statusCode);
  }
  const url = `/desk/chats?chat=${"-".repeat(36)}`;
  expect((await desk().inject({ url, headers: { cookie } })).statusCode).toBe(200);
});

test("nobody hears a topic of the desk that cannot be, and asking for it is no fault", async () => {
  const cookie = await signedIn();
  for (const { kind } of deskTopics) {
    for (const key of odd) {
      const url = `${STREAM_PATH}?topic=${kind.name}:${key}`;
      expect((await desk().inject({ url, headers: { cookie } })).statusCode, url).toBe(403);
    }
  }
});
