import { signedIn } from "#areas/login/flow/customer.ts";
import { isUuid } from "#base/identity/uuid.ts";
import { attachment } from "#web/attachment.ts";
import { notFound, orNotFound } from "#web/not-found.ts";
import { visitContext } from "#web/visit.ts";
import { downloadCertificate } from "../contract/reads.ts";
import type { Route } from "./+types/issued-file.ts";

/** /certification/{kind}/issued/{id}/file: the signed document of a request. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { requestId } = params;
  if (!isUuid(requestId)) throw notFound();
  await signedIn(visit, request);
  const download = visit.ask(downloadCertificate, { fileKey: requestId });
  const { fileName, fileType, fileContent } = await orNotFound(download);
  const plainName = `certificate-${requestId.slice(-12)}.pdf`;
  return attachment({ fileName, plainName, base64: fileContent, fileType });
}
