import { describe, expect, test } from "vitest";
import { everyResponse, plainPolicy } from "#server/http/headers.ts";
import { testBank } from "../bank/bank.ts";
import { addresses } from "../browser/addresses.ts";

const bank = testBank({ pagesPerMinute: 100_000 });
const OWN = "/kit/policies";
const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile";

async function policiesOf(url: string, headers: Record<string, string> = {}) {
  const response = await bank().site.inject({ url, headers });
  return {
    status: response.statusCode,
    content: String(response.headers["content-security-policy"]),
    permissions: String(response.headers["permissions-policy"]),
  };
}

const strict = everyResponse["permissions-policy"];
const sourcesOf = (policy: string, name: string) =>
  policy.split("; ").find((part) => part.startsWith(`${name} `));

describe("a screen that asks for more", () => {
  test("may use the camera and the microphone, and reach the adapter of this computer", async () => {
    const { status, content, permissions } = await policiesOf(OWN);
    expect(status).toBe(200);
    expect(permissions.split(", ")).toEqual([
      "camera=(self)",
      "microphone=(self)",
      "geolocation=()",
      "payment=()",
      "usb=()",
      "browsing-topics=()",
      "loopback-network=(self)",
    ]);
    const connect = sourcesOf(content, "connect-src")?.split(" ") ?? [];
    expect(connect.slice(0, 3)).toEqual(["connect-src", "'self'", "https://localhost:56450"]);
    expect(connect).toHaveLength(14);
    expect(
      connect
        .slice(2)
        .every((origin) => /^https:\/\/(localhost|127\.0\.0\.1):5[46][456]50$/.test(origin)),
    ).toBe(true);
    // Everything else is as on any other page.
    const rest = (policy: string) => policy.replace(/connect-src [^;]*/, "connect-src");
    expect(rest(content)).toBe(rest(plainPolicy));
  });

  test.each([
    ["its error page", `${OWN}?show=missing`, 404, {}],
    ["the way to another page", `${OWN}?show=another`, 302, {}],
    ["the notice for phones", OWN, 200, { "user-agent": PHONE }],
    ["its data for the router", `${OWN}.data`, 200, {}],
    ["a page beside it", "/kit/pc-only", 200, {}],
    ["an address below it", `${OWN}/more`, 404, {}],
  ])("gives nothing of that to %s", async (_, url, status, headers) => {
    const response = await policiesOf(url, headers);
    expect(response.status).toBe(status);
    expect(response.permissions).toBe(strict);
    expect(sourcesOf(response.content, "connect-src")).not.toContain("https:");
  });

  test("is drawn anew by the router with the same permissions", async () => {
    const { permissions, content } = await policiesOf(`${OWN}/`);
    expect(permissions).toContain("camera=(self)");
    expect(sourcesOf(content, "connect-src")).toContain("https://127.0.0.1:54650");
  });
});

test("every other page is as strict as ever", async () => {
  const others = Object.keys(addresses).filter((address) => !address.startsWith(OWN));
  expect(others.length).toBeGreaterThan(50);
  const loose: string[] = [];
  for (const address of others) {
    const { permissions, content } = await policiesOf(address);
    if (permissions !== strict) loose.push(address);
    const connect = sourcesOf(content, "connect-src");
    if (connect !== undefined && connect !== "connect-src 'self'") loose.push(address);
  }
  // The device check needs the adapter, camera and microphone; its later steps need a session.
  expect([...new Set(loose)]).toEqual(["/upgrade-account/drivers"]);
});
