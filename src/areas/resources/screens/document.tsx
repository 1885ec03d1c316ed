import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { numberParam } from "#web/list-page.ts";
import { visitContext } from "#web/visit.ts";
import { documentPath, RESOURCES_PATH } from "../rules.ts";
import { resourcesTexts } from "../texts/words.ts";
import type { Route } from "./+types/document.ts";
import { DocumentPage } from "./parts/DocumentPage.tsx";
import { requestedDocument, versionCodes } from "./parts/requested-document.ts";

export const handle = {
  keepSeconds: 60,
  query: { version: versionCodes, compare: versionCodes },
} satisfies ScreenHandle;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const requested = await requestedDocument(
    visit,
    numberParam(params.number),
    new URL(request.url),
  );
  return { texts: resourcesTexts[visit.visitor.language], ...requested };
}

/** /resources/{id}: one document, its versions, and what changed between two of them. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, document } = loaderData;
  return (
    <DocumentPage
      {...loaderData}
      at={(shown) => documentPath(document.documentNumber, shown)}
      back={{ href: RESOURCES_PATH, name: texts.documents }}
    />
  );
}

export default Screen;
