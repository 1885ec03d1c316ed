import * as session from "#areas/login/contract/session.ts";
import { attachmentHeader } from "#base/attachment.ts";
import { orNotFound } from "#web/not-found.ts";
import { signedIn } from "#web/signed-in.ts";
import { visitContext } from "#web/visit.ts";
import { writeReceipt } from "../contract.ts";
import type { Route } from "./+types/receipt-file.ts";
import { keyAsked } from "./parts/review.ts";

/** /accessible/transfer/receipt: the receipt of a transfer as a PDF. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const trfrKey = keyAsked(request);
  await signedIn(visit, request, session);
  const { fileNm, cont } = await orNotFound(visit.ask(writeReceipt, { trfrKey }));
  const plain = `receipt-${trfrKey.slice(-12)}.pdf`;
  return new Response(bytesOf(cont), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": attachmentHeader(fileNm, plain),
    },
  });
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
