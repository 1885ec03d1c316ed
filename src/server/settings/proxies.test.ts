import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const proxiesOf = (TRUSTED_PROXIES: string) =>
  readSettings({ BANK_MODE: "demonstration", TRUSTED_PROXIES }).trustedProxies;

test.each([
  ["", []],
  ["10.0.0.1", ["10.0.0.1"]],
  ["10.0.0.0/8, 2001:db8::/32 ::1", ["10.0.0.0/8", "2001:db8::/32", "::1"]],
  ["192.0.2.0/32,::/128", ["192.0.2.0/32", "::/128"]],
])("TRUSTED_PROXIES may be %j", (text, proxies) => {
  expect(proxiesOf(text)).toEqual(proxies);
});

test.each([
  "10.0.0.0/33",
  "10.0.0.0/0",
  "2001:db8::/129",
  "10.0.0",
  "10.0.0.1/",
  "10.0.0.1/8/8",
  "10.0.0.1/+8",
  "fe",
  "10.0.0.1, 999.0.0.1",
  "proxy.bank.example",
])("TRUSTED_PROXIES may not be %j: the bank says so and does not start", (text) => {
  expect(() => proxiesOf(text)).toThrow(/^TRUSTED_PROXIES must be addresses such as 10\.0\.0\.1/);
});
