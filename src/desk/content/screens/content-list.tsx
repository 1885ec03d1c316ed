import { data, Link, redirect } from "react-router";
import { formWith } from "#base/call/submitted.ts";
import { fill } from "#base/text/language.ts";
import { toMinute } from "#base/time/day.ts";
import { DeskPage } from "#desk/ui/DeskPage.tsx";
import { askDesk, openDesk } from "#desk/ui/open-desk.ts";
import { RowLink } from "#desk/ui/RowLink.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { Textarea } from "#web/ui/forms/Textarea.tsx";
import { visitContext } from "#web/visit.ts";
import { listContent, saveContent } from "../contract.ts";
import { CONTENT_PATH, contentKinds, isRateKind } from "../rules.ts";
import { contentTexts } from "../texts/words.ts";
import type { Route } from "./+types/content-list.ts";
import styles from "./content.module.css";
import { ContentErrors, refusedOf } from "./parts/ContentErrors.tsx";
import { kindParam } from "./parts/kind-param.ts";

export const handle = { hydrate: true };

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const kind = kindParam(params.kind ?? contentKinds[0]);
  const opened = await openDesk(visit);
  const list = await askDesk(visit, listContent, { kind });
  return { ...opened, texts: contentTexts[visit.visitor.language], kind, list };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { submit } = context.get(visitContext);
  const kind = kindParam(params.kind ?? contentKinds[0]);
  const form = await request.formData();
  const saved = await submit(saveContent, formWith(form, { kind }));
  if (saved.ok) return redirect(`${CONTENT_PATH}/${kind}/${saved.content.item}`, 303);
  const typed = String(form.get("text") ?? "");
  return data({ refused: refusedOf(saved), typed }, { status: 400 });
}

/** /desk/content, /desk/content/{kind}: all items of a kind, a new one, and the import. */
export default function ContentListScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, frame, texts, kind, list } = loaderData;
  const stateOf = (item: (typeof list.items)[number]) =>
    [
      item.isPublic ? texts.onSite : texts.offSite,
      ...(item.scheduledFor ? [fill(texts.scheduled, { when: toMinute(item.scheduledFor) })] : []),
    ].join(" · ");
  return (
    <DeskPage desk={desk} frame={frame} title={texts.title} lead={texts.lead}>
      <nav aria-label={texts.title} className={styles.kinds}>
        {contentKinds.map((each) => (
          <Link
            key={each}
            to={`${CONTENT_PATH}/${each}`}
            aria-current={each === kind ? "page" : undefined}
          >
            {texts.kinds[each]}
          </Link>
        ))}
      </nav>
      {list.nextItem !== null && desk.rights.includes("content.publish") && (
        <p className={styles.add}>
          <Button href={`${CONTENT_PATH}/${kind}/${list.nextItem}`} variant="quiet">
            {texts.add}
          </Button>
        </p>
      )}
      {list.concern && (
        <div className={styles.notice}>
          <Notice kind={isRateKind(kind) ? "info" : "warning"} word={texts.concern}>
            <p>{list.concern}</p>
          </Notice>
        </div>
      )}
      {list.items.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <Table
          id="content"
          caption={texts.kinds[kind]}
          captionHidden
          stacked
          columns={[{ label: texts.number }, { label: texts.name }, { label: texts.state }]}
          rows={list.items.map((item, index) => ({
            key: String(item.item),
            cells: [
              item.item,
              <RowLink key="open" to={`${CONTENT_PATH}/${kind}/${item.item}`} isFirst={index === 0}>
                {item.title}
              </RowLink>,
              stateOf(item),
            ],
          }))}
        />
      )}
      <h2>{texts.importTitle}</h2>
      <p>{texts.importLead}</p>
      {actionData && <ContentErrors texts={texts} refused={actionData.refused} />}
      <PostForm>
        <Textarea
          name="text"
          label={texts.file}
          rows={8}
          typed={actionData?.typed ?? ""}
          error={actionData?.refused.fields.find(({ field }) => field === "text")?.message}
        />
        <p className={styles.save}>
          <Button variant="quiet">{texts.importButton}</Button>
        </p>
      </PostForm>
    </DeskPage>
  );
}
