import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { writeChatMessage } from "#areas/chat/contract.ts";
import { smallPicture } from "#server/uploads/pictures.testing.ts";
import { listen, testBank } from "../../tests/bank/bank.ts";
import { CallError, fieldsOf, UNREACHABLE } from "./ask.ts";
import { askWithFiles } from "./ask-with-files.ts";

const bank = testBank();
const { fetch } = globalThis;
let origin = "";

beforeAll(async () => {
  origin = await listen(bank().site);
});
afterEach(() => vi.unstubAllGlobals());

/** Sends a message with a picture as a page of the site does, whose paths have no origin. */
async function send(text: string, to = origin) {
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => fetch(`${to}${path}`, init));
  const files = [new File([new Uint8Array(await smallPicture("png"))], "a.png")];
  const sentences = { PLAT000001: "later", PLAT000010: "no way there", PLAT000011: "too slow" };
  const options = { language: "en", sentences } as const;
  return askWithFiles(writeChatMessage, { input: { text }, files }, options);
}

async function errorOf(promise: Promise<unknown>): Promise<CallError> {
  const thrown = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (thrown instanceof CallError) return thrown;
  throw new Error("there was no CallError");
}

test("a call with files resolves with its content, and names a malformed field as the page does [A11]", async () => {
  const { messages } = await send("see the picture");
  expect(messages[0]).toMatchObject({ text: "see the picture", files: [{ fileName: "a.png" }] });
  const error = await errorOf(send("x".repeat(501)));
  expect(fieldsOf(error).map(({ field }) => field)).toEqual(["text"]);
  expect(await errorOf(send("x", "http://127.0.0.1:1"))).toMatchObject({ code: UNREACHABLE });
});
