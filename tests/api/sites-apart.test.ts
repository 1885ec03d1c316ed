import { beforeAll, describe, expect, test } from "vitest";
import { areas, builderAreas } from "#app/areas.ts";
import { deskEndpoints } from "#app/sites/desk.ts";
import { callKey } from "#base/call/call.ts";
import { rightFor } from "#base/call/callers.ts";
import { rightsOf, roles } from "#base/call/staff.ts";
import { siteOf } from "#base/site/paths.ts";
import { destinations } from "#desk/home/rules.ts";
import type { Endpoint } from "#server/api/call-context.ts";
import { screens } from "../../scripts/docs/screens.ts";
import { testBank } from "../bank/bank.ts";
import { makeStaff, STAFF_COOKIE, staffSignIn, testDesk } from "../bank/desk.ts";
import { ask } from "../people/asking.ts";
import { makeCustomer, signIn } from "../people/customers.ts";

// Here each site also serves the calls of the other, as if they had been listed by mistake: the
// authorization itself must hold, not only the absence of a call.
const mixed = { callsPerMinute: 100_000, pagesPerMinute: 100_000 };
const bank = testBank(mixed, deskEndpoints);
const mixedDesk = testDesk(bank, mixed, areas);
const desk = testDesk(bank, mixed);
const strictBank = testBank(mixed);

const customerCalls = areas.filter(({ call }) => call.who === "customer");
const staffCalls = deskEndpoints.filter(({ call }) => rightFor(call.who) !== null);
const anyones = [...areas, ...builderAreas].map(({ call }) => callKey(call));

let customer = "";
let staff = "";
const tokenIn = (cookie: string) => cookie.slice(cookie.indexOf("=") + 1);

beforeAll(async () => {
  customer = sessionIn(await signIn(bank(), await makeCustomer(bank())));
  staff = await staffSignIn({ desk: desk(), clock: bank().clock }, await makeStaff(bank(), roles));
});

/** The session cookie alone. */
function sessionIn(cookies: string): string {
  const found = cookies.split("; ").find((each) => each.startsWith("__Host-session="));
  if (!found) throw new Error("there is no session");
  return found;
}

/** A site's responses to each of the calls; their inputs need not be valid. */
async function responsesTo(
  site: Parameters<typeof ask>[0]["site"],
  calls: readonly Endpoint[],
  cookie: string,
): Promise<Record<string, unknown>> {
  const responses: Record<string, unknown> = {};
  for (const { call } of calls) {
    const { method } = call;
    const url = call.path.replace(/\{\w+\}/g, "1");
    const payload = method === "GET" ? {} : { payload: {} };
    const { status, code, content } = await ask({ site }, url, { method, cookie, ...payload });
    responses[callKey(call)] = [status, code, content];
  }
  return responses;
}

const all = (calls: readonly Endpoint[], response: readonly unknown[]) =>
  Object.fromEntries(calls.map(({ call }) => [callKey(call), response]));

test("there are calls of both kinds to try", () => {
  expect(customerCalls.length).toBeGreaterThan(20);
  expect(staffCalls.length).toBeGreaterThanOrEqual(40);
});

test("both sessions open what is theirs", async () => {
  const own = await ask(bank(), "/v1/customer/login/session", { cookie: customer });
  expect(own.content.loggedIn).toBe(true);
  for (const site of [desk(), mixedDesk()]) {
    expect((await ask({ site }, "/v1/desk/account", { cookie: staff })).code).toBe(200);
  }
});

describe("a session of staff with every role", () => {
  test("makes no call of a customer, whichever site answers it and whatever its cookie is called", async () => {
    const none = all(customerCalls, [200, "CHEA000001", null]);
    expect(await responsesTo(bank().site, customerCalls, staff)).toEqual(none);
    const renamed = `__Host-session=${tokenIn(staff)}`;
    expect(await responsesTo(bank().site, customerCalls, renamed)).toEqual(none);
    expect(await responsesTo(mixedDesk(), customerCalls, staff)).toEqual(
      all(customerCalls, [200, "DESK000001", null]),
    );
  });

  test("makes no call of staff on the customers' site", async () => {
    const none = all(staffCalls, [200, "CHEA000001", null]);
    expect(await responsesTo(bank().site, staffCalls, staff)).toEqual(none);
  });
});

