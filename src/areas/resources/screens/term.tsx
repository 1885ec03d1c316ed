import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { numberParam } from "#web/list-page.ts";
import { notFound } from "#web/not-found.ts";
import { visitContext } from "#web/visit.ts";
import { TERMS, TERMS_PATH, termPath } from "../rules.ts";
import { resourcesTexts } from "../texts/words.ts";
import type { Route } from "./+types/term.ts";
import { DocumentPage } from "./parts/DocumentPage.tsx";
import { requestedDocument, versionCodes } from "./parts/requested-document.ts";

/** The terms of the web bank itself, for a URL that names none. */
const FIRST_TERM = "1";

export const handle = {
  keepSeconds: 60,
  query: { no: /^[1-9]\d{0,4}$/, version: versionCodes, compare: versionCodes },
} satisfies ScreenHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const url = new URL(request.url);
  const number = url.searchParams.get("no") ?? FIRST_TERM;
  const requested = await requestedDocument(visit, numberParam(number), url);
  if (requested.document.documentType !== TERMS) throw notFound();
  return { texts: resourcesTexts[visit.visitor.language], ...requested };
}

/** /terms/terms-detail: one of the terms, its versions, and what changed between two of them. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, document } = loaderData;
  return (
    <DocumentPage
      {...loaderData}
      at={(shown) => termPath(document.documentNumber, shown)}
      back={{ href: TERMS_PATH, name: texts.terms.title }}
    />
  );
}

export default Screen;
