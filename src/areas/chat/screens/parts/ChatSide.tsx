import type { ReactNode } from "react";
import { deviceCodeOf } from "#areas/inquiry/rules.ts";
import type { readCallCentre } from "#areas/support/contract.ts";
import { INQUIRY_PATH } from "#areas/support/rules.ts";
import type { Output } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { toMinute } from "#base/time/day.ts";
import { useShared } from "#web/shared.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { FormToken } from "#web/ui/forms/FormToken.tsx";
import { OpenState } from "#web/ui/layout/OpenState.tsx";
import { inquiryTextOf } from "../../rules/transcript.ts";
import { CHAT_HOURS } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./ChatSide.module.css";
import { type Chat, messagesIn } from "./messages.ts";

type CallCentre = Output<typeof readCallCentre>;

interface Props {
  texts: Texts;
  chat: Chat;
  callCentre: CallCentre;
  /** Shown above the other ways to reach a person. */
  children: ReactNode;
}

/** Beside the chat: the ways to reach a person, and how long messages are stored. */
export function ChatSide({ texts, chat, callCentre, children }: Props) {
  const { about } = texts;
  return (
    <div className={styles.side}>
      {children}
      <section aria-labelledby="person" className={styles.card}>
        <h2 id="person">{texts.person.title}</h2>
        <Handover texts={texts} chat={chat} />
      </section>
      <section aria-labelledby="call" className={styles.card}>
        <h2 id="call">{texts.call.title}</h2>
        <Calling texts={texts.call} callCentre={callCentre} />
      </section>
      <section aria-labelledby="about" className={styles.about}>
        <h2 id="about">{about.title}</h2>
        <ul>
          <li>{about.automatic}</li>
          <li>
            {chat.endedAt === null
              ? fill(about.stored, { hours: CHAT_HOURS })
              : fill(about.storedUntil, { when: toMinute(chat.endedAt) })}
          </li>
          <li>{about.secrets}</li>
        </ul>
      </section>
    </div>
  );
}

/** A card beside the chat. */
export function SideCard({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Opens the inquiry form with the chat in it; the form carries the input from step to step. */
function Handover({ texts, chat }: Pick<Props, "texts" | "chat">) {
  const { device } = useShared().visitor;
  const { person, handover, authors } = texts;
  if (chat.messages.length === 0) {
    return (
      <>
        <p>{person.empty}</p>
        <p>
          <Button href={INQUIRY_PATH} variant="quiet">
            {person.write}
          </Button>
        </p>
      </>
    );
  }
  const text = inquiryTextOf(messagesIn(chat), { ...handover, authors });
  return (
    <form action={INQUIRY_PATH} method="post">
      <FormToken />
      <input type="hidden" name="description" value={text} />
      <input type="hidden" name="device" value={deviceCodeOf(device)} />
      <p>{person.lead}</p>
      <p>
        <Button name="act" value="topic" variant="quiet">
          {person.button}
        </Button>
      </p>
    </form>
  );
}

function Calling({ texts, callCentre }: { texts: Texts["call"]; callCentre: CallCentre }) {
  const { numbers, serviceHours, isOpen, nextOpenAt } = callCentre;
  return (
    <>
      <OpenState
        isOpen={isOpen}
        word={isOpen ? texts.open : texts.closed}
        when={
          nextOpenAt === null ? serviceHours : fill(texts.opensAt, { when: toMinute(nextOpenAt) })
        }
      />
      <p className={styles.number}>
        <a href={`tel:${numbers.TOLL_FREE}`}>{numbers.TOLL_FREE}</a>
      </p>
      <p>{texts.lead}</p>
    </>
  );
}
