import type { TSchema } from "typebox";
import { type Ask, type Call, callKey, type Input, type Output } from "#base/call/call.ts";
import { mayCall } from "#base/call/callers.ts";
import { type CallCodec, callCodec } from "#base/call/wire.ts";
import { isRefusal, Refusal } from "#base/errors/catalogue.ts";
import { callerOf } from "../session/callers.ts";
import type { CallContext, Endpoint } from "./call-context.ts";
import { checkOf, checkOutput, Malformed, trimmerOf } from "./check.ts";

/**
 * Runs one call: checks caller and input, runs the handler, checks the output. It throws before the
 * handler runs and rejects after; callers await it inside an async function.
 */
type Invoke = (input: unknown, context: CallContext<"anyone">) => Promise<unknown>;

/** The two entry points of a handler. */
export interface Invoker {
  /** From a page of this process, in domain names. */
  invoke: Invoke;
  /** From /v1, in wire names both ways; refusals name fields as their caller sent them. */
  invokeFromWire: Invoke;
}

/** Builds the only way into a handler; both entry points go through it. */
export function invokerOf({ name, call, handler }: Endpoint): Invoker {
  const codec = callCodec(call);
  const checkContent = checkOutput(call.output, name);
  const { who } = call;
  const isPassive = call.passive === true;
  const weight = call.weight ?? 0;
  const run = ({ read, finish, fail }: Door): Invoke => {
    return (input, context) => {
      const verdict = mayCall(who, callerOf(context));
      if (verdict === "not-signed-in") throw new Refusal(context.signedOutReason);
      if (verdict === "no-right") throw new Refusal("DESK000002");
      const known = read(input);
      const work = () => handler(known as never, context as never);
      const running = weight > 0 ? context.costly.run(context, weight, work) : work();
      const { customer, staff } = context;
      return running.then((output) => {
        checkContent(output);
        // Only a successful call extends the session.
        if (customer && !isPassive) context.sessions.touch(customer.session, context.now);
        if (staff && !isPassive) context.staffSessions.touch(staff.session, context.now);
        return finish(output);
      }, fail);
    };
  };
  return {
    invoke: run({ read: reader(call.input), finish: unchanged, fail: rethrow }),
    invokeFromWire: run({
      read: wireReader(codec),
      finish: codec.output.toWire,
      fail(thrown) {
        throw onWire(thrown, codec);
      },
    }),
  };
}

/** What differs between the entry points: how input is read, and how an answer or error leaves. */
interface Door {
  read(input: unknown): unknown;
  finish(output: unknown): unknown;
  fail(thrown: unknown): never;
}

function unchanged(output: unknown): unknown {
  return output;
}

function rethrow(thrown: unknown): never {
  throw thrown;
}

/** Trims and checks an input. */
function reader(schema: TSchema): (input: unknown) => unknown {
  const check = checkOf(schema);
  const trim = trimmerOf(schema) ?? unchanged;
  return (input) => {
    const trimmed = trim(input);
    check(trimmed);
    return trimmed;
  };
}

/** Checked in wire names, so that errors name the field that was sent. */
function wireReader({ input: { schema, fromWire } }: CallCodec): (input: unknown) => unknown {
  const read = reader(schema);
  return (input) => fromWire(read(input));
}

/** The handler's error, with its fields in wire names. */
function onWire(thrown: unknown, { input, details }: CallCodec): unknown {
  if (thrown instanceof Malformed) {
    return new Malformed(
      thrown.broken.map((each) => ({ ...each, field: input.wireName(each.field) })),
    );
  }
  if (!isRefusal(thrown) || typeof thrown.content !== "object" || thrown.content === null) {
    return thrown;
  }
  const content = thrown.content as Record<string, unknown>;
  if (typeof content.field === "string") {
    const field = input.wireName(content.field);
    return new Refusal(thrown.code, thrown.facts, { ...content, field });
  }
  const hasDetails =
    details && Object.keys(content).some((name) => details.wireName(name) !== name);
  return hasDetails ? new Refusal(thrown.code, thrown.facts, details.toWire(content)) : thrown;
}

/** Every call by its key. */
export function invokers(endpoints: readonly Endpoint[]): Map<string, Invoker> {
  return new Map(endpoints.map((each) => [callKey(each.call), invokerOf(each)]));
}

/** An `ask` that runs handlers in this process, for a page being rendered. */
export function askWithin(all: ReadonlyMap<string, Invoker>, context: CallContext<"anyone">): Ask {
  return async <C extends Call>(call: C, input: Input<C>) => {
    const invoker = all.get(callKey(call));
    if (!invoker) throw new Error(`nobody answers ${callKey(call)}`);
    return (await invoker.invoke(input, context)) as Output<C>;
  };
}
