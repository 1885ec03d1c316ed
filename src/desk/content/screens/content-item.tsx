import { data, Link, redirect } from "react-router";
import { formWith, type Submitted } from "#base/call/submitted.ts";
import { parseContent } from "#base/content/file.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import { fill } from "#base/text/language.ts";
import { dayOf, isDay } from "#base/time/day.ts";
import { withdrawApproval } from "#desk/approvals/contract.ts";
import { DeskPage } from "#desk/ui/DeskPage.tsx";
import { askDesk, openDesk } from "#desk/ui/open-desk.ts";
import { numberParam } from "#web/list-page.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { visitContext } from "#web/visit.ts";
import {
  cancelSchedule,
  listContentChoices,
  publishContent,
  readContent,
  readContentVersion,
  requestRates,
  saveContent,
  withdrawContent,
} from "../contract.ts";
import { CONTENT_PATH, isRateKind } from "../rules.ts";
import { contentTexts } from "../texts/words.ts";
import type { Route } from "./+types/content-item.ts";
import styles from "./content.module.css";
import { ContentErrors, refusedOf } from "./parts/ContentErrors.tsx";
import { ContentForm } from "./parts/ContentForm.tsx";
import { kindParam } from "./parts/kind-param.ts";
import { WaitingRequest } from "./parts/RateRequest.tsx";
import { type TypedOf, textTyped, valuesOf } from "./parts/typed-content.ts";
import { Versions } from "./parts/Versions.tsx";

export const handle = { hydrate: true };

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
    name: read?.title ?? "",
    text: read?.text ?? "",
    publicUrl: read?.publicUrl ?? null,
    versions: read?.versions ?? [],
    note: read?.note ?? null,
    request: read?.request ?? null,
    previewAt: momentOfEffect(read?.text ?? "", visit.now),
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
  const token = new Map(tokenOf(form));
  const acts: Record<string, () => Promise<Submitted<unknown>>> = {
    publish: () => submit(publishContent, withoutEmpty(form, own)),
    request: () => submit(requestRates, withoutEmpty(form, own)),
    cancel: () => submit(cancelSchedule, formWith(form, own)),
    withdraw: () => submit(withdrawContent, formWith(token, own)),
    "withdraw-request": () =>
      submit(withdrawApproval, formWith(token, { item: String(form.get("request") ?? "") })),
  };
  const save = () => submit(saveContent, formWith(token, { kind, text }));
  const done = await (acts[String(act)] ?? save)();
  if (done.ok) return redirect(`${CONTENT_PATH}/${kind}/${item}`, 303);
  // A version that cannot be restored as it is stands in the form, to be corrected.
  const values = act === null || act === "restore" ? valuesOf(text, kind) : null;
  const typed = values ? {} : done.typed;
  return data({ refused: refusedOf(done), values, typed }, { status: 400 });
}

/** /desk/content/{kind}/{item}: three languages side by side, and the versions. */
export default function ContentItemScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, frame, texts, kind, item, values, choices } = loaderData;
  const { name, text, publicUrl, versions, shown, note, request, previewAt } = loaderData;
  const facts = { kind: texts.kinds[kind], item, title: name };
  const title = fill(name === "" ? texts.newTitle : texts.editTitle, facts);
  const typedOf: TypedOf = (field) => ({
    typed: actionData?.typed[field],
    error: actionData?.refused.fields.find((each) => each.field === field)?.message,
  });
  const canWrite = desk.rights.includes("content.publish");
  return (
    <DeskPage
      desk={desk}
      frame={frame}
      title={title}
      lead={isRateKind(kind) ? texts.rates.lead : texts.editLead}
    >
      {actionData && <ContentErrors texts={texts} refused={actionData.refused} />}
      <p>
        <Link to={`${CONTENT_PATH}/${kind}`}>{texts.back}</Link>
        {publicUrl && (
          <>
            {" · "}
            <a href={publicUrl}>{texts.publicPage}</a>
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
      {note && (
        <div className={styles.notice}>
          <Notice kind="info" word={texts.concern}>
            <p>{note}</p>
          </Notice>
        </div>
      )}
      {request && <WaitingRequest texts={texts} request={request} />}
      <ContentForm
        key={actionData?.values ? "typed" : (versions[0]?.version ?? 0)}
        texts={texts}
        kind={kind}
        values={actionData?.values ?? values}
        choices={choices}
        canWrite={canWrite}
      />
      {versions.length > 0 && (
        <Versions
          {...{ texts, kind, item, versions, shown, canWrite, previewAt, request, typedOf }}
        />
      )}
    </DeskPage>
  );
}

/** The morning of the day from which a text holds, if that is to come. */
function momentOfEffect(text: string, now: Date): string | undefined {
  const effective = parseContent(text).fields.get("effective")?.value ?? "";
  return isDay(effective) && effective > dayOf(now) ? `${effective}T09:00` : undefined;
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
