import { bankName, callCentre } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import { useShared } from "#web/shared.ts";
import { Icon } from "#web/ui/layout/Icon.tsx";
import { NEWEST } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./ChatLog.module.css";
import type { Chat } from "./messages.ts";

interface Props {
  texts: Texts;
  chat: Pick<Chat, "chatId" | "messages">;
}

/** What was written, the newest at the end; it opens there by style alone. */
export function ChatLog({ texts, chat: { chatId, messages } }: Props) {
  const { language } = useShared().visitor;
  return (
    <div
      role="log"
      aria-live="polite"
      aria-label={texts.log}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      className={styles.log}
    >
      <ol>
        <li className={styles.automatic}>
          <p className={styles.author}>{texts.authors.automatic}</p>
          <div className={styles.bubble}>
            <p>{fill(texts.greeting, { bank: bankName[language] })}</p>
          </div>
        </li>
        {messages.map((message, index) => (
          <li
            key={message.messageNumber}
            data-key={`${chatId} ${message.messageNumber}`}
            className={styles[message.author]}
            {...(index === messages.length - 1 ? { id: NEWEST, tabIndex: -1 } : {})}
          >
            <p className={styles.author}>
              <span>{texts.authors[message.author]}</span>{" "}
              <span className={styles.time}>{withoutYear(message.writtenAt)}</span>
            </p>
            <div className={styles.bubble}>
              <p>
                {message.author === "automatic" ? <WithPhone text={message.text} /> : message.text}
              </p>
              {message.faqs.length > 0 && (
                <ul aria-label={texts.offered}>
                  {message.faqs.map(({ question, excerpt, faqUrl }) => (
                    <li key={faqUrl}>
                      <a href={faqUrl}>{question}</a>
                      <p>{excerpt}</p>
                    </li>
                  ))}
                </ul>
              )}
            </div>
            {message.isMasked && (
              <p className={styles.masked}>
                <Icon name="hide" />
                <span>{texts.masked}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** 11/15 16:44: a chat lasts a day, and its year goes without saying. */
function withoutYear(moment: string): string {
  return moment.slice("YYYY/".length);
}

/** The bank's own sentence; the call centre's number in it can be dialled. */
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