describe("a customer's session", () => {
  test("makes no call of staff, whichever site answers it and whatever its cookie is called", async () => {
    const none = all(staffCalls, [200, "DESK000001", null]);
    expect(await responsesTo(desk(), staffCalls, customer)).toEqual(none);
    const renamed = `${STAFF_COOKIE}=${tokenIn(customer)}`;
    expect(await responsesTo(desk(), staffCalls, renamed)).toEqual(none);
    expect(await responsesTo(bank().site, staffCalls, customer)).toEqual(
      all(staffCalls, [200, "CHEA000001", null]),
    );
  });

  test("makes no call of a customer at the desk", async () => {
    const none = all(customerCalls, [200, "DESK000001", null]);
    expect(await responsesTo(mixedDesk(), customerCalls, customer)).toEqual(none);
  });
});

describe.each(roles)("a member of staff with the role %s alone", (role) => {
  let cookie = "";
  const held = rightsOf([role]);

  beforeAll(async () => {
    const member = await makeStaff(bank(), [role]);
    cookie = await staffSignIn({ desk: desk(), clock: bank().clock }, member);
  });

  test("makes the calls that the table of rights gives the role, and is refused every other", async () => {
    const responses = await responsesTo(desk(), staffCalls, cookie);
    const wrong = staffCalls.filter(({ call }) => {
      const [, code] = responses[callKey(call)] as [number, unknown];
      const isHeld = held.some((right) => right === rightFor(call.who));
      return isHeld ? code === "DESK000001" || code === "DESK000002" : code !== "DESK000002";
    });
    expect(wrong.map(({ call }) => callKey(call))).toEqual([]);
    expect(held.length).toBeGreaterThan(1);
  });

  test("opens the pages of the navigation that the role allows, and no other", async () => {
    const wrong: string[] = [];
    for (const { path, right } of Object.values(destinations)) {
      const { statusCode } = await desk().inject({ url: path, headers: { cookie } });
      const isHeld = held.some((each) => each === right);
      if (statusCode !== (isHeld ? 200 : 403)) wrong.push(`${path} ${statusCode}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe("as they are opened", () => {
  const both = () => `${customer}; ${staff}`;

  test("the desk has none of the customers' calls, and the customers' site none of the desk's", async () => {
    const missing = (responses: Record<string, unknown>) =>
      Object.entries(responses).filter(([, response]) => (response as unknown[])[0] !== 404);
    expect(missing(await responsesTo(desk(), [...areas, ...builderAreas], both()))).toEqual([]);
    expect(missing(await responsesTo(strictBank().site, deskEndpoints, both()))).toEqual([]);
    expect(deskEndpoints.filter(({ call }) => anyones.includes(callKey(call)))).toEqual([]);
  });

  // The last route is the catch-all.
  const paths = screens()
    .map(({ address }) => address.replace(/:\w+/g, "1"))
    .filter((address) => !address.includes("*"));
  const ofDesk = paths.filter((path) => siteOf(path) === "desk");
  const ofCustomers = paths.filter((path) => siteOf(path) === "customers");

  test("the customers' site has no page of the desk, however it is spelled", async () => {
    expect(ofDesk.length).toBeGreaterThanOrEqual(3);
    const found: string[] = [];
    for (const path of [...ofDesk, "/desk"]) {
      for (const url of [
        path,
        `${path}/`,
        path.toUpperCase(),
        `${path}.data`,
        `/%64${path.slice(2)}`,
      ]) {
        const response = await strictBank().site.inject({ url, headers: { cookie: both() } });
        if (response.statusCode !== 404 || response.body.includes("staff")) found.push(url);
      }
    }
    const url = `/__manifest?paths=${ofDesk.join(",")}&version=`;
    const { body } = await strictBank().site.inject({ url, headers: { cookie: both() } });
    if (body.includes("desk-account")) found.push(url);
    expect(found).toEqual([]);
  });

  test("the desk has no page of the customers' site", async () => {
    expect(ofCustomers.length).toBeGreaterThan(60);
    const found: string[] = [];
    for (const path of ofCustomers.filter((each) => each !== "/")) {
      for (const url of [path, `${path}/`, `${path}.data`]) {
        const response = await desk().inject({ url, headers: { cookie: both() } });
        if (response.statusCode !== 404) found.push(`${url} ${response.statusCode}`);
      }
    }
    expect(found).toEqual([]);
    const home = await desk().inject({ url: "/", headers: { cookie: both() } });
    expect([home.statusCode, home.headers.location]).toEqual([302, "/desk/home"]);
  });

  test("a page of the desk opens for its own session only", async () => {
    const open = (cookie: string) => desk().inject({ url: "/desk/account", headers: { cookie } });
    expect((await open(staff)).statusCode).toBe(200);
    for (const cookie of ["", customer, `${STAFF_COOKIE}=${tokenIn(customer)}`]) {
      const response = await open(cookie);
      expect([response.statusCode, response.headers.location]).toEqual([
        302,
        "/desk/sign-in?session=ended",
      ]);
    }
  });
});
