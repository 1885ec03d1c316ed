import { type Ask, type Call, callKey, type Input, type Output } from "#base/call.ts";
import { mayCall } from "#base/callers.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Asked, Kept } from "./asked.ts";
import { checkOf, checkOutput } from "./check.ts";
import { callerOf } from "./session/callers.ts";

/**
 * Runs one call: who may ask, what may be asked, the handler, and what may be answered. It throws
 * before the handler runs and rejects after; callers await it inside an async function.
 */
export type Perform = (input: unknown, asked: Asked<"anyone">) => Promise<unknown>;

/** The one way into a handler; both doors, /v1 and the page, go through it. */
export function performOf({ name, call, handler }: Kept): Perform {
  const checkInput = checkOf(call.input);
  const checkAnswer = checkOutput(call.output, name);
  const checked = (output: unknown) => {
    checkAnswer(output);
    return output;
  };
  const { who } = call;
  const isPassive = call.passive === true;
  const weight = call.weight ?? 0;
  return (input, asked) => {
    const verdict = mayCall(who, callerOf(asked));
    if (verdict === "not-signed-in") throw new Refusal(asked.whyNobody);
    if (verdict === "no-right") throw new Refusal("DESK000002");
    checkInput(input);
    const work = () => handler(input as never, asked as never);
    const answer = (weight > 0 ? asked.costly.run(asked, weight, work) : work()).then(checked);
    const { customer, staff } = asked;
    if ((customer === null && staff === null) || isPassive) return answer;
    // Only what succeeds counts as something done.
    return answer.then((output) => {
      if (customer) asked.sessions.touch(customer.session, asked.now);
      if (staff) asked.staffSessions.touch(staff.session, asked.now);
      return output;
    });
  };
}

/** Every call by its key. */
export function performers(kept: readonly Kept[]): Map<string, Perform> {
  return new Map(kept.map((each) => [callKey(each.call), performOf(each)]));
}

/** An `ask` that runs handlers in this process, for a page that is being rendered. */
export function askWithin(performs: Map<string, Perform>, asked: Asked<"anyone">): Ask {
  return async <C extends Call>(call: C, input: Input<C>) => {
    const perform = performs.get(callKey(call));
    if (!perform) throw new Error(`nobody answers ${callKey(call)}`);
    return (await perform(input, asked)) as Output<C>;
  };
}
