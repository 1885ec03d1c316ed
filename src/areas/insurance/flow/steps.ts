// What a customer does with an application: one function for each button.

import { withoutFigures } from "#areas/transfer/rules/private.ts";
import { type FormTexts, formWith, type Refused } from "#base/call/submitted.ts";
import { goOrStay, type Outcome } from "#web/flow.ts";
import { withWholeDays } from "#web/ui/forms/typed-day.ts";
import type { Visit } from "#web/visit.ts";
import { payPremium, registerTravel, sendPaymentCode } from "../contract/applications.ts";
import { redirectToInsurer } from "../contract/hand-over.ts";
import { readChoices } from "../rules/choices.ts";
import { trialInput } from "../rules/codes.ts";
import { childNumbers } from "../rules/insured.ts";
import { applicationAddress } from "./table.ts";

/** The application that a form is about. */
export interface AtApplication {
  visit: Visit;
  applicationId: string;
}

type Answer = Promise<Outcome<string, Refused>>;

/** Registers the trip in the address with the insured in the form. */
export async function register(
  { visit, query }: { visit: Visit; query: URLSearchParams },
  form: FormData,
): Answer {
  const choices = readChoices((name) => query.get(name), visit.now);
  const trip = Object.entries(trialInput(choices)).map(([name, value]) => [name, String(value)]);
  const days = childNumbers.map((number) => `child${number}Birthday`);
  const ticked = ["isHealthy", "acceptsTerms", "acceptsPrivacy"].map((name) => [name, "false"]);
  const whole = new Map([...ticked, ...withWholeDays(form, days).entries()] as [string, string][]);
  const trial = { ...Object.fromEntries(trip), planCode: query.get("plan") ?? "" };
  const submitted = await visit.submit(registerTravel, formWith(whole, trial));
  if (submitted.ok || submitted.code !== "INSR000018") {
    return goOrStay(submitted, (content) => applicationAddress("confirm", content.applicationId));
  }
  // Something else was registered under the form's key: the next try gets a new one.
  const { applicationId: _used, ...typed } = submitted.typed;
  return { stay: { ...submitted, typed }, code: submitted.code };
}

/** Hands over to the insurer, who verifies the applicant and leads back. */
export async function handOver({ visit, applicationId }: AtApplication, form: FormTexts): Answer {
  const wanted = formWith(form, { purpose: "travel", applicationId });
  const submitted = await visit.submit(redirectToInsurer, wanted);
  return goOrStay(submitted, ({ redirectUrl }) => redirectUrl);
}

/** Sends the code for exactly this payment. */
export async function sendCode({ visit, applicationId }: AtApplication, form: FormTexts): Answer {
  const submitted = await visit.submit(sendPaymentCode, formWith(form, { applicationId }));
  if (!submitted.ok) return refused(visit, submitted);
  const { codeSeconds, sentTo } = submitted.content;
  const announcement = new URLSearchParams({ seconds: String(codeSeconds), phone: sentTo ?? "" });
  return { go: `${applicationAddress("pay", applicationId)}&${announcement}` };
}

/** Pays; the page of a payment that is still under way says so (`INSR000024`). */
export async function pay({ visit, applicationId }: AtApplication, form: FormTexts): Answer {
  const submitted = await visit.submit(payPremium, formWith(form, { applicationId }));
  const isUnderWay = !submitted.ok && submitted.code === "INSR000024";
  if (submitted.ok || isUnderWay) return { go: applicationAddress("done", applicationId) };
  return refused(visit, submitted);
}

async function refused({ ask, visitor: { language } }: Visit, wrong: Refused): Answer {
  return { stay: await withoutFigures({ ask, language }, wrong), code: wrong.code };
}
