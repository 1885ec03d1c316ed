import * as session from "#areas/login/contract/session.ts";
import { attachment } from "#web/attachment.ts";
import { orNotFound } from "#web/not-found.ts";
import { signedIn } from "#web/signed-in.ts";
import { visitContext } from "#web/visit.ts";
import { writeReceipt } from "../contract/receipt-file.ts";
import type { Route } from "./+types/receipt-file.ts";
import { requestedKey } from "./parts/review.ts";

/** /transfer/receipt: the receipt of a transfer as a PDF. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const transferKey = requestedKey(request);
  await signedIn(visit, request, session);
  const { fileName, fileContent } = await orNotFound(visit.ask(writeReceipt, { transferKey }));
  const plainName = `receipt-${transferKey.slice(-12)}.pdf`;
  return attachment({ fileName, plainName, base64: fileContent });
}
