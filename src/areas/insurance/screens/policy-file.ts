import { customerVisit } from "#areas/login/flow/customer.ts";
import { attachment } from "#web/attachment.ts";
import { notFound, orNotFound } from "#web/not-found.ts";
import { visitContext } from "#web/visit.ts";
import { readPolicyFile } from "../contract/applications.ts";
import type { Route } from "./+types/policy-file.ts";

/** /insurance/policy-file: a policy as a PDF signed by the insurer. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = await customerVisit(context.get(visitContext), request);
  const policyNumber = new URL(request.url).searchParams.get("policy") ?? "";
  if (!/^[A-Z]{2}\d{3}T\d{10}$/.test(policyNumber)) throw notFound();
  const { fileName, content } = await orNotFound(visit.ask(readPolicyFile, { policyNumber }));
  const plainName = `policy-${policyNumber}.pdf`;
  return attachment({ fileName, plainName, base64: content });
}
