import { Form, Link } from "react-router";
import { fill } from "#base/text/language.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { FormToken } from "#web/ui/forms/FormToken.tsx";
import { DESK_CHATS_PATH } from "../../rules.ts";
import type { Texts } from "../../texts.ts";
import styles from "./ChatQueue.module.css";
import type { ChatList } from "./use-attending.ts";

type ListedChat = ChatList["chats"][number];

interface Props {
  texts: Texts;
  chats: readonly ListedChat[];
  /** The chat that is open beside the list. */
  current: string | null;
}

/** The chats that wait, and those that one attends. */
export function ChatQueue({ texts, chats, current }: Props) {
  const waiting = chats.filter(({ isWaiting }) => isWaiting);
  const own = chats.filter(({ isWaiting }) => !isWaiting);
  return (
    <div className={styles.queue}>
      <section aria-labelledby="own">
        <h2 id="own">{texts.own}</h2>
        {own.length === 0 && <p>{texts.none}</p>}
        <ul>
          {own.map((chat) => (
            <li key={chat.chatId}>
              <Link
                to={`${DESK_CHATS_PATH}?chat=${chat.chatId}`}
                aria-current={chat.chatId === current ? "true" : undefined}
                className={styles.chat}
              >
                <Facts texts={texts} chat={chat} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="waiting">
        <h2 id="waiting">
          {texts.waiting} ({waiting.length})
        </h2>
        {waiting.length === 0 && <p role="status">{texts.nobody}</p>}
        {waiting[0] && <TakeForm chatId={waiting[0].chatId} label={texts.takeNext} isMain />}
        <ul>
          {waiting.map((chat) => (
            <li key={chat.chatId} className={styles.chat}>
              <Facts texts={texts} chat={chat} />
              <TakeForm chatId={chat.chatId} label={texts.take} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Facts({ texts, chat }: { texts: Texts; chat: ListedChat }) {
  const { language, isCustomer, waitingSeconds, excerpt, unreadCount, isWaiting } = chat;
  const tongue = texts.languages[language as keyof Texts["languages"]];
  return (
    <span className={styles.facts}>
      <strong>{isCustomer ? texts.customer : texts.visitor}</strong>
      <span>
        {tongue} · {fill(texts.waited, { minutes: Math.floor(waitingSeconds / 60) })}
      </span>
      {!isWaiting && unreadCount > 0 && <em>{fill(texts.unread, { count: unreadCount })}</em>}
      <span className={styles.excerpt}>{excerpt}</span>
    </span>
  );
}

/** Takes a chat; the first button also has the shortcut Alt+N. */
function TakeForm({
  chatId,
  label,
  isMain = false,
}: {
  chatId: string;
  label: string;
  isMain?: boolean;
}) {
  return (
    <Form method="post" action={DESK_CHATS_PATH} data-next={isMain || undefined}>
      <FormToken />
      <input type="hidden" name="chatId" value={chatId} />
      <Button name="act" value="take" variant={isMain ? "main" : "quiet"}>
        {label}
      </Button>
    </Form>
  );
}
