import { describe, expect, test } from "vitest";
import { type CookieName, cookiesOf, wireName } from "./cookies.ts";

const names: CookieName[] = [
  "session",
  "staff-session",
  "national-id",
  "chat",
  "device",
  "staff-device",
  "inquiry",
];

describe("cookies of a request", () => {
  test.each([
    ["alone", "__Host-session=abc"],
    ["among others", "theme=dark; __Host-session=abc; language=ko"],
    ["without spaces between", "theme=dark;__Host-session=abc;x=1"],
  ])("are read %s", (_, header) => {
    expect(cookiesOf(header).read("session")).toBe("abc");
  });

  test.each([
    ["no header", undefined],
    ["an empty header", ""],
    ["a name that only ends like it", "x__Host-session=abc"],
    ["a name without the prefix that binds it to this host", "session=abc"],
    ["a value that holds the name", "a=__Host-session=abc"],
  ])("are not read from %s", (_, header) => {
    expect(cookiesOf(header).read("session")).toBeUndefined();
  });

  test("the first of two with one name counts: browsers send the more exact one first", () => {
    expect(cookiesOf("__Host-chat=one; __Host-chat=two").read("chat")).toBe("one");
  });
});

describe("cookies of an answer", () => {
  test("there are none unless some are set", () => {
    const cookies = cookiesOf("__Host-session=abc");
    expect(cookies.headers()).toEqual([]);
    expect(cookies.endsSession()).toBe(false);
  });

  test.each(names)("%s is for this host over TLS only and hidden from scripts", (name) => {
    const cookies = cookiesOf(undefined);
    cookies.set({ name, value: "v", seconds: 60 });
    const [header = "", ...more] = cookies.headers();
    expect(more).toEqual([]);
    expect(wireName(name)).toMatch(/^__Host-/);
    const sameSite = name === "staff-session" ? "Strict" : "Lax";
    expect(header).toBe(
      `${wireName(name)}=v; Path=/; Secure; HttpOnly; SameSite=${sameSite}; Max-Age=60`,
    );
  });

  test("one without seconds lasts until the browser closes", () => {
    const cookies = cookiesOf(undefined);
    cookies.set({ name: "session", value: "v", seconds: null });
    expect(cookies.headers()[0]).not.toContain("Max-Age");
  });

  test("of two with one name the last goes out", () => {
    const cookies = cookiesOf(undefined);
    cookies.set({ name: "session", value: "one", seconds: null });
    cookies.set({ name: "session", value: "two", seconds: null });
    expect(cookies.headers()).toHaveLength(1);
    expect(cookies.headers()[0]).toContain("=two;");
    expect(cookies.endsSession()).toBe(false);
  });

  test.each([
    ["session", true],
    ["staff-session", true],
    ["national-id", false],
  ] as const)(
    "%s without a value is forgotten by the browser; that ends a session: %s",
    (name, ends) => {
      const cookies = cookiesOf(undefined);
      cookies.set({ name, value: null, seconds: 60 });
      expect(cookies.headers()[0]).toMatch(/^__Host-[\w-]+=; .*; Max-Age=0$/);
      expect(cookies.endsSession()).toBe(ends);
    },
  );
});
