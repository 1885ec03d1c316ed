import type { Output } from "#base/call.ts";
import type { readChat } from "../../contract.ts";
import type { TimedMessage } from "../../rules/transcript.ts";

/** The visitor's chat as the call answers it. */
export type Chat = Output<typeof readChat>;

/** The messages of a chat as the rules know them. */
export function messagesIn({ msgList }: Pick<Chat, "msgList">): TimedMessage[] {
  return msgList.map(({ athrCd, cont, wrtDtm, faqList }) => ({
    author: athrCd,
    body: cont,
    at: wrtDtm,
    entries: faqList.map(({ sbjtCont, smryCont, faqDtlUrl }) => ({
      title: sbjtCont,
      excerpt: smryCont,
      path: faqDtlUrl,
    })),
  }));
}
