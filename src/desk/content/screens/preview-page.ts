import { isRefusal } from "#base/errors/catalogue.ts";
import { fill } from "#base/text/language.ts";
import { numberParam } from "#web/list-page.ts";
import { visitContext } from "#web/visit.ts";
import { previewContent } from "../contract.ts";
import { isMoment } from "../rules.ts";
import { contentTexts } from "../texts/words.ts";
import type { Route } from "./+types/preview-page.ts";
import { kindParam } from "./parts/kind-param.ts";

/**
 * /desk/content/{kind}/{item}/preview: the public page as it will look. A 404 for anyone who may
 * not see it, and for anything that does not exist.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const kind = kindParam(params.kind);
  const item = numberParam(params.item);
  const query = new URL(request.url).searchParams;
  const version = query.get("version") || null;
  const at = query.get("at") || null;
  if (at !== null && !isMoment(at)) throw new Response(null, { status: 404 });
  const page = await ask(previewContent, {
    kind,
    item,
    ...(version === null ? {} : { version: numberParam(version) }),
    ...(at === null ? {} : { at }),
  }).catch((thrown: unknown) => {
    // Every refusal becomes the same 404; a fault stays one.
    throw isRefusal(thrown) ? new Response(null, { status: 404 }) : thrown;
  });
  const texts = contentTexts[visitor.language];
  const words =
    at === null ? texts.previewNow : fill(texts.previewAt, { at: at.replace("T", " ") });
  return new Response(markedPage(page.html, { word: texts.preview, words }), {
    status: page.status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}

/** Marks the page as a preview, above its content and in its title. */
function markedPage(html: string, { word, words }: { word: string; words: string }): string {
  return html
    .replace("<title>", `<title>${word} · `)
    .replace(/<main[^>]*>/, (main) => `${main}<p><mark>${words}</mark></p>`);
}
