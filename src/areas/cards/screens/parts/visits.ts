import { signedIn } from "#areas/login/flow/customer.ts";
import { loginTexts } from "#areas/login/texts/words.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import type { SignedIn } from "#web/signed-in.ts";
import type { Visit } from "#web/visit.ts";
import { cardTexts } from "../../texts/words.ts";

/** The texts of a page in the visitor's language. */
export function wordsOf({ visitor: { language } }: Visit) {
  return { texts: cardTexts[language], sessionTexts: loginTexts[language].session };
}

/** The customer, or null for a visitor: in an emergency nobody is redirected to the sign-in. */
export async function customerOrGuest(visit: Visit, request: Request): Promise<SignedIn | null> {
  if (!visit.visitor.signedIn) return null;
  try {
    return await signedIn(visit, request);
  } catch (thrown) {
    if (thrown instanceof Response) return null;
    throw thrown;
  }
}

/** The result, or null if the call is refused with one of the codes. */
export async function unlessRefused<T>(
  result: Promise<T>,
  codes: readonly string[],
): Promise<T | null> {
  try {
    return await result;
  } catch (thrown) {
    if (isRefusal(thrown) && codes.includes(thrown.code)) return null;
    throw thrown;
  }
}
