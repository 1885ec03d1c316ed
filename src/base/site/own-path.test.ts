import fc from "fast-check";
import { expect, test } from "vitest";
import { hostileAddresses } from "../../../tests/people/hostile-addresses.ts";
import { linkPath, OWN_PATH_MOST, ownPath, withWayBack } from "./own-path.ts";

test.each(["/", "/overview", "/overview?amounts=shown", "/a//b", "/notice/3#top", "/%E5%85%AC"])(
  "%s is a path of this site",
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

test.each([
  ["another site", "https://elsewhere.example/"],
  ["another site without a scheme", "//elsewhere.example"],
  ["a backslash that browsers read as a slash", "/\\elsewhere.example"],
  ["a backslash further on", "/a\\b"],
  ["a tab that browsers drop", "/\t/elsewhere.example"],
  ["a line end", "/a\r\nset-cookie: a=b"],
  ["a space", "/a b"],
  ["letters that are not escaped", "/公告"],
  ["a script", "javascript:alert(1)"],
  ["a relative path", "overview"],
  ["nothing", ""],
  ["no text at all", null],
  ["a call", "/v1/customer/logout"],
  ["a stream", "/live/session"],
  ["the sign-in itself", "/login?to=/login"],
  ["the accessible sign-in", "/accessible/login?to=/accessible"],
  ["the way out", "/logout"],
])("%s is none", (_, text) => {
  expect(ownPath(text)).toBeNull();
});

test.each(hostileAddresses)("content links nowhere by %j", (text) => {
  expect(linkPath(text)).toBeNull();
  expect(ownPath(text)).toBeNull();
});

test.each([
  "/login?to=/overview",
  "/accessible/login",
  "/A/insurance/travel/trial",
  "/search?q=100%",
  "/search?q=..%2F..",
  "/notice/a.b/.well-known/...",
  "/livestock",
  "/v12/logout",
])("content may link to %s", (path) => {
  expect(linkPath(path)).toBe(path);
});

test("a path that is too long is none", () => {
  expect(ownPath(`/${"a".repeat(OWN_PATH_MOST - 1)}`)).not.toBeNull();
  expect(ownPath(`/${"a".repeat(OWN_PATH_MOST)}`)).toBeNull();
});

test("whatever is typed, a browser stays on this site", () => {
  const signs = fc.constantFrom("/", "\\", ":", "@", ".", "?", "#", "\t", "\n", "a", "%", "[");
  const odd = fc.string({ unit: signs, minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.oneof(odd, fc.webUrl(), fc.string()), (text) => {
      const path = linkPath(text);
      if (path === null) return;
      expect(new URL(path, "https://bank.example").origin).toBe("https://bank.example");
    }),
    { numRuns: 500 },
  );
});

test("the way back travels as one value", () => {
  expect(withWayBack("/login", null)).toBe("/login");
  expect(withWayBack("/login", "/a?b=c&d")).toBe("/login?to=%2Fa%3Fb%3Dc%26d");
  expect(withWayBack("/login?ended=timeout", "/a")).toBe("/login?ended=timeout&to=%2Fa");
});
