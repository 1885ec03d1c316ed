import { Form } from "react-router";
import { bankName } from "#base/site/brand.ts";
import { CHAT_PATH } from "#base/site/paths.ts";
import { chatHours } from "#base/site/service.ts";
import { fill } from "#base/text/language.ts";
import { toMinute } from "#base/time/day.ts";
import { useShared } from "#web/shared.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { FormToken } from "#web/ui/forms/FormToken.tsx";
import { OpenState } from "#web/ui/layout/OpenState.tsx";
import { useHydrated } from "#web/ui/layout/use-hydrated.ts";
import type { Conversation } from "../../rules/conversation.ts";
import { WAITING_AWAY_MINUTES } from "../../rules.ts";
import type { PersonTexts } from "../../texts/person.ts";
import type { Chat } from "./messages.ts";

interface Props {
  texts: PersonTexts;
  chat: Chat;
  conversation: Pick<Conversation, "chatState" | "staffName">;
  /** Why no agent could be requested. */
  problem: string | null;
}

/** The agent's card: whether one is available, the place in the queue, or the agent's name. */
export function PersonCard({ texts: { live }, chat, conversation, problem }: Props) {
  const { language } = useShared().visitor;
  const isHydrated = useHydrated();
  const { chatState, staffName } = conversation;
  const { desk, queuePlace } = chat;
  if (chatState === "attended") {
    return (
      <p role="status">
        <strong>{fill(live.attended, { name: staffName ?? "" })}</strong>
      </p>
    );
  }
  if (chatState === "waiting") {
    return (
      <Form action={CHAT_PATH} method="post">
        <FormToken />
        <div role="status">
          <p>
            <strong>
              {queuePlace === 1 ? live.next : fill(live.place, { place: queuePlace ?? "" })}
            </strong>
          </p>
          <p>{isHydrated ? live.stay : fill(live.check, { minutes: WAITING_AWAY_MINUTES })}</p>
        </div>
        <p>
          <Button name="act" value="withdraw" variant="quiet">
            {live.withdraw}
          </Button>
        </p>
      </Form>
    );
  }
  const when = desk.isOpen
    ? desk.closesAt && fill(live.until, { when: desk.closesAt })
    : desk.opensAt && fill(live.opensAt, { when: toMinute(desk.opensAt) });
  return (
    <>
      <OpenState isOpen={desk.isOpen} word={desk.isOpen ? live.open : live.closed} when={when} />
      <p>{fill(live.lead, { bank: bankName[language] })}</p>
      {problem && (
        <Notice kind="error" word={live.closed} live>
          <p>{problem}</p>
        </Notice>
      )}
      {desk.isOpen && chatState !== "ended" && (
        <Form action={CHAT_PATH} method="post">
          <FormToken />
          <p>
            <Button name="act" value="person">
              {live.button}
            </Button>
          </p>
        </Form>
      )}
      <p>{fill(live.hours, chatHours)}</p>
    </>
  );
}

interface MailProps {
  texts: PersonTexts["mail"];
  isSignedIn: boolean;
  sent: { sentTo: string } | null;
  error: string | null;
  typed: string;
}

/** Mails the transcript: to the customer's own address, or to the one a visitor types. */
export function MailForm({ texts, isSignedIn, sent, error, typed }: MailProps) {
  return (
    <Form action={CHAT_PATH} method="post" noValidate>
      <FormToken />
      {sent && (
        <Notice kind="success" word={texts.word} live>
          <p>{fill(texts.done, { address: sent.sentTo })}</p>
        </Notice>
      )}
      <p>{isSignedIn ? texts.own : texts.lead}</p>
      {isSignedIn ? (
        error && <p role="alert">{error}</p>
      ) : (
        <Field
          name="email"
          type="email"
          label={texts.email}
          typed={typed}
          error={error ?? undefined}
          autoComplete="email"
        />
      )}
      <p>
        <Button name="act" value="mail" variant="quiet">
          {texts.button}
        </Button>
      </p>
    </Form>
  );
}
