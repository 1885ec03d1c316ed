import { describe, expect, test } from "vitest";
import { readSettings, SettingsError } from "./settings.ts";

const HERE = "postgres://bank:pw@127.0.0.1:5432/bank";
const ELSEWHERE = "postgres://bank:pw@db.dawnbank.example/bank";
const mail = { MAIL_URL: "smtps://mail.example:465", MAIL_FROM: "bank@dawnbank.example" };
const sms = { SMS_URL: "https://sms.example/", SMS_KEY: "sixteen letters!" };
const demonstration = { BANK_MODE: "demonstration" };
const SECRET_KEY = "9f3c51d07a4be8260c95f7381bd64ea2f01937c8ad5e62b4703c8e196fd2a5b7";
const production = {
  BANK_MODE: "production",
  SECRET_KEY,
  PUBLIC_ORIGIN: "https://www.dawnbank.example",
  ...mail,
  ...sms,
};

/** The errors that prevent a start; empty where it succeeds. */
function errorsOf(environment: Record<string, string>): string[] {
  try {
    readSettings(environment);
    return [];
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(SettingsError);
    return (thrown as Error).message.split("\n");
  }
}

describe("where no mode is said", () => {
  test.each([
    ["nothing", {}],
    ["a port and a directory", { PORT: "3100", DATA_DIR: "/tmp/bank" }],
    ["another name of this machine", { HOST: "localhost" }],
    ["its IPv6 address", { HOST: "::1" }],
    ["an origin of this machine", { PUBLIC_ORIGIN: "http://localhost:3100" }],
    ["a secret", { SECRET_KEY: "ab".repeat(32) }],
    ["empty settings", { DATABASE_URL: "", MAIL_URL: " ", BANK_MODE: "" }],
  ])("%s set is the demonstration", (_, environment) => {
    expect(readSettings(environment).mode).toBe("demonstration");
  });

  test.each([
    ["DATABASE_URL", { DATABASE_URL: HERE }],
    ["DATABASE_URL", { DATABASE_URL: "postgres:///bank?host=/var/run/postgresql" }],
    ["DATABASE_OWNER_URL", { DATABASE_OWNER_URL: HERE }],
    ["HOST", { HOST: "0.0.0.0" }],
    ["HOST", { HOST: "::" }],
    ["HOST", { HOST: "10.1.2.3" }],
    ["PUBLIC_ORIGIN", { PUBLIC_ORIGIN: "https://www.dawnbank.example" }],
    ["PUBLIC_ORIGIN", { PUBLIC_ORIGIN: "http://www.dawnbank.example" }],
    ["PUBLIC_ORIGIN", { PUBLIC_ORIGIN: "https://localhost" }],
    ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "127.0.0.1" }],
    ["MAIL_URL", mail],
    ["SMS_URL", sms],
  ])(
    "%s is a sign of a real bank: nothing starts, and one sentence says what to set",
    (name, environment) => {
      const [sentence, ...more] = errorsOf(environment);
      expect(more).toEqual([]);
      expect(sentence).toContain(`BANK_MODE must be set where ${name} is set`);
      expect(sentence).toContain("BANK_MODE=production");
      expect(sentence).toContain("BANK_MODE=demonstration");
    },
  );

  test("all the signs are named at once", () => {
    expect(errorsOf({ HOST: "0.0.0.0", TRUSTED_PROXIES: "10.0.0.1", ...sms })).toEqual([
      expect.stringContaining("where HOST, TRUSTED_PROXIES, SMS_URL are set"),
    ]);
  });
});

describe("a demonstration that is said to be one", () => {
  test.each([
    ["a database of this machine", { DATABASE_URL: HERE }],
    ["one over a socket", { DATABASE_URL: "postgres:///bank?host=/var/run/postgresql" }],
    ["a public host", { HOST: "0.0.0.0" }],
    ["a public origin", { PUBLIC_ORIGIN: "https://www.dawnbank.example" }],
    ["real ways for letters", { ...mail, ...sms }],
  ])("may have %s", (_, environment) => {
    expect(readSettings({ ...demonstration, ...environment }).mode).toBe("demonstration");
  });

  test.each([ELSEWHERE, `${ELSEWHERE}?sslmode=verify-full`, `${HERE}?host=db.example`])(
    "never fills a database elsewhere: %s",
    (url) => {
      expect(errorsOf({ ...demonstration, DATABASE_URL: url })).toEqual([
        "DATABASE_URL must be a database of this machine in a demonstration.",
      ]);
    },
  );
});

