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

interface Given {
  ask: Ask;
  scope: UpgradeScope;
  pin: string;
  adapterSentences: AdapterSentences;
  onPhase(phase: CardPhase): void;
}

/** Has the card sign and the server check the signature; rejects with a CallError. */
export async function verifyCard(given: Given): Promise<void> {
  const { onPhase, adapterSentences: sentences } = given;
  onPhase("adapter");
  const opened = await openAdapter();
  if (!opened.ok) throw adapterError(sentences, opened.code, null);
  const { adapter } = opened;
  try {
    await verifyWith(adapter, given);
  } finally {
    void adapter.release();
  }
}

async function verifyWith(adapter: Adapter, given: Given): Promise<void> {
  const { ask, scope, pin, adapterSentences: sentences, onPhase } = given;
  onPhase("card");
  const card = await adapter.detectCard();
  if (!card.ok) throw adapterError(sentences, card.code, null);
  const check = { purpose: "upgrade" as const, adapterNonce: adapter.nonce };
  const { checkId, ticket } = await ask(startCardCheck, check);
  onPhase("sign");
  const signed = await adapter.signChallenge(ticket, pin);
  if (!signed.ok) throw adapterError(sentences, signed.code, signed.triesLeft);
  onPhase("check");
  await ask(finishCardCheck, { checkId, signature: signed.signature });
  await ask(scope === "twd" ? upgradeTwd : upgradeForeign, {});
}

function adapterError(
  sentences: AdapterSentences,
  code: AdapterCode,
  left: number | null,
): CallError {
  return new CallError(code, fill(sentences[code], { left: left ?? "" }), null);
}
