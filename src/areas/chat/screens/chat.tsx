import { data, redirect } from "react-router";
import { attachments } from "#areas/inquiry/rules.ts";
import { readCallCentre } from "#areas/support/contract.ts";
import { sentencesOf } from "#base/errors/texts.ts";
import { callCentre as numbers } from "#base/site/brand.ts";
import { CHAT_PATH } from "#base/site/paths.ts";
import { fill } from "#base/text/language.ts";
import { callCodes } from "#web/ask.ts";
import { newClientId } from "#web/outgoing.ts";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { type Visit, visitContext } from "#web/visit.ts";
import {
  endChat,
  forgetChat,
  mailTranscript,
  readChat,
  requestPerson,
  withdrawRequest,
  writeChatMessage,
} from "../contract.ts";
import { NEWEST } from "../rules.ts";
import { chatTexts } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/chat.ts";
import styles from "./chat.module.css";
import { ChatFoot, isError } from "./parts/ChatFoot.tsx";
import { ChatLog } from "./parts/ChatLog.tsx";
import { ChatSide, SideCard } from "./parts/ChatSide.tsx";
import { MailForm, PersonCard } from "./parts/PersonCard.tsx";
import { useChat } from "./parts/use-chat.ts";

export const handle = { hydrate: true, files: attachments };

export async function loader({ context }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const [chat, callCentre] = await Promise.all([ask(readChat, {}), ask(readCallCentre, {})]);
  const { language } = visitor;
  return {
    texts: chatTexts[language],
    language,
    sentences: sentencesOf(callCodes, {}, language),
    chat,
    callCentre,
    draftId: newClientId(),
    isSignedIn: visitor.signedIn,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await request.formData();
  const act = String(form.get("act") ?? "");
  if (act === "mail") {
    const mailed = await visit.submit(mailTranscript, form);
    if (mailed.ok) return { act, sent: mailed.content, fields: [], message: "", typed: "" };
    const { fields, typed, message } = mailed;
    return data({ act, sent: null, fields, message, typed: typed.email ?? "" }, { status: 400 });
  }
  const done = await actOn(visit, form, act);
  if (done.ok) return redirect(act === "" ? `${CHAT_PATH}#${NEWEST}` : CHAT_PATH, 303);
  const { tooOften } = chatTexts[visit.visitor.language];
  const isTooOften = done.code === "PLAT000005";
  const message = isTooOften ? fill(tooOften, { phone: numbers.tollFree }) : done.message;
  const { fields, typed } = done;
  return data({ act, sent: null, fields, message, typed: typed.text ?? "" }, { status: 400 });
}

/** /support/chat: written questions, answered by the FAQ's search and then by an agent. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, language, sentences, chat, callCentre, draftId, isSignedIn } = loaderData;
  const { conversation, left, refused, submit, onTyping, isOffline } = useChat({
    chat,
    language,
    sentences,
  });
  const { withPerson: person } = texts;
  const posted = actionData?.act === "mail" || actionData?.act === "person" ? null : actionData;
  const wrong = refused ?? posted ?? null;
  const { chatState } = conversation;
  return (
    <Page
      title={`${wrong && isError(wrong) ? texts.errorMark : ""}${texts.title}`}
      description={texts.lead}
      canonical={CHAT_PATH}
      hidden={chatState !== "none"}
    >
      <PageHead title={texts.title} lead={texts.lead} />
      <div className={styles.frame}>
        <section aria-labelledby="conversation" className={styles.panel}>
          <div className={styles.head}>
            <h2 id="conversation">{texts.panel}</h2>
            <p>{stateWord(texts, conversation)}</p>
          </div>
          <ChatLog texts={texts} person={person} conversation={conversation} />
          <ChatFoot
            {...{ texts, person, chatState, left, draftId, isOffline, submit, onTyping }}
            endedAt={chat.endedAt}
            refused={wrong}
          />
        </section>
        <ChatSide
          texts={texts}
          chat={{ ...chat, messages: [...conversation.messages] }}
          callCentre={callCentre}
        >
          <SideCard id="live" title={person.live.title}>
            <PersonCard
              texts={person}
              chat={chat}
              conversation={conversation}
              problem={actionData?.act === "person" ? actionData.message : null}
            />
          </SideCard>
          {chatState !== "none" && (
            <SideCard id="mail" title={person.mail.title}>
              <MailForm
                texts={person.mail}
                isSignedIn={isSignedIn}
                sent={actionData?.sent ?? null}
                error={
                  actionData?.act === "mail" && !actionData.sent
                    ? (actionData.fields[0]?.message ?? actionData.message)
                    : null
                }
                typed={actionData?.act === "mail" ? actionData.typed : ""}
              />
            </SideCard>
          )}
        </ChatSide>
      </div>
    </Page>
  );
}

export default Screen;

function stateWord(
  { automaticOnly, withPerson: { live } }: Texts,
  { chatState, staffName }: ReturnType<typeof useChat>["conversation"],
): string {
  if (chatState === "waiting") return live.waiting;
  if (chatState === "attended") return fill(live.attended, { name: staffName ?? "" });
  return automaticOnly;
}

/** Performs the pressed button's action; by default it writes a message. */
function actOn({ submit }: Visit, form: FormData, act: string) {
  if (act === "end") return submit(endChat, form);
  if (act === "forget") return submit(forgetChat, form);
  if (act === "person") return submit(requestPerson, form);
  if (act === "withdraw") return submit(withdrawRequest, form);
  return submit(writeChatMessage, withPlainLines(form));
}

/** A form sends CRLF for each line break; a message counts one character. */
function withPlainLines(form: FormData): FormData {
  const typed = form.get("text");
  if (typeof typed === "string") form.set("text", typed.replace(/\r\n/g, "\n").trim());
  return form;
}
