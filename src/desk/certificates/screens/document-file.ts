import { askDesk, fileResponse } from "#desk/ui/open-desk.ts";
import { visitContext } from "#web/visit.ts";
import { readReviewDocument } from "../contract.ts";
import type { Route } from "./+types/document-file.ts";

/** /desk/certificates/{item}/document: the document of a request, to read before approving it. */
export async function loader({ context, params: { item } }: Route.LoaderArgs) {
  return fileResponse(await askDesk(context.get(visitContext), readReviewDocument, { item }));
}
