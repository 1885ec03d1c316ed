// The functions that a page of the bank may call by name.

import type { BankKeys } from "./bank-keys.ts";
import { type CardAccess, CardError, cardErrors } from "./cards/card.ts";
import { signText } from "./cms.ts";
import type { Parameters } from "./request.ts";
import type { Session, Sessions } from "./sessions.ts";
import { consumeTicket, readTicket, type Ticket, ticketErrors } from "./ticket.ts";

const OK = "0";
const NO_SESSION = "61401";
const UNKNOWN_FUNCTION = "61405";
const BUSY = "61406";
const NO_BANK = "61407";
const FAULT = "62099";
const WAITING_MOST = 8;

/** The response to a page: `result` is "0" or an error code. */
export type SignerResponse = { result: string } & Record<string, string>;

/** The dependencies of the functions. */
export interface FunctionInputs {
  card: CardAccess;
  sessions: Sessions;
  bankKeys: BankKeys;
  say(line: string): void;
}

type Permission = { ok: true; ticket: Ticket } | { ok: false; error: string };

/** Calls a function for a page; every outcome, also a failure, is a response. */
export type Functions = (parameters: Parameters, origin: string) => Promise<SignerResponse>;

/** The functions over one card, which serves one call at a time. */
export function functionsOf({ card, sessions, bankKeys, say }: FunctionInputs): Functions {
  const inTurn = turns();

  const detectCard = async (): Promise<SignerResponse> => {
    const readerCount = await card.readerCount();
    try {
      const { triesLeft } = await card.state();
      return { result: OK, cardKind: card.kind, ...counts({ readerCount, triesLeft }) };
    } catch (thrown) {
      return { ...errorOf(thrown, say), readerCount: String(readerCount) };
    }
  };

  /** The ticket if it may be used now. New keys or a corrected clock may make it valid after all. */
  const permissionIn = async (text: unknown, session: Session): Promise<Permission> => {
    let error: string = ticketErrors.forged;
    for (const isDoubtful of [false, true]) {
      const keys = await bankKeys.keys(isDoubtful);
      if (!keys) {
        say(
          "無法連線到晨光銀行。The signer cannot reach the bank. Please check the proxy settings.",
        );
        return { ok: false, error: NO_BANK };
      }
      const ticket = readTicket(text, keys);
      const rejected = ticket ? consumeTicket(ticket, session, bankKeys.now()) : "forged";
      if (ticket && rejected === null) return { ok: true, ticket };
      error = ticketErrors[rejected ?? "forged"];
      if (rejected === "used") break;
    }
    return { ok: false, error };
  };

  const signChallenge = async (
    { sessionid, ticket: text, pin }: Parameters,
    origin: string,
  ): Promise<SignerResponse> => {
    const session = sessions.find(sessionid, origin);
    if (!session) return { result: NO_SESSION };
    const permission = await permissionIn(text, session);
    if (!permission.ok) return { result: permission.error };
    const { challenge } = permission.ticket;
    const signature = await signText(card, typeof pin === "string" ? pin : "", challenge);
    return { result: OK, value: signature.toString("base64") };
  };

  return async (parameters, origin) => {
    const { functionname: name, sessionid } = parameters;
    if (name === "Echo") {
      const { id, nonce } = sessions.open(origin);
      return { result: OK, SessionID: id, Nonce: nonce };
    }
    if (!sessions.find(sessionid, origin)) return { result: NO_SESSION };
    if (name === "Release") {
      sessions.close(String(sessionid));
      return { result: OK };
    }
    const works: Record<string, () => Promise<SignerResponse>> = {
      DetectCard: detectCard,
      SignChallenge: () => signChallenge(parameters, origin),
    };
    const work = Object.hasOwn(works, String(name)) ? works[String(name)] : undefined;
    if (!work) return { result: UNKNOWN_FUNCTION };
    return inTurn(() => work().catch((thrown: unknown) => errorOf(thrown, say)));
  };
}

/** Runs tasks one after another; rejects new ones when too many wait. */
function turns() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work: () => Promise<SignerResponse>): Promise<SignerResponse> => {
    if (waiting >= WAITING_MOST) return { result: BUSY };
    waiting += 1;
    const mine = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = mine;
    return mine;
  };
}

function errorOf(thrown: unknown, say: (line: string) => void): SignerResponse {
  if (!(thrown instanceof CardError)) {
    say(`Fault: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
    return { result: FAULT };
  }
  say(`Card: ${thrown.message}`);
  const { triesLeft } = thrown;
  return { result: cardErrors[thrown.kind], ...counts({ triesLeft }) };
}

/** Numbers as text; an unknown one is empty. */
function counts(values: Record<string, number | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, `${value ?? ""}`]));
}
