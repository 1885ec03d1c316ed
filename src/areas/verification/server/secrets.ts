import { ownToken } from "#areas/verification/server/device-token.ts";
import {
  browserCounter,
  forgetTries,
  locked,
  pairCounter,
  storeUpgraded,
  tellLocked,
  tryPassword,
  uncountTry,
} from "#areas/verification/server/password-tries.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { plainPassword } from "#base/identity/password.ts";
import { PIN_ATTEMPTS, parsePin } from "#base/identity/pin.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { Malformed } from "#server/api/check.ts";
import { personById, secretsOf, setUpgradedPin } from "../store/people.ts";
import { countTry, forgiveTry, setTries } from "../store/tries.ts";
import { tellOfLock } from "./lock-letters.ts";
import { customerNames } from "./subjects.ts";
import { orTakenBack } from "./taken-back.ts";

/**
 * Checks the customer's password again; wrong attempts count together with this browser's sign-ins.
 */
export async function checkPassword(context: CallContext, typed: string): Promise<void> {
  const { customer, db, sessions } = context;
  const { nationalId, userId, passwordHash } = await secretsOf(db, customer.id);
  const own = await ownToken(context, customer.id);
  const counter = own
    ? browserCounter(context.vault, customer.id, own)
    : pairCounter(context.vault, { nationalId, userId: userId ?? "" });
  const tried = await tryPassword(context, counter, {
    passwordHash,
    typed: plainPassword(typed),
    lane: "customers",
  });
  if (tried.isRight) {
    const { upgradedHash } = tried;
    return orTakenBack(
      () => uncountTry(db, counter),
      async () => {
        await storeUpgraded(db, customer.id, { passwordHash, upgradedHash });
        await forgetTries(db, counter);
      },
    );
  }
  const { left } = tried;
  if (left > 0) throw new Refusal("CHEA000209", {}, { left });
  await db.transaction(async (tx) => {
    await sessions.end(tx, customer.id, { why: "signed-out" });
    await tellLocked(tx, context, await personById(tx, customer.id));
  });
  sessions.forget(customer.id);
  throw locked("attempts");
}

/** Checks the customer's PIN; wrong attempts count across all sessions until a new PIN is set. */
export async function checkPin(context: CallContext, typed: string): Promise<void> {
  const { customer, db, vault } = context;
  const pin = parsePin(typed);
  if (pin === null) throw new Malformed([{ field: "secret", code: "FELD000004", facts: {} }]);
  const { pinHash } = await secretsOf(db, customer.id);
  const tried = { subject: customerNames(vault, customer.id), purpose: "pin" };
  const times = await countTry(db, tried, PIN_ATTEMPTS);
  if (times === null) throw new Refusal("TPIN000002");
  const isRight = await orTakenBack(
    () => forgiveTry(db, tried),
    async () => {
      if (!(await vault.verifySecret(pinHash, pin, "customers"))) return false;
      await renewPin(context, pinHash, pin);
      await setTries(db, tried, 0);
      return true;
    },
  );
  if (isRight) return;
  const left = PIN_ATTEMPTS - times;
  if (left > 0) throw new Refusal("TPIN000001", { left }, { left });
  await tellOfLock(db, context, { customerId: customer.id });
  throw new Refusal("TPIN000002");
}

/** Rehashes a right PIN if its hash uses an older key. */
async function renewPin(context: CallContext, pinHash: string | null, pin: string): Promise<void> {
  const { customer, db, vault } = context;
  const rehashed = pinHash && (await vault.renewHash(pinHash, pin));
  if (rehashed) await setUpgradedPin(db, { customerId: customer.id, from: pinHash, to: rehashed });
}
