import type { FastifyRequest } from "fastify";
import { describe, expect, test } from "vitest";
import { type CookieName, type Cookies, cookiesOf } from "./cookies.ts";
import { ownSite } from "./own-site.ts";

const names: CookieName[] = [
  "session",
  "staff-session",
  "national-id",
  "chat",
  "device",
  "staff-device",
  "inquiry",
];

interface Facts {
  mode?: "demonstration" | "production";
  /** PUBLIC_ORIGIN. */
  origin?: string;
  /** As the server sees them, behind a trusted proxy those that it forwards. */
  protocol?: "http" | "https";
  host?: string;
}

/** The cookies of a request, by default one of a real bank's customers. */
function cookiesIn(header: string | undefined, facts: Facts = {}): Cookies {
  const { mode = "production", origin = "https://bank.example" } = facts;
  const { protocol = "https", host = "bank.example" } = facts;
  const server = { ownSite: ownSite({ mode, origin, host: "127.0.0.1" }) };
  return cookiesOf({ headers: { cookie: header }, protocol, host, server } as FastifyRequest);
}

const local = {
  mode: "demonstration",
  origin: "http://localhost:3000",
  protocol: "http",
  host: "localhost:3000",
} as const;

const elsewhere: [string, Facts][] = [
  ["a real bank", {}],
  ["a real bank by a local name without TLS", { ...local, mode: "production" }],
  ["a demonstration over TLS", { ...local, protocol: "https" }],
  ["a demonstration whose own address has TLS", { ...local, origin: "https://localhost:3000" }],
  ["a demonstration by another name", { ...local, host: "bank.example" }],
  ["a name that begins like a local one", { ...local, host: "localhost.bank.example" }],
  ["a name that ends like a local one", { ...local, host: "bank.localhost" }],
  ["an address of the network", { ...local, host: "192.168.1.7:3000" }],
  ["a request without a host", { ...local, host: "" }],
];

describe("cookies of a request", () => {
  test.each([
    ["alone", "__Host-session=abc"],
    ["among others", "theme=dark; __Host-session=abc; language=ko"],
    ["without spaces between", "theme=dark;__Host-session=abc;x=1"],
  ])("are read %s", (_, header) => {
    expect(cookiesIn(header).read("session")).toBe("abc");
  });

  test.each([
    ["no header", undefined],
    ["an empty header", ""],
    ["a name that only ends like it", "x__Host-session=abc"],
    ["a name without the prefix that binds it to this host", "session=abc"],
    ["the name of a demonstration on its own machine", "local-session=abc"],
    ["a value that holds the name", "a=__Host-session=abc"],
  ])("are not read from %s", (_, header) => {
    expect(cookiesIn(header).read("session")).toBeUndefined();
  });

  test("the first of two with one name counts: browsers send the more exact one first", () => {
    expect(cookiesIn("__Host-chat=one; __Host-chat=two").read("chat")).toBe("one");
  });
});

describe("the names of cookies", () => {
  const both = "local-chat=local; __Host-chat=host";

  test.each(elsewhere)(
    "%s has only those that a browser binds to its host and to TLS",
    (_, facts) => {
      const cookies = cookiesIn(both, facts);
      cookies.set({ name: "session", value: "v", seconds: null });
      expect(cookies.read("chat")).toBe("host");
      expect(cookiesIn("local-chat=local", facts).read("chat")).toBeUndefined();
      expect(cookies.headers()).toEqual([
        "__Host-session=v; Path=/; Secure; HttpOnly; SameSite=Lax",
      ]);
    },
  );

  test.each(["localhost", "localhost:3000", "LOCALHOST:3000", "127.0.0.1:3000", "[::1]:3000"])(
    "a demonstration at http://%s has only those that Safari stores without TLS",
    (host) => {
      const cookies = cookiesIn(both, { ...local, host });
      for (const name of names) cookies.set({ name, value: "v", seconds: null });
      expect(cookies.read("chat")).toBe("local");
      expect(cookiesIn("__Host-chat=host", { ...local, host }).read("chat")).toBeUndefined();
      expect(cookies.headers()).toEqual([
        "local-session=v; Path=/; HttpOnly; SameSite=Lax",
        "local-staff-session=v; Path=/; HttpOnly; SameSite=Strict",
        "local-national-id=v; Path=/; HttpOnly; SameSite=Lax",
        "local-chat=v; Path=/; HttpOnly; SameSite=Lax",
        "local-device=v; Path=/; HttpOnly; SameSite=Lax",
        "local-staff-device=v; Path=/; HttpOnly; SameSite=Lax",
        "local-inquiry=v; Path=/; HttpOnly; SameSite=Lax",
      ]);
    },
  );
});

describe("cookies of an answer", () => {
  test("there are none unless some are set", () => {
    const cookies = cookiesIn("__Host-session=abc");
    expect(cookies.headers()).toEqual([]);
    expect(cookies.endsSession()).toBe(false);
  });

  test.each(names)("%s is for this host over TLS only and hidden from scripts", (name) => {
    const cookies = cookiesIn(undefined);
    cookies.set({ name, value: "v", seconds: 60 });
    const sameSite = name === "staff-session" ? "Strict" : "Lax";
    expect(cookies.headers()).toEqual([
      `__Host-${name}=v; Path=/; Secure; HttpOnly; SameSite=${sameSite}; Max-Age=60`,
    ]);
  });

  test("one without seconds lasts until the browser closes", () => {
    const cookies = cookiesIn(undefined);
    cookies.set({ name: "session", value: "v", seconds: null });
    expect(cookies.headers()[0]).not.toContain("Max-Age");
  });

  test("of two with one name the last goes out", () => {
    const cookies = cookiesIn(undefined);
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
      const cookies = cookiesIn(undefined);
      cookies.set({ name, value: null, seconds: 60 });
      expect(cookies.headers()[0]).toMatch(/^__Host-[\w-]+=; .*; Max-Age=0$/);
      expect(cookies.endsSession()).toBe(ends);
    },
  );
});
