import { useEffect } from "react";
import { data, redirect, useNavigate } from "react-router";
import { isRefusal } from "#base/errors/catalogue.ts";
import { sentencesOf } from "#base/errors/texts.ts";
import { DeskPage } from "#desk/ui/DeskPage.tsx";
import { askDesk, openDesk } from "#desk/ui/open-desk.ts";
import { callCodes } from "#web/ask.ts";
import { isMalformed } from "#web/not-found.ts";
import { newClientId } from "#web/outgoing.ts";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { useAsk } from "#web/use-ask.ts";
import { type Visit, visitContext } from "#web/visit.ts";
import {
  answerChat,
  closeChat,
  listChats,
  readAttendedChat,
  returnChat,
  takeChat,
} from "../contract.ts";
import { DESK_CHATS_PATH } from "../rules.ts";
import { deskChatTexts } from "../texts.ts";
import type { Route } from "./+types/chats.ts";
import styles from "./chats.module.css";
import { AttendedChat } from "./parts/AttendedChat.tsx";
import { ChatQueue } from "./parts/ChatQueue.tsx";
import { type ChatList, useChatList } from "./parts/use-attending.ts";

export const handle = { hydrate: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { ask } = visit;
  const { language } = visit.visitor;
  const chatId = new URL(request.url).searchParams.get("chat");
  const opened = await openDesk(visit);
  const list = await askDesk(visit, listChats, {});
  const chat =
    chatId === null
      ? null
      : await ask(readAttendedChat, { chatId }).catch((thrown: unknown) => {
          // A colleague took it, or it was deleted: show the list alone.
          if (isRefusal(thrown) || isMalformed(thrown)) return null;
          throw thrown;
        });
  return {
    ...opened,
    texts: deskChatTexts[language],
    language,
    sentences: sentencesOf(callCodes, {}, language),
    list,
    chat,
    draftId: newClientId(),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await request.formData();
  const act = form.get("act");
  const chatId = String(form.get("chatId") ?? "");
  const done = await actOn(visit, form, act);
  if (!done.ok) return data(done, { status: 400 });
  const stays = act === "take" || act === "answer" || act === "end";
  return redirect(stays ? `${DESK_CHATS_PATH}?chat=${chatId}#newest` : DESK_CHATS_PATH, 303);
}

/** /desk/chats: the chats that wait, one's own, and the open conversation. */
export default function ChatsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, frame, texts, language, sentences, chat, draftId } = loaderData;
  const ask = useAsk({ language, sentences, isCached: false });
  const { list } = useChatList(loaderData.list, ask);
  useShortcuts(list);
  const wrong = actionData && !actionData.ok ? actionData : null;
  return (
    <DeskPage desk={desk} frame={frame} title={texts.title} lead={texts.lead}>
      {wrong && (
        <ErrorSummary
          title={texts.errorTitle}
          fields={wrong.fields}
          {...(wrong.fields.length === 0 ? { message: wrong.message } : {})}
        />
      )}
      <div className={styles.frame}>
        <ChatQueue texts={texts} chats={list.chats} current={chat?.chatId ?? null} />
        {chat ? (
          <AttendedChat key={chat.chatId} {...{ texts, chat, ask, draftId }} />
        ) : (
          <p className={styles.empty}>{texts.choose}</p>
        )}
      </div>
    </DeskPage>
  );
}

/** Alt+N takes the next chat; Alt and a digit opens one of one's own. */
function useShortcuts({ chats }: ChatList): void {
  const navigate = useNavigate();
  useEffect(() => {
    const own = chats.filter(({ isWaiting }) => !isWaiting);
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.code === "KeyN") {
        event.preventDefault();
        document.querySelector<HTMLButtonElement>("[data-next] button")?.click();
      }
      const place = /^Digit([1-8])$/.exec(event.code)?.[1];
      const chosen = place && own[Number(place) - 1];
      if (!chosen) return;
      event.preventDefault();
      void navigate(`${DESK_CHATS_PATH}?chat=${chosen.chatId}`);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [chats, navigate]);
}

function actOn({ submit }: Visit, form: FormData, act: FormDataEntryValue | null) {
  if (act === "take") return submit(takeChat, form);
  if (act === "return") return submit(returnChat, form);
  if (act === "end") return submit(closeChat, form);
  return submit(answerChat, form);
}
