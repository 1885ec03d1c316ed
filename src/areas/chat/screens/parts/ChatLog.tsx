import { bankName, callCentre } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import { toMinute } from "#base/time/day.ts";
import { useShared } from "#web/shared.ts";
import { Conversation, type ShownMessage } from "#web/ui/data/Conversation.tsx";
import { Icon } from "#web/ui/layout/Icon.tsx";
import { readChatFile } from "../../contract.ts";
import { type Conversation as ChatConversation, newestNumber } from "../../rules/conversation.ts";
import { NEWEST } from "../../rules.ts";
import type { PersonTexts } from "../../texts/person.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./ChatLog.module.css";
import type { Chat } from "./messages.ts";

interface Props {
  texts: Texts;
  person: PersonTexts;
  conversation: ChatConversation;
}

/** The messages, newest at the end. */
export function ChatLog({ texts, person: { live }, conversation }: Props) {
  const { language } = useShared().visitor;
  const { chatId, messages, pending, otherRead, otherTypedAt, staffName, chatState } = conversation;
  const greeting: ShownMessage = {
    key: "greeting",
    isOwn: false,
    author: texts.authors.automatic,
    time: null,
    text: fill(texts.greeting, { bank: bankName[language] }),
  };
  const lastOwn = newestNumber(messages, "visitor");
  const stateOf = (message: Chat["messages"][number]) => {
    if (chatState !== "attended" || message.messageNumber !== lastOwn) return null;
    return message.messageNumber <= otherRead ? live.read : live.sent;
  };
  const shown = messages.map((message): ShownMessage => {
    const { author, authorName, text, messageNumber, writtenAt, isMasked } = message;
    return {
      key: `${chatId} ${messageNumber}`,
      isOwn: author === "visitor",
      author: authorName ?? texts.authors[author],
      time: withoutYear(writtenAt),
      text: author === "automatic" ? <WithPhone text={text} /> : text,
      more: <Enclosed texts={texts} live={live} message={message} />,
      note: isMasked ? <Masked text={texts.masked} /> : stateOf(message),
    };
  });
  const sending = pending.map(
    ({ clientMessageId, text, fileNames }): ShownMessage => ({
      key: clientMessageId,
      isOwn: true,
      author: texts.authors.visitor,
      time: null,
      text: [text, ...fileNames].filter(Boolean).join("\n"),
      note: live.sending,
    }),
  );
  return (
    <Conversation
      label={texts.log}
      messages={[greeting, ...shown, ...sending]}
      newestId={NEWEST}
      foot={otherTypedAt !== null && fill(live.typing, { name: staffName ?? texts.authors.staff })}
    />
  );
}

/** 11/15 16:44: a chat lasts a day, so the year is omitted. */
function withoutYear(moment: string): string {
  return toMinute(moment).slice("YYYY/".length);
}

interface EnclosedProps {
  texts: Texts;
  live: PersonTexts["live"];
  message: Pick<Chat["messages"][number], "faqs" | "files">;
}

/** The FAQ entries that may answer a message, or the pictures sent with it. */
function Enclosed({ texts, live, message: { faqs, files } }: EnclosedProps) {
  return (
    <>
      {faqs.length > 0 && (
        <ul aria-label={texts.offered}>
          {faqs.map(({ question, excerpt, faqUrl }) => (
            <li key={faqUrl}>
              <a href={faqUrl}>{question}</a>
              <p>{excerpt}</p>
            </li>
          ))}
        </ul>
      )}
      {files.map(({ fileId, fileName }) => (
        <a key={fileId} href={fileUrl(fileId)} className={styles.picture}>
          <img src={fileUrl(fileId)} alt={fill(live.picture, { name: fileName })} />
        </a>
      ))}
    </>
  );
}

function fileUrl(fileId: string): string {
  return readChatFile.path.replace("{fileId}", fileId);
}

function Masked({ text }: { text: string }) {
  return (
    <p className={styles.masked}>
      <Icon name="hide" />
      <span>{text}</span>
    </p>
  );
}

/** An automatic message; the call centre's number in it becomes a link. */
function WithPhone({ text }: { text: string }) {
  const { tollFree } = callCentre;
  return text.split(new RegExp(`(${tollFree})`)).map((part, place) =>
    part === tollFree ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
      <a key={place} href={`tel:${tollFree}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
