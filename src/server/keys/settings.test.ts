import { expect, test } from "vitest";
import { readSettings, withoutSettings } from "../settings/settings.ts";

const token = {
  SIGNING_TOKEN_MODULE: "/usr/lib/driver.so",
  SIGNING_TOKEN_LABEL: "documents",
  SIGNING_TOKEN_KEY: "2026",
  SIGNING_TOKEN_PIN: "24681357",
  SIGNING_CHAIN_FILE: "/etc/bank/chain.pem",
};

test("a token is set completely or not at all, and not beside a key file", () => {
  const { signingToken } = readSettings(token);
  expect(signingToken).toMatchObject({ module: "/usr/lib/driver.so", pin: "24681357" });
  expect(readSettings({}).signingToken).toBeNull();
  for (const name of Object.keys(token)) {
    expect(() => readSettings({ ...token, [name]: "" })).toThrow(`A token needs ${name} as well`);
  }
  const both = { ...token, SIGNING_KEY_FILE: "/etc/bank/key.p12" };
  expect(() => readSettings(both)).toThrow("not by both");
});

test("a time-stamp authority needs the roots that it is known by", () => {
  const alone = { TIME_STAMP_URL: "https://stamps.example/tsa" };
  expect(() => readSettings(alone)).toThrow("TIME_STAMP_CA_FILE must be set");
});

test("a program that loads foreign code gets none of the bank's settings", () => {
  const environment = { ...token, SECRET_KEY: "ab".repeat(32), SOFTHSM2_CONF: "/etc/softhsm.conf" };
  expect(withoutSettings(environment)).toEqual({ SOFTHSM2_CONF: "/etc/softhsm.conf" });
});
