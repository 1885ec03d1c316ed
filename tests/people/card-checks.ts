// A customer who proves who they are: the bank's calls and a real adapter, as the page uses them.

import type { Bank } from "../bank/bank.ts";
import { CARD_PIN, type TestSigner } from "../neighbours/signer.ts";
import { type Answered, ask } from "./asking.ts";
import { signIn } from "./customers.ts";

/** The demonstration's people whose cards tests use. */
export const holders = {
  foreign01: { userId: "foreign01", nationalId: "H125804726", password: "Sunrise-8264" },
  basic01: { userId: "basic01", nationalId: "A227405833", password: "Sunrise-8264" },
  twdonly01: { userId: "twdonly01", nationalId: "B221693509", password: "Sunrise-8264" },
} as const;

/** A page of the bank in which somebody is signed in, beside an adapter. */
export interface CardPage {
  cookie: string;
  sessionid: string;
  nonce: string;
  /** Asks the bank for a ticket. */
  start(): Promise<{ checkId: string; ticket: string }>;
  /** Has the card sign; answers the adapter's words. */
  sign(ticket: string, pin?: string): Promise<Record<string, string>>;
  /** Shows the bank what the card signed. */
  finish(checkId: string, signature: string, cookie?: string): Promise<Answered>;
  /** All of it: what the bank says in the end. */
  prove(): Promise<Answered>;
}

/** Signs somebody in and opens a session with the adapter. */
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
