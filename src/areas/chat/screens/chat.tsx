import { data, redirect } from "react-router";
import { readCallCentre } from "#areas/support/contract.ts";
import { type FormTexts, formWith } from "#base/call/submitted.ts";
import { callCentre as numbers } from "#base/site/brand.ts";
import { CHAT_PATH } from "#base/site/paths.ts";
import { fill } from "#base/text/language.ts";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { type Visit, visitContext } from "#web/visit.ts";
import { endChat, forgetChat, readChat, writeChatMessage } from "../contract.ts";
import { NEWEST } from "../rules.ts";
import { chatTexts } from "../texts/words.ts";
import type { Route } from "./+types/chat.ts";
import styles from "./chat.module.css";
import { ChatFoot } from "./parts/ChatFoot.tsx";
import { ChatLog } from "./parts/ChatLog.tsx";
import { ChatSide } from "./parts/ChatSide.tsx";

// Not kept: it is the visitor's own.
export const handle = { enhance: ["chat"] };

export async function loader({ context }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const [chat, callCentre] = await Promise.all([ask(readChat, {}), ask(readCallCentre, {})]);
  return { texts: chatTexts[visitor.language], chat, callCentre };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await request.formData();
  const act = form.get("act");
  const done = await actOn(visit, form, act);
  if (done.ok) return redirect(act === null ? `${CHAT_PATH}#${NEWEST}` : CHAT_PATH, 303);
  const { tooOften } = chatTexts[visit.visitor.language];
  const isTooOften = done.code === "PLAT000005";
  const message = isTooOften ? fill(tooOften, { phone: numbers.tollFree }) : done.message;
  const { fields, typed } = done;
  return data({ fields, typed: typed.text ?? "", message }, { status: 400 });
}

/** /support/chat: questions in writing, answered at once by the FAQ's search. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, chat, callCentre } = loaderData;
  return (
    <Page
      title={`${actionData ? texts.errorMark : ""}${texts.title}`}
      description={texts.lead}
      canonical={CHAT_PATH}
      hidden={chat.chatState !== "none"}
    >
      <PageHead title={texts.title} lead={texts.lead} />
      <div className={styles.frame}>
        <section aria-labelledby="conversation" className={styles.panel}>
          <div className={styles.head}>
            <h2 id="conversation">{texts.panel}</h2>
            <p>{texts.automaticOnly}</p>
          </div>
          <ChatLog texts={texts} chat={chat} />
          <ChatFoot texts={texts} chat={chat} refused={actionData ?? null} />
        </section>
        <ChatSide texts={texts} chat={chat} callCentre={callCentre} />
      </div>
    </Page>
  );
}

export default Screen;

/** What the pressed button asks for; without one that is known, to write a message. */
function actOn({ submit }: Visit, form: FormData, act: FormDataEntryValue | null) {
  if (act === "end") return submit(endChat, form);
  if (act === "forget") return submit(forgetChat, form);
  return submit(writeChatMessage, withPlainLines(form));
}

/** A form sends two signs for each line end; a message counts one. */
function withPlainLines(form: FormData): FormTexts {
  const typed = form.get("text");
  if (typeof typed !== "string") return form;
  return formWith(form, { text: typed.replace(/\r\n/g, "\n").trim() });
}
