import { attachmentHeader } from "#base/text/files.ts";
import { languages, languageTags } from "#base/text/language.ts";
import { choiceParam, numberParam } from "#web/list-page.ts";
import { notFound, orNotFound } from "#web/not-found.ts";
import { visitContext } from "#web/visit.ts";
import { readDocumentFile } from "../contract.ts";
import { VERSION } from "../rules.ts";
import type { Route } from "./+types/document-file.ts";

const FILE_SECONDS = 600;

/** /resources/{id}/file: a document as a PDF, in the requested or else the visitor's language. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ask } = context.get(visitContext);
  const documentNumber = numberParam(params.number);
  const url = new URL(request.url);
  const version = url.searchParams.get("version");
  const language = choiceParam(url, "language", languages);
  if (version !== null && !new RegExp(VERSION).test(version)) throw notFound();
  if (url.searchParams.has("language") && language === null) throw notFound();
  const file = await orNotFound(
    ask(readDocumentFile, {
      documentNumber,
      ...(version === null ? {} : { documentVersion: version }),
      ...(language === null ? {} : { language }),
    }),
  );
  const plain = `document-${documentNumber}-${file.language}.pdf`;
  const isForAll = version !== null && language !== null;
  return new Response(bytesOf(file.text), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": attachmentHeader(file.fileName, plain),
      "content-language": languageTags[file.language],
      "cache-control": isForAll ? `public, max-age=${FILE_SECONDS}` : "no-store",
    },
  });
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  // A loop: a callback per byte takes ten times as long for some hundred thousand bytes.
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let place = 0; place < letters.length; place += 1) bytes[place] = letters.charCodeAt(place);
  return bytes;
}
