import { redirect } from "react-router";
import { bankName } from "#base/site/brand.ts";
import { CHAT_PATH } from "#base/site/paths.ts";
import { attachmentHeader } from "#base/text/files.ts";
import { fill } from "#base/text/language.ts";
import { toMinute } from "#base/time/day.ts";
import { visitContext } from "#web/visit.ts";
import { readChat } from "../contract.ts";
import { transcriptOf } from "../rules/transcript.ts";
import { chatTexts } from "../texts/words.ts";
import type { Route } from "./+types/transcript-file.ts";
import { messagesIn } from "./parts/messages.ts";

/** /support/chat/transcript: the visitor's chat as a text file. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ask, visitor, origin } = context.get(visitContext);
  const chat = await ask(readChat, {});
  // The page says that there is no chat.
  if (chat.endedAt === null) return redirect(CHAT_PATH);
  const { transcript, authors } = chatTexts[visitor.language];
  const words = {
    title: fill(transcript.title, { bank: bankName[visitor.language] }),
    line: transcript.line,
    note: fill(transcript.note, { when: toMinute(chat.endedAt) }),
    authors,
  };
  return new Response(transcriptOf(messagesIn(chat), words, origin), {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": attachmentHeader(`${transcript.file}.txt`, "chat.txt"),
    },
  });
}
