import { Type as T } from "typebox";
import { describe, expect, test } from "vitest";
import { call } from "#base/call/call.ts";
import { typedText } from "#base/call/fields.ts";
import { flag, wire } from "#base/call/wire.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { CallContext, Endpoint } from "./call-context.ts";
import { Malformed } from "./check.ts";
import { askWithin, invokers } from "./invoke.ts";

const order = call({
  method: "POST",
  path: "/v1/test/orders",
  summary: "An order",
  who: "anyone",
  input: T.Object({
    accountNumber: wire("acno", T.String({ maxLength: 3 })),
    isOnce: flag("onceYn"),
  }),
  output: T.Object({ balance: wire("balAmt", T.Integer()) }),
  errors: ["PLAT000001"],
});
const letter = call({
  ...order,
  path: "/v1/test/letters",
  input: T.Object({ text: wire("cont", typedText({ least: 3, most: 5 })) }),
});
const own = call({ ...order, path: "/v1/test/own", who: "customer" });

type Handler = (input: unknown) => Promise<unknown>;

/** An anonymous visitor, with what these calls read. */
const visitor = {
  customer: null,
  staff: null,
  signedOutReason: "CHEA000206",
} as CallContext<"anyone">;

function invokerOf(entry: Endpoint["call"], handler: Handler) {
  const endpoints = {
    name: "order",
    area: "test",
    call: entry,
    handler: handler as Endpoint["handler"],
  };
  const all = invokers([endpoints]);
  const invoker = all.get(`${entry.method} ${entry.path}`);
  if (!invoker) throw new Error("the call is not there");
  return { ...invoker, ask: askWithin(all, visitor) };
}

/** A handler that records its inputs. */
function remembering(response: unknown = { balance: 5 }) {
  const given: unknown[] = [];
  const handler: Handler = async (input) => {
    given.push(input);
    return response;
  };
  return { given, handler };
}

const run = async (work: () => Promise<unknown>) => work();

describe("both doors of a handler", () => {
  test("give it the same, each by its own names", async () => {
    const { given, handler } = remembering();
    const { ask, invokeFromWire } = invokerOf(order, handler);
    expect(await ask(order, { accountNumber: "123", isOnce: true })).toEqual({ balance: 5 });
    expect(await invokeFromWire({ acno: "123", onceYn: "Y" }, visitor)).toEqual({ balAmt: 5 });
    expect(given).toEqual(
      Array.from({ length: 2 }, () => ({ accountNumber: "123", isOnce: true })),
    );
  });

  test.each([
    ["a page", { accountNumber: "1234", isOnce: true }, "accountNumber"],
    ["the wire", { acno: "1234", onceYn: "Y" }, "acno"],
  ])(
    "refuse what breaks the contract before it runs, by the names of %s",
    async (door, input, field) => {
      const { given, handler } = remembering();
      const { invoke, invokeFromWire } = invokerOf(order, handler);
      const work = () => (door === "a page" ? invoke : invokeFromWire)(input, visitor);
      const thrown = await run(work).catch((error: unknown) => error);
      expect(thrown).toBeInstanceOf(Malformed);
      expect((thrown as Malformed).broken).toEqual([
        { field, code: "FELD000003", facts: { most: 3 } },
      ]);
      expect(given).toEqual([]);
    },
  );

  test("take the spaces around a typed text for nothing", async () => {
    const { given, handler } = remembering();
    const { invoke, invokeFromWire } = invokerOf(letter, handler);
    await run(() => invoke({ text: " \u3000abcde\n " }, visitor));
    await run(() => invokeFromWire({ cont: "\tab c " }, visitor));
    expect(given).toEqual([{ text: "abcde" }, { text: "ab c" }]);
    const brokenBy = async (cont: unknown) => {
      const thrown = await run(() => invokeFromWire({ cont }, visitor)).catch((error) => error);
      return (thrown as Malformed).broken.map(({ field, code }) => `${field} ${code}`);
    };
    expect(await brokenBy("     ")).toEqual(["cont FELD000001"]);
    expect(await brokenBy("  ab ")).toEqual(["cont FELD000002"]);
    expect(await brokenBy(7)).toEqual(["cont FELD000004"]);
    expect(given).toHaveLength(2);
  });

  test("neither takes the other's names", async () => {
    const { invoke, invokeFromWire } = invokerOf(order, remembering().handler);
    const wireNamed = run(() => invoke({ acno: "123", onceYn: "Y" }, visitor));
    const bankNamed = run(() => invokeFromWire({ accountNumber: "1", isOnce: true }, visitor));
    await expect(wireNamed).rejects.toBeInstanceOf(Malformed);
    await expect(bankNamed).rejects.toBeInstanceOf(Malformed);
  });

  test.each([
    [new Refusal("PLAT000001", {}, { field: "accountNumber" }), { field: "acno" }],
    [new Malformed([{ field: "accountNumber", code: "FELD000004", facts: {} }]), undefined],
  ])("a refusal of the handler names the field as its caller sent it", async (thrown, content) => {
    const { invoke, invokeFromWire } = invokerOf(order, () => Promise.reject(thrown));
    const input = { accountNumber: "123", isOnce: false };
    await expect(run(() => invoke(input, visitor))).rejects.toBe(thrown);
    const onWire = await run(() => invokeFromWire({ acno: "123", onceYn: "N" }, visitor)).catch(
      (error: unknown) => error,
    );
    if (content) expect(onWire).toMatchObject({ code: "PLAT000001", content });
    else expect((onWire as Malformed).broken).toMatchObject([{ field: "acno" }]);
  });
});

test("who may not call is told why there is nobody, before anything is read", async () => {
  const { given, handler } = remembering();
  const { invoke, invokeFromWire } = invokerOf(own, handler);
  for (const door of [invoke, invokeFromWire]) {
    await expect(run(() => door("not even an object", visitor))).rejects.toMatchObject({
      code: "CHEA000206",
    });
  }
  expect(given).toEqual([]);
});

test("an answer that breaks the contract goes out by neither door", async () => {
  const { invoke, invokeFromWire } = invokerOf(order, remembering({ balance: "5" }).handler);
  const broken = /^answer of order breaks its contract at \/balance$/;
  const input = { accountNumber: "1", isOnce: false };
  await expect(run(() => invoke(input, visitor))).rejects.toThrow(broken);
  await expect(run(() => invokeFromWire({ acno: "1", onceYn: "N" }, visitor))).rejects.toThrow(
    broken,
  );
});

test("a page that asks for a call which this site does not have is our fault", async () => {
  const { ask } = invokerOf(order, remembering().handler);
  await expect(ask(own, { accountNumber: "1", isOnce: true })).rejects.toThrow(
    "nobody answers POST /v1/test/own",
  );
});
