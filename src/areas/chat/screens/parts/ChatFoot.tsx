import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { Form } from "react-router";
import { attachments } from "#areas/inquiry/rules.ts";
import { CHAT_PATH } from "#base/site/paths.ts";
import { fill } from "#base/text/language.ts";
import { toMinute } from "#base/time/day.ts";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { FileInput } from "#web/ui/forms/FileInput.tsx";
import { FormToken } from "#web/ui/forms/FormToken.tsx";
import { Textarea } from "#web/ui/forms/Textarea.tsx";
import { useHydrated } from "#web/ui/layout/use-hydrated.ts";
import {
  type ChatState,
  isWithPerson,
  MESSAGE_LENGTH,
  messagesMost,
  TRANSCRIPT_PATH,
} from "../../rules.ts";
import type { PersonTexts } from "../../texts/person.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./ChatFoot.module.css";
import { Starters } from "./Starters.tsx";
import type { RefusedMessage } from "./use-chat.ts";

/** From this number on, the remaining messages are shown. */
const LEFT_TOLD_FROM = 10;

interface Props {
  texts: Texts;
  person: PersonTexts;
  chatState: ChatState;
  endedAt: string | null;
  left: number;
  /** The errors of the last message. */
  refused: RefusedMessage | null;
  /** The message id used by a form without scripts. */
  draftId: string;
  isOffline: boolean;
  submit(text: string, files: readonly File[]): void;
  onTyping(): void;
}

/** Whether a refused message is an error of this chat, and not only typed again. */
export function isError({ fields, message }: RefusedMessage): boolean {
  return fields.length > 0 || message !== "";
}

/** Below the messages: the input for the next one, and other actions. */
export function ChatFoot(props: Props) {
  const { texts, person, chatState, endedAt, left, refused, isOffline } = props;
  const isEnded = chatState === "ended";
  return (
    <div className={styles.foot}>
      {refused && isError(refused) && (
        <ErrorSummary
          title={texts.errorTitle}
          fields={refused.fields}
          {...(refused.fields.length === 0 ? { message: refused.message } : {})}
        />
      )}
      {isEnded && (
        <Notice kind="info" word={texts.ended.word}>
          <p>{fill(texts.ended.text, { when: toMinute(endedAt ?? "") })}</p>
        </Notice>
      )}
      {!isEnded && left === 0 && (
        <Notice kind="warning" word={texts.full.word}>
          <p>{fill(texts.full.text, { most: messagesMost(chatState) })}</p>
        </Notice>
      )}
      {chatState === "none" && <Starters {...props} />}
      {!isEnded && left > 0 && <Composer {...props} />}
      <p role="status" className={styles.offline}>
        {isOffline && person.live.offline}
      </p>
      <div className={styles.tools}>
        {!isEnded && left > 0 && left <= LEFT_TOLD_FROM && (
          <p>{fill(texts.left, { count: left })}</p>
        )}
        {chatState !== "none" && <Tools {...props} isEnded={isEnded} />}
      </div>
    </div>
  );
}

function Composer({ texts, person, chatState, refused, draftId, submit, onTyping }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const typed = refused?.typed ?? "";
  const refusedId = refused?.clientMessageId;
  useEffect(() => {
    const field = fieldIn(form.current?.elements);
    if (!field || refusedId === undefined) return;
    if (field.value === "") field.value = typed;
    // The visitor is typing the next message: it stays, and so does the focus.
    else if (field.value !== typed) field.focus();
  }, [refusedId, typed]);
  const send = () => {
    const fields = form.current?.elements;
    const field = fieldIn(fields);
    const chosen = fields?.namedItem(attachments.field) as HTMLInputElement | null;
    if (!field) return;
    submit(field.value.trim(), [...(chosen?.files ?? [])].slice(0, attachments.most));
    field.value = "";
    if (chosen) chosen.value = "";
    field.focus();
    field.scrollIntoView({ block: "nearest" });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition Enter selects a candidate; old Safari only reports it by key code 229.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== "Enter" || event.shiftKey || isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      ref={form}
      action={CHAT_PATH}
      method="post"
      encType="multipart/form-data"
      noValidate
      className={styles.composer}
      onSubmit={onSubmit}
    >
      <FormToken />
      <input type="hidden" name="clientMessageId" value={draftId} />
      <Textarea
        name="text"
        label={texts.message}
        hint={fill(texts.messageHint, { most: MESSAGE_LENGTH })}
        error={refused?.fields.find(({ field }) => field === "text")?.message}
        typed={typed}
        rows={2}
        autoComplete="off"
        enterKeyHint="send"
        onKeyDown={onKeyDown}
        onInput={onTyping}
      />
      {isWithPerson(chatState) && (
        <FileInput
          name={attachments.field}
          label={person.live.files}
          hint={fill(person.live.filesHint, { most: attachments.most })}
          accept="image/jpeg,image/png,.jpg,.jpeg,.png"
          multiple
        />
      )}
      <div className={styles.send}>
        <Button>{texts.send}</Button>
        {isHydrated && <p>{texts.keys}</p>}
      </div>
    </form>
  );
}

function fieldIn(fields: HTMLFormControlsCollection | undefined): HTMLTextAreaElement | null {
  return (fields?.namedItem("text") ?? null) as HTMLTextAreaElement | null;
}

function Tools({ texts, person, chatState, isEnded }: Props & { isEnded: boolean }) {
  const isHydrated = useHydrated();
  return (
    <Form action={CHAT_PATH} method="post" className={styles.acts}>
      <FormToken />
      {isEnded && (
        <Button name="act" value="forget">
          {texts.ended.again}
        </Button>
      )}
      {!isHydrated && isWithPerson(chatState) && (
        <Button href={CHAT_PATH} variant="quiet">
          {person.live.refresh}
        </Button>
      )}
      <Button href={TRANSCRIPT_PATH} variant={isEnded ? "quiet" : "link"} icon="download">
        {texts.download}
      </Button>
      {isHydrated && (
        <Button type="button" variant={isEnded ? "quiet" : "link"} onClick={() => print()}>
          {texts.print}
        </Button>
      )}
      {!isEnded && (
        <Button name="act" value="end" variant="link">
          {texts.end}
        </Button>
      )}
    </Form>
  );
}
