// The loaders and actions of an application's pages.

import { redirect } from "react-router";
import { customerPage, customerVisit } from "#areas/login/flow/customer.ts";
import type { Refused } from "#base/call/submitted.ts";
import { pageInstead } from "#base/flow/table.ts";
import { isUuid } from "#base/identity/uuid.ts";
import { type FlowStep, flowAction, type PageArguments } from "#web/flow.ts";
import { notFound, orNotFound } from "#web/not-found.ts";
import { visitContext } from "#web/visit.ts";
import { readApplication } from "../contract/applications.ts";
import { applyTexts } from "../texts/words.ts";
import type { AtApplication } from "./steps.ts";
import { type ApplicationPage, insuranceApplicationFlow, wayOn } from "./table.ts";

/** The customer and the application of a page; one that continues elsewhere is redirected there. */
export async function atApplication(page: ApplicationPage, { context, request }: PageArguments) {
  const visit = context.get(visitContext);
  const signedIn = await customerPage(visit, request);
  const applicationId = applicationParam(request);
  const application = await orNotFound(visit.ask(readApplication, { applicationId }));
  if (pageInstead(insuranceApplicationFlow, page, application.state))
    throw redirect(wayOn(application));
  return { ...signedIn, texts: applyTexts[visit.visitor.language], application };
}

/** The action of a page of an application. */
export function applicationAction(
  steps: Readonly<Record<string, FlowStep<AtApplication, string, Refused>>>,
) {
  return flowAction({
    async open(visit, request) {
      await customerVisit(visit, request);
      return { visit, applicationId: applicationParam(request) };
    },
    steps,
  });
}

/** The application named in the URL; "not found" without one. */
function applicationParam({ url }: Request): string {
  const id = new URL(url).searchParams.get("application") ?? "";
  if (!isUuid(id)) throw notFound();
  return id;
}
