import * as session from "#areas/login/contract/session.ts";
import { loginTexts } from "#areas/login/texts/words.ts";
import { signedIn } from "#web/signed-in.ts";
import type { Visit, visitContext } from "#web/visit.ts";
import { transferPageTexts } from "../../texts/words.ts";

/** What every page of a transfer is drawn with. */
export type Frame = Awaited<ReturnType<typeof customerFrame>>;

/** What holds the visit: the router's context. */
export interface VisitHolder {
  get(context: typeof visitContext): Visit;
}

/** The customer and the words of a page; nobody signed in: it throws the way to the sign-in. */
export async function customerFrame(visit: Visit, request: Pick<Request, "url">) {
  const { language } = visit.visitor;
  return {
    customer: await signedIn(visit, request, session),
    texts: transferPageTexts[language],
    sessionTexts: loginTexts[language].session,
    language,
  };
}
