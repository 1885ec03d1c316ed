import { expect, test } from "vitest";
import { readSettings, SettingsError } from "../settings/settings.ts";

const BANK_MODE = "demonstration";
const mail = {
  BANK_MODE,
  MAIL_URL: "smtps://ada:secret@mail.example:465",
  MAIL_FROM: "bank@dawnbank.example",
};
const sms = { BANK_MODE, SMS_URL: "https://sms.example/send?v=1", SMS_KEY: "sixteen letters!" };

test("without settings letters stay in the outbox", () => {
  expect(readSettings({})).toMatchObject({ mail: null, sms: null });
});

test("with them there are ways out", () => {
  expect(readSettings({ ...mail, ...sms })).toMatchObject({
    mail: { url: mail.MAIL_URL, from: mail.MAIL_FROM },
    sms: { url: sms.SMS_URL, key: sms.SMS_KEY },
  });
});

test.each([
  "smtp://localhost",
  "smtp://127.0.0.1:1025",
  "smtp://[::1]:1025/",
  "smtp://a%40b:c%20d@mail.example:587",
])("%s is a mail server", (url) => {
  expect(readSettings({ ...mail, MAIL_URL: url }).mail?.url).toBe(url);
});

test.each(["http://127.0.0.1:9000/sms", "http://localhost/", "http://[::1]:9000/"])(
  "%s is a gateway on this machine",
  (url) => {
    expect(readSettings({ ...sms, SMS_URL: url }).sms?.url).toBe(url);
  },
);

test.each([
  ["MAIL_URL", "mail.example"],
  ["MAIL_URL", "https://mail.example"],
  ["MAIL_URL", "smtp://"],
  ["MAIL_URL", "smtp://mail.example/inbox"],
  ["MAIL_URL", "smtp://mail.example?pool=false"],
  ["MAIL_URL", "smtp://ada:100%@mail.example"],
  ["MAIL_FROM", "Dawn <bank@dawnbank.example>"],
  ["MAIL_FROM", "bank@dawnbank.example, eve@dawnbank.example"],
  ["SMS_URL", "http://sms.example/send"],
  ["SMS_URL", "http://127.0.0.1.sms.example/send"],
  ["SMS_URL", "ftp://sms.example/send"],
  ["SMS_URL", "https://ada:secret@sms.example/send"],
  ["SMS_KEY", "fifteen letters"],
])("%s=%s stops the start, and no secret is repeated", (name, value) => {
  const reading = () => readSettings({ ...mail, ...sms, [name]: value });
  expect(reading).toThrow(SettingsError);
  expect(reading).toThrow(new RegExp(`^${name} must `));
  if (name !== "MAIL_FROM") expect(reading).not.toThrow(value);
});

test.each([
  [{ ...mail, MAIL_FROM: "" }, "MAIL_FROM must be set where MAIL_URL is."],
  [{ ...sms, SMS_KEY: "" }, "SMS_KEY must be set where SMS_URL is."],
])("a way out needs its other half: %j", (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence);
});
