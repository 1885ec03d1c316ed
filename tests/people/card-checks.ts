// A customer who proves their identity: the bank's calls and a real adapter, as the page uses them.

import type { Bank } from "../bank/bank.ts";
import { CARD_PIN, type TestSigner } from "../neighbours/signer.ts";
import { ask, type CallResponse } from "./asking.ts";
import { signIn } from "./customers.ts";

/** The demonstration's people whose cards tests use. */
export const holders = {
  foreign01: { userId: "foreign01", nationalId: "H125804726", password: "Sunrise-8264" },
  basic01: { userId: "basic01", nationalId: "A227405833", password: "Sunrise-8264" },
  twdonly01: { userId: "twdonly01", nationalId: "B221693509", password: "Sunrise-8264" },
} as const;

/** A signed-in page of the bank, beside an adapter. */
export interface CardPage {
  cookie: string;
  sessionid: string;
  nonce: string;
  /** Requests a ticket from the bank. */
  start(): Promise<{ checkId: string; ticket: string }>;
  /** Has the card sign; returns the adapter's response. */
  sign(ticket: string, pin?: string): Promise<Record<string, string>>;
  /** Sends the card's signature to the bank. */
  finish(checkId: string, signature: string, cookie?: string): Promise<CallResponse>;
  /** All of it; returns the bank's last response. */
  prove(): Promise<CallResponse>;
}

/** Signs a customer in and opens a session with the adapter. */
export async function cardPage(
  bank: Pick<Bank, "site">,
  signer: TestSigner,
  who: keyof typeof holders,
): Promise<CardPage> {
  const cookie = await signIn(bank, holders[who]);
  const { words } = await signer.call({ functionname: "Echo" });
  const { SessionID: sessionid = "", Nonce: nonce = "" } = words;
  const start: CardPage["start"] = async () => {
    const payload = { authPposCd: "upgrade", adptNnceVal: nonce };
    const path = "/v1/customer/citizen-card/challenges";
    const { content } = await ask(bank, path, { payload, cookie });
    return { checkId: content.ctznChkId, ticket: content.adptTcktVal };
  };
  const sign: CardPage["sign"] = async (ticket, pin = CARD_PIN) =>
    (await signer.call({ functionname: "SignChallenge", sessionid, ticket, pin })).words;
  const finish: CardPage["finish"] = (ctznChkId, signVal, as = cookie) =>
    ask(bank, "/v1/customer/citizen-card/verifications", {
      payload: { ctznChkId, signVal },
      cookie: as,
    });
  return {
    ...{ cookie, sessionid, nonce, start, sign, finish },
    async prove() {
      const { checkId, ticket } = await start();
      const { value = "" } = await sign(ticket);
      return finish(checkId, value);
    },
  };
}
