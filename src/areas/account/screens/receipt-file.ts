import * as session from "#areas/login/contract/session.ts";
import { writeReceipt } from "#areas/transfer/contract/receipt-file.ts";
import { attachmentHeader } from "#base/text/attachment.ts";
import { orNotFound } from "#web/not-found.ts";
import { signedIn } from "#web/signed-in.ts";
import { visitContext } from "#web/visit.ts";
import type { Route } from "./+types/receipt-file.ts";

const KEY_SHOWN = 12;

/** /accounts/{reference}/receipts/{key}/file: the receipt as a PDF. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  await signedIn(visit, request, session);
  const { transferKey } = params;
  const { fileName, fileContent } = await orNotFound(visit.ask(writeReceipt, { transferKey }));
  const bytes = Uint8Array.from(atob(fileContent), (letter) => letter.charCodeAt(0));
  return new Response(bytes, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": attachmentHeader(
        fileName,
        `receipt-${transferKey.slice(-KEY_SHOWN)}.pdf`,
      ),
    },
  });
}
