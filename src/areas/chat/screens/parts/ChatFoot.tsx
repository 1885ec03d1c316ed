import type { FieldError } from "#base/call/call.ts";
import { CHAT_PATH } from "#base/site/paths.ts";
import { fill } from "#base/text/language.ts";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { FormToken } from "#web/ui/forms/FormToken.tsx";
import { Textarea } from "#web/ui/forms/Textarea.tsx";
import { MESSAGE_LENGTH, MESSAGES_MOST, TRANSCRIPT_PATH } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./ChatFoot.module.css";
import type { Chat } from "./messages.ts";

/** Few enough left to say so. */
const LEFT_TOLD_FROM = 10;

interface Props {
  texts: Texts;
  chat: Chat;
  /** What was wrong with the last message. */
  refused: { fields: FieldError[]; message: string; typed: string } | null;
}

/** Under the messages: where to write the next one, and what else can be done with the chat. */
export function ChatFoot({ texts, chat, refused }: Props) {
  const { chatState, messagesLeft, endedAt } = chat;
  const isEnded = chatState === "ended";
  return (
    <div className={styles.foot} data-foot="">
      {refused && (
        <ErrorSummary
          title={texts.errorTitle}
          fields={refused.fields}
          {...(refused.fields.length === 0 ? { message: refused.message } : {})}
        />
      )}
      {isEnded && (
        <Notice kind="info" word={texts.ended.word}>
          <p>{fill(texts.ended.text, { when: endedAt ?? "" })}</p>
        </Notice>
      )}
      {!isEnded && messagesLeft === 0 && (
        <Notice kind="warning" word={texts.full.word}>
          <p>{fill(texts.full.text, { most: MESSAGES_MOST })}</p>
        </Notice>
      )}
      {!isEnded && messagesLeft > 0 && <Composer texts={texts} refused={refused} />}
      <div className={styles.tools} data-renew="tools">
        {!isEnded && messagesLeft > 0 && messagesLeft <= LEFT_TOLD_FROM && (
          <p>{fill(texts.left, { count: messagesLeft })}</p>
        )}
        {chatState !== "none" && <Tools texts={texts} isEnded={isEnded} />}
      </div>
    </div>
  );
}

function Composer({ texts, refused }: Pick<Props, "texts" | "refused">) {
  return (
    <form
      action={CHAT_PATH}
      method="post"
      noValidate
      className={styles.composer}
      data-chat=""
      data-failed={texts.failed}
    >
      <FormToken />
      <Textarea
        name="text"
        label={texts.message}
        hint={fill(texts.messageHint, { most: MESSAGE_LENGTH })}
        error={refused?.fields.find(({ field }) => field === "text")?.message}
        typed={refused?.typed ?? ""}
        rows={2}
        autoComplete="off"
        enterKeyHint="send"
      />
      <div className={styles.send}>
        <Button>{texts.send}</Button>
        <p data-script="" hidden>
          {texts.keys}
        </p>
      </div>
      <p role="status" data-said="" className={styles.said} />
    </form>
  );
}

function Tools({ texts, isEnded }: { texts: Texts; isEnded: boolean }) {
  return (
    <form action={CHAT_PATH} method="post" className={styles.acts}>
      <FormToken />
      {isEnded && (
        <Button name="act" value="forget">
          {texts.ended.again}
        </Button>
      )}
      <Button href={TRANSCRIPT_PATH} look={isEnded ? "quiet" : "link"} icon="download">
        {texts.download}
      </Button>
      <span data-script="print" hidden>
        <Button type="button" look={isEnded ? "quiet" : "link"}>
          {texts.print}
        </Button>
      </span>
      {!isEnded && (
        <Button name="act" value="end" look="link">
          {texts.end}
        </Button>
      )}
    </form>
  );
}
