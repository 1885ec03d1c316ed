import { languages, languageTags } from "#base/text/language.ts";
import { attachment } from "#web/attachment.ts";
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
  const plainName = `document-${documentNumber}-${file.language}.pdf`;
  const isForAll = version !== null && language !== null;
  return attachment(
    { fileName: file.fileName, plainName, base64: file.text },
    {
      "content-language": languageTags[file.language],
      "cache-control": isForAll ? `public, max-age=${FILE_SECONDS}` : "no-store",
    },
  );
}
