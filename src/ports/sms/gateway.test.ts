import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type SmsGateway, startSmsGateway } from "../../../tests/neighbours/sms-gateway.ts";
import { DeliveryError } from "../delivery-error.ts";
import { gatewaySms } from "./gateway.ts";
import type { Sms } from "./port.ts";

const KEY = "a key that both sides know";
const letter = {
  id: "0199aaaa-0000-7000-8000-000000000002",
  to: "0912345678",
  text: "驗證碼 123456",
};

let gateway: SmsGateway;
let sms: Sms;
beforeAll(async () => {
  gateway = await startSmsGateway(KEY);
  sms = gatewaySms(gateway.url, KEY);
});
afterEach(() => {
  gateway.requests.length = 0;
  gateway.delivered.clear();
  gateway.respond = () => 202;
});
afterAll(() => gateway.stop());

const errorOf = async (sending: Promise<void>) => {
  const thrown = await sending.catch((reason: unknown) => reason);
  expect(thrown).toBeInstanceOf(DeliveryError);
  const { message, isFinal } = thrown as DeliveryError;
  return { message, isFinal };
};

test("a short message goes to the gateway with a signature over its very bytes", async () => {
  await sms.send(letter);
  expect(gateway.requests).toEqual([letter]);
});

test("a message that is handed over twice reaches the phone once", async () => {
  await Promise.all([sms.send(letter), sms.send(letter)]);
  expect(gateway.requests).toHaveLength(2);
  expect([...gateway.delivered.values()]).toEqual([letter]);
});

test("with another key nothing is believed, and the letter waits for the right one", async () => {
  const stranger = gatewaySms(gateway.url, `${KEY}.`);
  expect(await errorOf(stranger.send(letter))).toEqual({
    message: "gateway 401",
    isFinal: false,
  });
  expect(gateway.requests).toEqual([]);
});

test.each([
  [400, true],
  [410, true],
  [422, true],
  [499, true],
  [307, false],
  [403, false],
  [408, false],
  [409, false],
  [429, false],
  [500, false],
  [503, false],
])("the answer %i is for good: %s", async (status, isFinal) => {
  gateway.respond = () => status;
  expect(await errorOf(sms.send(letter))).toEqual({ message: `gateway ${status}`, isFinal });
});

test.each([
  "",
  "0912345678,0922333444",
  "0912345678\r\n",
  "0912-345-678",
  "0223456789",
  "+886912345678",
])("the number %j is not in the form that we keep, and goes nowhere", async (to) => {
  expect(await errorOf(sms.send({ ...letter, to }))).toEqual({
    message: "bad mobile number",
    isFinal: true,
  });
  expect(gateway.requests).toEqual([]);
});

test("a gateway that is away may come back", async () => {
  const gone = await startSmsGateway(KEY);
  await gone.stop();
  expect(await errorOf(gatewaySms(gone.url, KEY).send(letter))).toEqual({
    message: "gateway away",
    isFinal: false,
  });
});
