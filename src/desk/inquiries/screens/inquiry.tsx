import { redirect } from "react-router";
import { fill } from "#base/text/language.ts";
import { DeskForm, useBusy, useTyped } from "#desk/ui/DeskForm.tsx";
import { DeskPage } from "#desk/ui/DeskPage.tsx";
import { ItemFrame } from "#desk/ui/ItemFrame.tsx";
import { actAtDesk, askDesk, openDesk } from "#desk/ui/open-desk.ts";
import { useLease } from "#desk/ui/use-lease.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { FieldFrame, noted } from "#web/ui/forms/FieldFrame.tsx";
import { Textarea } from "#web/ui/forms/Textarea.tsx";
import { visitContext } from "#web/visit.ts";
import {
  answerInquiry,
  readInquiry,
  releaseInquiry,
  renewInquiry,
  takeInquiry,
} from "../contract.ts";
import { ANSWER_LENGTH, answerFiles, INQUIRIES_PATH } from "../rules.ts";
import { inquiriesTexts } from "../texts.ts";
import type { Route } from "./+types/inquiry.ts";
import styles from "./inquiry.module.css";

export const handle = { hydrate: true, files: answerFiles };

const calls = { take: takeInquiry, release: releaseInquiry, answer: answerInquiry };

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { item } = params;
  const [opened, inquiry] = await Promise.all([
    openDesk(visit),
    askDesk(visit, readInquiry, { item }),
  ]);
  return { ...opened, inquiry, texts: inquiriesTexts[visit.visitor.language] };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { acted, form } = await actAtDesk(context.get(visitContext), request, { calls, params });
  return acted.data.ok && form !== "take" ? redirect(INQUIRIES_PATH, 303) : acted;
}

/** /desk/inquiries/{item}: one inquiry, and its answer. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, frame, inquiry, texts } = loaderData;
  useLease(renewInquiry, inquiry.item, inquiry.isOwn);
  return (
    <DeskPage
      desk={desk}
      frame={frame}
      title={fill(texts.itemTitle, { reference: inquiry.reference })}
      lead={texts.itemLead}
      mark={actionData && !actionData.ok ? frame.errorMark : ""}
      live
    >
      <Facts inquiry={inquiry} texts={texts} />
      <ItemFrame item={inquiry} path={INQUIRIES_PATH} frame={frame} acted={actionData}>
        <Words inquiry={inquiry} texts={texts} />
        <AnswerForm texts={texts} frame={frame} acted={actionData} />
      </ItemFrame>
    </DeskPage>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function Facts({ inquiry, texts }: Pick<Loaded, "inquiry" | "texts">) {
  const { words } = inquiry;
  const deviceNames: Readonly<Record<string, string>> = texts.devices;
  const of = words
    ? [
        { name: texts.writer, value: words.name },
        { name: texts.email, value: words.email },
        { name: texts.phone, value: words.phone },
      ]
    : [];
  return (
    <FactList
      facts={[
        { name: texts.topic, value: inquiry.topic },
        ...of,
        { name: texts.from, value: inquiry.isCustomer ? texts.customer : texts.visitor },
        { name: texts.language, value: texts.languages[inquiry.language] },
        { name: texts.device, value: deviceNames[inquiry.device] ?? inquiry.device },
        { name: texts.made, value: inquiry.madeAt },
        { name: texts.promised, value: inquiry.promisedOn },
      ]}
    />
  );
}

function Words({ inquiry, texts }: Pick<Loaded, "inquiry" | "texts">) {
  const { words, pictures, item } = inquiry;
  const numbers = Array.from({ length: pictures }, (_, index) => index + 1);
  return (
    <>
      <h2>{texts.question}</h2>
      <p className={styles.words}>{words?.description}</p>
      {numbers.length > 0 && (
        <ul className={styles.pictures} aria-label={texts.pictures}>
          {numbers.map((number) => (
            <li key={number}>
              <a
                href={`${INQUIRIES_PATH}/${item}/pictures/${number}`}
                target="_blank"
                rel="noreferrer"
              >
                {fill(texts.picture, { number })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function AnswerForm({
  texts,
  frame,
  acted,
}: Pick<Loaded, "texts" | "frame"> & { acted: Route.ComponentProps["actionData"] }) {
  const busy = useBusy();
  const typedOf = useTyped("answer", acted);
  return (
    <DeskForm
      name="answer"
      label={texts.answer}
      acted={acted}
      errorTitle={frame.errorTitle}
      withFiles
    >
      <div className={styles.answer}>
        <Textarea
          name="answer"
          label={texts.answer}
          hint={fill(texts.answerHint, ANSWER_LENGTH)}
          rows={8}
          maxLength={ANSWER_LENGTH.most}
          {...typedOf("answer")}
        />
      </div>
      <AttachmentField texts={texts} error={typedOf(answerFiles.field).error} />
      <Button busy={busy}>{texts.send}</Button>
    </DeskForm>
  );
}

function AttachmentField({ texts, error }: Pick<Loaded, "texts"> & { error: string | undefined }) {
  const words = { name: answerFiles.field, hint: texts.attachmentHint, error };
  return (
    <FieldFrame {...words} label={texts.attachment}>
      <input
        id={words.name}
        name={words.name}
        type="file"
        accept="application/pdf,image/png,image/jpeg"
        {...noted(words)}
      />
    </FieldFrame>
  );
}

export default Screen;
