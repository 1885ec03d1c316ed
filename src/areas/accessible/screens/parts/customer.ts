import { readPreference } from "#areas/account/contract/summary.ts";
import * as session from "#areas/login/contract/session.ts";
import { loginTexts } from "#areas/login/texts/words.ts";
import { signedIn } from "#web/signed-in.ts";
import type { Visit } from "#web/visit.ts";
import { wordsFor } from "../../texts/words.ts";
import type { Frame } from "./AccessiblePage.tsx";

/** The frame of a customer's page; throws a redirect to the sign-in if there is no session. */
export async function customerFrame(
  visit: Visit,
  request: Pick<Request, "url">,
): Promise<Required<Frame>> {
  const { visitor } = visit;
  return {
    texts: wordsFor(visitor),
    session: {
      signedIn: await signedIn(visit, request, session),
      texts: loginTexts[visitor.language].session,
    },
  };
}

/** Whether the customer wants amounts hidden: then no page of theirs holds them. */
export async function hidesAmounts({ ask }: Pick<Visit, "ask">): Promise<boolean> {
  return (await ask(readPreference, {})).amountsHidden;
}
