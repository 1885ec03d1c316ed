import { Type as T } from "typebox";
import { expect, test } from "vitest";
import { call } from "#base/call/call.ts";
import { statusOfRefused } from "#base/call/submitted.ts";
import { costlyLimits, costlyWork } from "../limits/costly-work.ts";
import { noFiles } from "../uploads/form-parts.ts";
import type { CallContext, Endpoint } from "./call-context.ts";
import { submitWithin } from "./forms.ts";
import { invokers } from "./invoke.ts";

const question = call({
  method: "POST",
  path: "/v1/test/questions",
  summary: "A question",
  who: "anyone",
  weight: 2,
  input: T.Object({ words: T.String() }),
  output: T.Object({}),
  errors: [],
});

test("a form over the caller's allowance is refused with what was typed, and when to come back", async () => {
  const endpoint = { name: "question", area: "test", call: question, handler: async () => ({}) };
  const context = {
    customer: null,
    staff: null,
    language: "en",
    files: noFiles,
    actor: { kind: "visitor" },
    from: { address: "192.0.2.1" },
    costly: costlyWork({ ...costlyLimits, unitsPerMinute: 2 }, () => 0),
  } as unknown as CallContext<"anyone">;
  const submit = submitWithin(invokers([endpoint as Endpoint]), context);
  const form = new Map([["words", "When do you open?"]]);
  expect(await submit(question, form)).toEqual({ ok: true, content: {} });
  const refused = await submit(question, form);
  expect(refused).toEqual({
    ok: false,
    code: "PLAT000005",
    message: "Too many requests. Please try again in 60 s.",
    content: { seconds: 60 },
    fields: [],
    typed: { words: "When do you open?" },
  });
  expect(refused.ok || statusOfRefused(refused)).toBe(429);
});
