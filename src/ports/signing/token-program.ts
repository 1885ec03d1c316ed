// Holds the session of a token (PKCS#11) for the bank. A separate program: a token's driver is foreign
// code, which must not run in the process that holds the money. It exits at the first failure and
// when the bank is gone; the bank starts it again when it needs it.

import { CardError } from "dawn-bank-signer/cards/card.ts";
import { longBytes, openModule } from "dawn-bank-signer/cards/pkcs11.ts";
import {
  attributeType,
  find,
  findToken,
  inSession,
  logIn,
  objectClass,
  signEcdsa,
  signRsa,
} from "dawn-bank-signer/cards/token.ts";
import type { FromProgram, TokenKey, ToProgram } from "./pkcs11.ts";

const PIN_ERRORS: readonly string[] = ["wrong-pin", "locked", "pin-form"];

/** A request to sign, in order: a session does one thing at a time. */
type Request = Extract<ToProgram, { bytes: Uint8Array }>;

let next = Promise.withResolvers<void>();
const requests: Request[] = [];

process.on("disconnect", () => process.exit(0));
process.on("message", (message: ToProgram) => {
  if ("open" in message) void open(message.open).catch(fail);
  else {
    requests.push(message);
    next.resolve();
  }
});

async function open({ module, token, key, pin, algorithm }: TokenKey): Promise<void> {
  const call = await openModule(module);
  const { slot } = await findToken(call, token);
  await inSession(call, slot, async (session) => {
    await logIn(call, { session, slot, pin });
    const [handle] = await find(call, session, [
      { type: attributeType.class, value: longBytes(objectClass.privateKey) },
      { type: attributeType.label, value: Buffer.from(key) },
    ]);
    if (handle === undefined) throw new Error(`the token has no key ${key}`);
    const sign = algorithm === "rsa-pkcs1-sha256" ? signRsa : signEcdsa;
    await serve((bytes) => sign(call, session, handle, bytes));
  });
}

/** Signs until the program ends. */
async function serve(sign: (bytes: Buffer) => ReturnType<typeof signRsa>): Promise<never> {
  for (;;) {
    for (const { id, bytes } of requests.splice(0)) {
      report({ id, signature: await sign(Buffer.from(bytes)) });
    }
    await next.promise;
    next = Promise.withResolvers();
  }
}

function fail(thrown: unknown): void {
  // Another try with the same PIN would bring the token closer to its lock.
  const isFinal = thrown instanceof CardError && PIN_ERRORS.includes(thrown.kind);
  const error = thrown instanceof Error ? thrown.message : String(thrown);
  process.send?.({ error, isFinal } satisfies FromProgram, () => process.exit(1));
}

function report(message: FromProgram): void {
  process.send?.(message);
}
