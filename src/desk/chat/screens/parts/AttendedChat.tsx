import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { newestNumber } from "#areas/chat/rules/conversation.ts";
import type { Ask } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { toMinute } from "#base/time/day.ts";
import { Conversation, type ShownMessage } from "#web/ui/data/Conversation.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { FormToken } from "#web/ui/forms/FormToken.tsx";
import { Textarea } from "#web/ui/forms/Textarea.tsx";
import { ANSWER_LENGTH, DESK_CHATS_PATH } from "../../rules.ts";
import type { Texts } from "../../texts.ts";
import styles from "./AttendedChat.module.css";
import { type AttendedChat as Chat, useAttending } from "./use-attending.ts";

interface Props {
  texts: Texts;
  chat: Chat;
  ask: Ask;
  /** The message id that a form without scripts sends. */
  draftId: string;
}

/** One chat with its visitor: the messages, and the field for the answer. */
export function AttendedChat({ texts, chat, ask, draftId }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const { conversation, submit, onTyping, isOffline } = useAttending(chat, ask, setProblem);
  const { chatState, messages, pending, otherRead, otherTypedAt, chatId } = conversation;
  const lastOwn = newestNumber(messages, "staff");
  const shown = messages.map((message): ShownMessage => {
    const { author, authorName, messageNumber, text, writtenAt, files, isMasked } = message;
    const state = messageNumber <= otherRead ? texts.read : texts.sent;
    return {
      key: `${chatId} ${messageNumber}`,
      isOwn: author === "staff",
      author: authorName ?? texts.authors[author],
      time: toMinute(writtenAt).slice("YYYY/".length),
      text,
      more: <Pictures texts={texts} chatId={chat.chatId} files={files} />,
      note: isMasked ? texts.masked : messageNumber === lastOwn && state,
    };
  });
  const sending = pending.map(
    ({ clientMessageId, text }): ShownMessage => ({
      key: clientMessageId,
      isOwn: true,
      author: texts.authors.staff,
      time: null,
      text,
      note: texts.sending,
    }),
  );
  return (
    <section aria-labelledby="conversation" className={styles.panel}>
      <div className={styles.head}>
        <h2 id="conversation">
          {chat.isCustomer ? texts.customer : texts.visitor}
          {" · "}
          {texts.languages[chat.language as keyof Texts["languages"]]}
        </h2>
        <ChatActs texts={texts} chatId={chat.chatId} isEnded={chatState === "ended"} />
      </div>
      <Conversation
        label={texts.log}
        messages={[...shown, ...sending]}
        newestId="newest"
        foot={otherTypedAt !== null && texts.typing}
      />
      <div className={styles.foot}>
        {problem && (
          <Notice kind="error" word={texts.errorTitle} live>
            <p>{problem}</p>
          </Notice>
        )}
        {chatState === "attended" ? (
          <Composer {...{ texts, submit, onTyping, draftId }} chatId={chat.chatId} />
        ) : (
          <Notice kind="info" word={texts.ended} live>
            <p>{texts.endedText}</p>
          </Notice>
        )}
        <p role="status">{isOffline && texts.offline}</p>
      </div>
    </section>
  );
}

function ChatActs({ texts, chatId, isEnded }: { texts: Texts; chatId: string; isEnded: boolean }) {
  if (isEnded) return null;
  return (
    <Form method="post" action={DESK_CHATS_PATH} className={styles.acts}>
      <FormToken />
      <input type="hidden" name="chatId" value={chatId} />
      <Button name="act" value="return" variant="link">
        {texts.back}
      </Button>
      <Button name="act" value="end" variant="quiet">
        {texts.end}
      </Button>
    </Form>
  );
}

interface ComposerProps {
  texts: Texts;
  chatId: string;
  draftId: string;
  submit(text: string): void;
  onTyping(): void;
}

function Composer({ texts, chatId, draftId, submit, onTyping }: ComposerProps) {
  const form = useRef<HTMLFormElement>(null);
  const fieldOf = () =>
    form.current?.elements.namedItem("text") as HTMLTextAreaElement | null | undefined;
  // A member of staff who opens a chat is about to answer it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chat takes the focus again
  useEffect(() => fieldOf()?.focus(), [chatId]);
  const send = () => {
    const field = fieldOf();
    const text = field?.value.trim() ?? "";
    if (!field || text === "" || text.length > ANSWER_LENGTH) return;
    submit(text);
    field.value = "";
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== "Enter" || event.shiftKey || event.altKey || isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form ref={form} method="post" action={DESK_CHATS_PATH} onSubmit={onSubmit}>
      <FormToken />
      <input type="hidden" name="chatId" value={chatId} />
      <input type="hidden" name="clientMessageId" value={draftId} />
      <Textarea
        name="text"
        label={texts.message}
        hint={fill(texts.messageHint, { most: ANSWER_LENGTH })}
        rows={3}
        maxLength={ANSWER_LENGTH}
        autoComplete="off"
        onKeyDown={onKeyDown}
        onInput={onTyping}
      />
      <div className={styles.send}>
        <Button name="act" value="answer">
          {texts.send}
        </Button>
        <p>{texts.keys}</p>
      </div>
    </form>
  );
}

interface PicturesProps {
  texts: Texts;
  chatId: string;
  files: Chat["messages"][number]["files"];
}

function Pictures({ texts, chatId, files }: PicturesProps) {
  return files.map(({ fileId, fileName }) => {
    const path = `/v1/desk/chats/${chatId}/files/${fileId}`;
    return (
      <a key={fileId} href={path} className={styles.picture}>
        <img src={path} alt={fill(texts.picture, { name: fileName })} />
      </a>
    );
  });
}