describe("production", () => {
  test.each([
    ["the embedded database", {}],
    ["a database of this machine", { DATABASE_URL: HERE }],
    ["one elsewhere that is verified", { DATABASE_URL: `${ELSEWHERE}?sslmode=verify-full` }],
    [
      "a secret of sixteen different bytes",
      { SECRET_KEY: `${SECRET_KEY.slice(0, 32)}${SECRET_KEY.slice(2, 32)}9f` },
    ],
    [
      "a weak secret that is only accepted, to be replaced",
      { SECRET_KEYS_ACCEPTED: "00".repeat(32) },
    ],
    ["a public host behind a proxy", { HOST: "0.0.0.0", TRUSTED_PROXIES: "10.0.0.1" }],
  ])("starts with %s", (_, environment) => {
    expect(readSettings({ ...production, ...environment }).mode).toBe("production");
  });

  test.each([
    ["no secret", { SECRET_KEY: "" }, /^SECRET_KEY must be set in production; make one/],
    ["a secret of 31 bytes", { SECRET_KEY: "ab".repeat(31) }, /^SECRET_KEY must be 64 or more/],
    ["half a byte too many", { SECRET_KEY: "a".repeat(65) }, /^SECRET_KEY must be 64 or more/],
    ["no mail", { MAIL_URL: "", MAIL_FROM: "" }, /^MAIL_URL must be set in production/],
    ["no short messages", { SMS_URL: "", SMS_KEY: "" }, /^SMS_URL must be set in production/],
    ["no origin", { PUBLIC_ORIGIN: "" }, /^PUBLIC_ORIGIN must be the https:\/\/ origin/],
    [
      "an http origin",
      { PUBLIC_ORIGIN: "http://www.dawnbank.example" },
      /^PUBLIC_ORIGIN must be the https/,
    ],
    [
      "plain text to its database",
      { DATABASE_URL: ELSEWHERE },
      /^DATABASE_URL must end in \?sslmode=verify-full/,
    ],
    [
      "a database that anybody can answer for",
      { DATABASE_URL: `${ELSEWHERE}?sslmode=no-verify` },
      /^DATABASE_URL must end in/,
    ],
    [
      "an owner's connection that only this driver verifies",
      { DATABASE_URL: HERE, DATABASE_OWNER_URL: `${ELSEWHERE}?sslmode=require` },
      /^DATABASE_OWNER_URL must say sslmode=verify-full/,
    ],
    ["a secret of zeros", { SECRET_KEY: "00".repeat(32) }, /^SECRET_KEY has few different bytes/],
    ["one of a short part", { SECRET_KEY: "7e57".repeat(16) }, /^SECRET_KEY has few different/],
    [
      "one of fifteen different bytes",
      { SECRET_KEY: SECRET_KEY.slice(0, 30) + SECRET_KEY.slice(0, 28) + SECRET_KEY.slice(4, 14) },
      /^SECRET_KEY has few different bytes .+ make one with: openssl rand -hex 32\.$/,
    ],
    [
      "one that says its half twice",
      { SECRET_KEY: SECRET_KEY.slice(0, 32).repeat(2) },
      /^SECRET_KEY repeats a part of itself/,
    ],
    [
      "one that repeats seventeen bytes, the last time cut off",
      { SECRET_KEY: SECRET_KEY.slice(0, 34).repeat(3).slice(0, 96) },
      /^SECRET_KEY repeats a part of itself/,
    ],
    [
      "one that counts",
      { SECRET_KEY: Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString("hex") },
      /^SECRET_KEY counts up or down/,
    ],
    [
      "one that counts down by seven",
      {
        SECRET_KEY: Buffer.from(Array.from({ length: 32 }, (_, at) => 256 - at * 7)).toString(
          "hex",
        ),
      },
      /^SECRET_KEY counts up or down/,
    ],
    [
      "plain text to its owner",
      { DATABASE_URL: HERE, DATABASE_OWNER_URL: ELSEWHERE },
      /^DATABASE_OWNER_URL must end in/,
    ],
    [
      "a certificate that is not there",
      { DATABASE_URL: `${ELSEWHERE}?sslrootcert=/nowhere/ca.pem` },
      /^DATABASE_URL must name only certificates/,
    ],
  ])("does not start with %s", (_, environment, sentence) => {
    const errors = errorsOf({ ...production, ...environment });
    expect(errors).toEqual([expect.stringMatching(sentence)]);
    expect(errors.join()).not.toMatch(/pw@|abab|aaaa|0000|9f3c|7e57|0102/);
  });

  test.each(["sslmode=require", "sslmode=verify-ca", "sslmode=prefer", "ssl=true"])(
    "does not start with %s, which only this driver reads as verify-full",
    (query) => {
      expect(errorsOf({ ...production, DATABASE_URL: `${ELSEWHERE}?${query}` })).toEqual([
        "DATABASE_URL must say sslmode=verify-full for a database elsewhere: other words, such as require, verify the server with this version of the driver only, and a later one would talk to anybody.",
      ]);
    },
  );

  test("names everything that it misses at once", () => {
    const names = errorsOf({ BANK_MODE: "production" }).map((line) => line.split(" ")[0]);
    expect(names).toEqual(["SECRET_KEY", "MAIL_URL", "SMS_URL", "PUBLIC_ORIGIN"]);
  });
});

