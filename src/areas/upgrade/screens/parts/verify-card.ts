import { finishCardCheck, startCardCheck } from "#areas/citizen-card/contract.ts";
import type { Ask } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { CallError } from "#web/ask.ts";
import {
  type Adapter,
  type AdapterCode,
  type AdapterSentences,
  openAdapter,
} from "#web/signing-adapter.ts";
import { upgradeForeign, upgradeTwd } from "../../contract/steps.ts";
import type { UpgradeScope } from "../../rules.ts";

/** The current phase of the card check. */
export type CardPhase = "adapter" | "card" | "sign" | "check";

/** Why the certificate was not verified. */
export interface CardError {
  code: string;
  message: string;
}

interface Given {
  ask: Ask;
  scope: UpgradeScope;
  pin: string;
  adapterSentences: AdapterSentences;
  onPhase(phase: CardPhase): void;
}

/** Has the card sign and the server check the signature; null on success. */
export async function verifyCard(given: Given): Promise<CardError | null> {
  const { onPhase, adapterSentences: sentences } = given;
  onPhase("adapter");
  const opened = await openAdapter();
  if (!opened.ok) return cardErrorOf(sentences, opened.code, null);
  const { adapter } = opened;
  try {
    return await verifyWith(adapter, given);
  } catch (thrown) {
    if (!(thrown instanceof CallError)) throw thrown;
    return { code: thrown.code, message: thrown.message };
  } finally {
    void adapter.release();
  }
}

async function verifyWith(adapter: Adapter, given: Given): Promise<CardError | null> {
  const { ask, scope, pin, adapterSentences: sentences, onPhase } = given;
  onPhase("card");
  const card = await adapter.detectCard();
  if (!card.ok) return cardErrorOf(sentences, card.code, null);
  const check = { purpose: "upgrade" as const, adapterNonce: adapter.nonce };
  const { checkId, ticket } = await ask(startCardCheck, check);
  onPhase("sign");
  const signed = await adapter.signChallenge(ticket, pin);
  if (!signed.ok) return cardErrorOf(sentences, signed.code, signed.triesLeft);
  onPhase("check");
  await ask(finishCardCheck, { checkId, signature: signed.signature });
  await ask(scope === "twd" ? upgradeTwd : upgradeForeign, {});
  return null;
}

function cardErrorOf(
  sentences: AdapterSentences,
  code: AdapterCode,
  left: number | null,
): CardError {
  return { code, message: fill(sentences[code], { left: left ?? "" }) };
}
