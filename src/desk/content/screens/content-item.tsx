import { data, Link, redirect } from "react-router";
import { formWith } from "#base/call/submitted.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import { fill } from "#base/text/language.ts";
import { DeskPage } from "#desk/ui/DeskPage.tsx";
import { askDesk, openDesk } from "#desk/ui/open-desk.ts";
import { numberParam } from "#web/list-page.ts";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { visitContext } from "#web/visit.ts";
import {
  listContentChoices,
  publishContent,
  readContent,
  readContentVersion,
  saveContent,
  withdrawContent,
} from "../contract.ts";
import { CONTENT_PATH } from "../rules.ts";
import { contentTexts } from "../texts/words.ts";
import type { Route } from "./+types/content-item.ts";
import { ContentForm } from "./parts/ContentForm.tsx";
import { kindParam } from "./parts/kind-param.ts";
import { textTyped, valuesOf } from "./parts/typed-content.ts";
import { Versions } from "./parts/Versions.tsx";

export const handle = { hydrate: true };

interface Flaw {
  line: number;
  text: string;
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const kind = kindParam(params.kind);
  const item = numberParam(params.item);
  const opened = await openDesk(visit);
  const read = await askDesk(visit, readContent, { kind, item }).catch((thrown: unknown) => {
    // A new item: nothing is stored yet.
    if (isRefusal(thrown) && thrown.code === "CONT000002") return null;
    throw thrown;
  });
  const { choices } = await askDesk(visit, listContentChoices, { kind });
  const wanted = Number(new URL(request.url).searchParams.get("version"));
  const hasVersion = read?.versions.some(({ version }) => version === wanted) ?? false;
  const shown = hasVersion
    ? await askDesk(visit, readContentVersion, { kind, item, version: wanted })
    : null;
  return {
    ...opened,
    texts: contentTexts[visit.visitor.language],
    kind,
    item,
    values: valuesOf(read?.text ?? `---\nid: ${item}\n---\n`, kind),
    choices,
    text: read?.text ?? "",
    publicPath: read?.publicPath ? `${new URL(visit.origin).origin}${read.publicPath}` : null,
    versions: read?.versions ?? [],
    shown: shown && { version: wanted, ...shown },
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { submit } = context.get(visitContext);
  const kind = kindParam(params.kind);
  const item = String(numberParam(params.item));
  const form = await request.formData();
  const act = form.get("act");
  const own = { kind, item };
  const text = act === "restore" ? String(form.get("text") ?? "") : textTyped(form, kind);
  const done =
    act === "publish"
      ? await submit(publishContent, withoutEmpty(form, own))
      : act === "withdraw"
        ? await submit(withdrawContent, formWith(new Map(tokenOf(form)), own))
        : await submit(saveContent, formWith(new Map(tokenOf(form)), { kind, text }));
  if (done.ok) return redirect(`${CONTENT_PATH}/${kind}/${item}`, 303);
  const { flaws = [] } = (done.content ?? {}) as { flaws?: Flaw[] };
  const typed = act === null ? valuesOf(text, kind) : null;
  return data({ message: done.message, fields: done.fields, flaws, typed }, { status: 400 });
}

/** /desk/content/{kind}/{item}: three languages side by side, and the versions. */
export default function ContentItemScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, frame, texts, kind, item, values, choices } = loaderData;
  const { text, publicPath, versions, shown } = loaderData;
  const title = fill(texts.editTitle, { kind: texts.kinds[kind], item });
  const canWrite = desk.rights.includes("content.publish");
  return (
    <DeskPage desk={desk} frame={frame} title={title} lead={texts.editLead}>
      {actionData && (
        <ErrorSummary
          title={actionData.flaws.length > 0 ? texts.flaws : texts.errorTitle}
          fields={actionData.fields}
          message={[
            actionData.message,
            ...actionData.flaws.map((flaw) => fill(texts.line, { ...flaw })),
          ].join(" ")}
        />
      )}
      <p>
        <Link to={`${CONTENT_PATH}/${kind}`}>{texts.back}</Link>
        {publicPath && (
          <>
            {" · "}
            <a href={publicPath}>{texts.publicPage}</a>
          </>
        )}
        {text !== "" && (
          <>
            {" · "}
            <a
              href={`data:text/markdown;charset=utf-8,${encodeURIComponent(text)}`}
              download={`${kind}-${item}.md`}
            >
              {texts.exportFile}
            </a>
          </>
        )}
      </p>
      <ContentForm
        key={versions[0]?.version ?? 0}
        texts={texts}
        kind={kind}
        values={actionData?.typed ?? values}
        choices={choices}
        canWrite={canWrite}
      />
      {versions.length > 0 && <Versions {...{ texts, kind, item, versions, shown, canWrite }} />}
    </DeskPage>
  );
}

/** Only the form's CSRF token. */
function tokenOf(form: FormData): [string, unknown][] {
  return [...form.entries()].filter(([name]) => name === "formToken");
}

/** Drops empty moments: an empty field means not given. */
function withoutEmpty(form: FormData, own: Record<string, string>) {
  const given = [...form.entries()].filter(([, value]) => value !== "");
  return formWith(new Map(given), own);
}