describe("the desk", () => {
  const desk = { DESK_PORT: "3001", DESK_ORIGIN: "https://desk.dawnbank.example" };

  test("is beside a demonstration, one port further, on this machine only", () => {
    expect(readSettings({ PORT: "3100" }).desk).toEqual({
      host: "127.0.0.1",
      port: 3101,
      origin: "http://localhost:3101",
    });
    expect(readSettings({ DESK_PORT: "0" }).desk).toBeNull();
  });

  test("is not opened by a real bank that does not say so", () => {
    expect(readSettings(production).desk).toBeNull();
    expect(readSettings({ ...production, ...desk }).desk).toEqual({
      host: "127.0.0.1",
      port: 3001,
      origin: "https://desk.dawnbank.example",
    });
  });

  test.each([
    ["without an origin", { DESK_ORIGIN: "" }, "DESK_ORIGIN must be the https:// origin"],
    ["without encryption", { DESK_ORIGIN: "http://desk.dawnbank.example" }, "DESK_ORIGIN must be"],
    ["at the host of the customers", { DESK_ORIGIN: "https://www.dawnbank.example:8443" }, "host"],
    ["at the port of the customers", { DESK_PORT: "3000" }, "DESK_PORT must be another port"],
  ])("is refused in production %s", (_, change, words) => {
    const [sentence, ...more] = errorsOf({ ...production, ...desk, ...change });
    expect(more).toEqual([]);
    expect(sentence).toContain(words);
  });

  test("of a demonstration, whose secrets are published, is never open to others", () => {
    const [sentence] = errorsOf({ ...demonstration, HOST: "0.0.0.0", DESK_HOST: "0.0.0.0" });
    expect(sentence).toContain("DESK_HOST must be an address of this machine");
    expect(readSettings({ ...demonstration, HOST: "0.0.0.0" }).desk?.host).toBe("127.0.0.1");
  });

  test.each([
    ["DESK_HOST", { DESK_HOST: "10.1.2.3" }],
    ["DESK_ORIGIN", { DESK_ORIGIN: "https://desk.dawnbank.example" }],
  ])("%s is a sign of a real bank, which must say what it is", (name, environment) => {
    const [sentence] = errorsOf(environment);
    expect(sentence).toContain(`BANK_MODE must be set where ${name} is set`);
  });
});
