import { redirect } from "react-router";
import type { Call, Output } from "#base/call.ts";
import { formatTime } from "#base/day.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import { ownPath } from "#base/own-path.ts";
import { endingOf, signInAddress } from "#base/sign-in.ts";
import { type Tier, tierCodes } from "#base/transfer-limits.ts";
import type { Visit } from "./visit.ts";

/** The signed-in customer as pages show them, and how long the session lasts. */
export interface SignedIn {
  /** Masked. */
  name: string;
  /** Masked. */
  userId: string;
  tier: Tier;
  secondsLeft: number;
  /** On the clock: 14:05. */
  until: string;
  /** The sign-in before this one; null at the first. */
  lastAt: string | null;
  lastDevice: string | null;
  /** Wrong passwords since then. */
  failures: number;
  /** How unusual this sign-in looked. */
  risk: "low" | "new" | "high";
  /** The panic button while it is in effect. */
  stop: { reference: string; at: string } | null;
}

/** What the login area's call tells, as the wire has it. */
interface Told {
  sessSecs: number;
  cust: {
    custNm: string;
    userId: string;
    indvCustAcctTpCd: string;
    lastLgnDtm: string | null;
    lastLgnDvc: string | null;
    failCnt: number;
    riskCd: SignedIn["risk"];
    pncRefNbr: string | null;
    pncDtm: string | null;
  } | null;
}

/** The two calls of the login area, handed in: the browser kit knows no area. */
export interface SessionCalls<Read extends Call> {
  extendSession: Call;
  readSession: Output<Read> extends Told ? Read : never;
}

/**
 * Who is signed in, for the loader or action of a page that is only for customers:
 * `signedIn(visit, request, session)` with `import * as session from "#areas/login/contract/session.ts"`.
 * Opening a page counts as doing something. Nobody signed in: it throws the way to the sign-in, which
 * leads back.
 */
export async function signedIn<Read extends Call>(
  { ask, now }: Pick<Visit, "ask" | "now">,
  { url }: Pick<Request, "url">,
  { extendSession, readSession }: SessionCalls<Read>,
): Promise<SignedIn> {
  try {
    await ask(extendSession, {});
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    throw redirect(wayIn(thrown.code, new URL(url)));
  }
  const { sessSecs, cust } = (await ask(readSession, {} as never)) as Told;
  // The session can end between the two.
  if (cust === null) throw redirect(wayIn("CHEA000001", new URL(url)));
  return {
    name: cust.custNm,
    userId: cust.userId,
    tier: cust.indvCustAcctTpCd === tierCodes.advanced ? "advanced" : "basic",
    secondsLeft: sessSecs,
    until: formatTime(new Date(now.getTime() + sessSecs * 1000)),
    lastAt: cust.lastLgnDtm,
    lastDevice: cust.lastLgnDvc,
    failures: cust.failCnt,
    risk: cust.riskCd,
    stop: cust.pncRefNbr === null ? null : { reference: cust.pncRefNbr, at: cust.pncDtm ?? "" },
  };
}

/** Who never signed in is not told that something ended. */
function wayIn(code: string, { pathname, search }: URL): string {
  const ending = code === "CHEA000001" ? null : endingOf(code);
  return signInAddress(ending, ownPath(pathname + search));
}
