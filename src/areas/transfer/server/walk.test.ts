// Random sequences of real calls, checked against a model of the invariants.

import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { makeCustomer } from "../../../../tests/people/customers.ts";
import { type Sender, senderOf, type Typed } from "../../../../tests/people/transfers.ts";

const WALKS = 25;
const STEPS_MOST = 14;
const OUT = "TRFR000017";

const bank = testBank({ callsPerMinute: 1_000_000 });

let to: Typed;
let stranger: Sender;

beforeAll(async () => {
  const payee = await makeCustomer(bank());
  to = { toBnkCd: "899", toAcctNbr: payee.mainNumber };
  stranger = await senderOf(bank(), await makeCustomer(bank()));
});

interface Model {
  state: "unknown" | "prepared" | "confirmed" | "coded" | "done" | "cancelled";
  /** A code was sent and not used: no other one is sent. */
  codeIsOut: boolean;
  wrongCodes: number;
  hasProof: boolean;
}

interface Real {
  sender: Sender;
  typed: Typed & { trfrKey: string };
  proof: string;
}

interface Step {
  /** The refusal the model predicts; null if the call must succeed. */
  refusal(model: Model): string | null;
  run(real: Real): Promise<{ code: string | number }>;
  /** How the model changes on success. */
  after?: (model: Model) => Partial<Model>;
}

const unless =
  (...states: Model["state"][]) =>
  ({ state }: Model) =>
    states.includes(state) ? null : OUT;

const steps = {
  prepare: {
    refusal: unless("unknown", "prepared", "confirmed", "coded"),
    run: ({ sender, typed }) => sender.prepare(typed),
    after: ({ state }) => ({ state: state === "unknown" ? "prepared" : state }),
  },
  "prepare another amount": {
    refusal: ({ state }) => (state === "done" ? OUT : "TRFR000016"),
    run: ({ sender, typed }) => sender.prepare({ ...typed, amount: 778 }),
  },
  confirm: {
    refusal: (model) =>
      unless("prepared", "confirmed")(model) ?? (model.codeIsOut ? "OTPS000004" : null),
    run: ({ sender, typed }) => sender.confirm(typed.trfrKey),
    after: () => ({ state: "confirmed", codeIsOut: true }),
  },
  "right code": {
    refusal: unless("confirmed"),
    run: async ({ sender, typed }) =>
      sender.code(typed.trfrKey, (await sender.smsCode()) || "123456"),
    after: () => ({ state: "coded", codeIsOut: false }),
  },
  "wrong code": {
    refusal: (model) => unless("confirmed")(model) ?? "OTPS000001",
    run: async ({ sender, typed }) => {
      const wrong = (Number(await sender.smsCode()) + 1) % 1_000_000;
      return sender.code(typed.trfrKey, String(wrong).padStart(6, "0"));
    },
  },
  PIN: {
    refusal: () => null,
    async run(real) {
      const response = await real.sender.pin(real.typed.trfrKey);
      real.proof = response.content.pswdAuthTknId;
      return response;
    },
    after: () => ({ hasProof: true }),
  },
  execute: {
    refusal(model) {
      // An executed transfer returns its answer again, with or without a proof.
      if (model.state === "done") return null;
      return unless("coded")(model) ?? (model.hasProof ? null : "CHEA000206");
    },
    run: ({ sender, typed, proof }) => sender.execute(typed.trfrKey, proof),
    after: () => ({ state: "done" }),
  },
  "a stranger executes": {
    refusal: () => OUT,
    run: ({ typed, proof }) => stranger.execute(typed.trfrKey, proof),
  },
  cancel: {
    refusal: (model) =>
      model.state === "done"
        ? "TRFR000022"
        : unless("prepared", "confirmed", "coded", "cancelled")(model),
    run: ({ sender, typed }) => sender.cancel(typed.trfrKey),
    // Cancelling withdraws its code.
    after: () => ({ state: "cancelled", codeIsOut: false }),
  },
} satisfies Record<string, Step>;

type Name = keyof typeof steps;

const onward: Name[] = ["prepare", "confirm", "right code", "PIN", "execute"];
const names = Object.keys(steps) as Name[];

async function take(name: Name, model: Model, real: Real): Promise<Model> {
  const { refusal, run, after }: Step = steps[name];
  const foretold = refusal(model);
  const { code } = await run(real);
  expect(code, `${name} when ${JSON.stringify(model)}`).toBe(foretold ?? 200);
  const isWrong = code === "OTPS000001";
  const next = { ...model, wrongCodes: model.wrongCodes + Number(isWrong) };
  if (foretold === null) Object.assign(next, after?.(model));
  const { content } = await real.sender.state(real.typed.trfrKey);
  expect(content.state, `after ${name}`).toBe(next.state);
  return next;
}

/** Skips the fifth wrong code, which locks, and a changed amount before the first preparation. */
function isSensible(name: Name, { wrongCodes, state }: Model): boolean {
  if (name === "wrong code") return wrongCodes < 4;
  return name !== "prepare another amount" || state !== "unknown";
}

test("no walk of calls skips a step, repeats one with other data, or posts twice [S06]", async () => {
  // Steps that advance the transfer are drawn more often.
  const walks = fc.array(fc.constantFrom(...onward, ...onward, ...names), {
    minLength: 4,
    maxLength: STEPS_MOST,
  });
  const walk = async (drawn: Name[]) => {
    const sender = await senderOf(bank(), await makeCustomer(bank()));
    const real: Real = {
      sender,
      typed: { trfrKey: randomUUID(), ...to, amount: 777 },
      proof: "x".repeat(43),
    };
    let model: Model = { state: "unknown", codeIsOut: false, wrongCodes: 0, hasProof: false };
    for (const name of drawn) if (isSensible(name, model)) model = await take(name, model, real);
    const postings = await bank().owner.query("select from posting where id = $1", [
      real.typed.trfrKey,
    ]);
    expect(postings).toHaveLength(model.state === "done" ? 1 : 0);
  };
  await fc.assert(fc.asyncProperty(walks, walk), {
    numRuns: WALKS,
    endOnFailure: true,
    examples: [[[...onward, "execute", "prepare", "cancel"]], [[...onward, ...names]]],
  });
}, 60_000);
