import { beforeAll, beforeEach, expect, test } from "vitest";
import { smallPicture } from "#server/uploads/pictures.testing.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import {
  forgetCounts,
  makeTopics,
  registerWith,
  type Sent,
  sendAhead,
  storedOf,
} from "../../../../tests/people/inquiries.ts";

const bank = testBank();
let jpeg: Sent;
let png: Sent;
beforeAll(async () => {
  await makeTopics(bank());
  jpeg = { name: "帳單.jpg", bytes: await smallPicture("jpeg") };
  png = { name: "screen.png", bytes: await smallPicture("png") };
});
beforeEach(() => forgetCounts(bank()));

const inquiries = async () => (await bank().owner.query("select from inquiry", [])).length;
const uploads = async () => (await bank().owner.query("select from inquiry_upload", [])).length;

test.each([
  ["the inquiry", () => registerWith(bank(), [jpeg, { ...png, part: "photo" }])],
  ["files that are sent ahead", () => sendAhead(bank(), [{ ...png, part: "photo" }])],
  ["a text of the form", () => registerWith(bank(), [{ ...png, part: "cont" }])],
])("a file under another name is refused with %s, and nothing is kept [C36]", async (_, send) => {
  const before = [await inquiries(), await uploads()];
  const { status, content } = await send();
  expect(status).toBe(400);
  expect(content.fields).toEqual([
    { field: expect.stringMatching(/^(photo|cont)$/), message: expect.any(String) },
  ]);
  expect([await inquiries(), await uploads()]).toEqual(before);
});

test.each([
  ["PC", "pc"],
  ["iPhone", "iphone"],
  ["Android", "android"],
])("an inquiry names the device %s [F17]", async (device, stored) => {
  const { code, content } = await registerWith(bank(), [], { device });
  expect(code).toBe(200);
  expect(await storedOf(bank(), content.rcptNbr)).toMatchObject({ device: stored });
});
