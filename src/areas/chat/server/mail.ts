import { contactOf } from "#areas/customer/server.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { type Email, maskEmail, parseEmail } from "#base/identity/email.ts";
import { bankName } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { Malformed } from "#server/api/check.ts";
import { record } from "#server/audit/audit.ts";
import { tooOften } from "#server/limits/counter.ts";
import { writeLetter } from "#server/outbox/letters.ts";
import { mailedFileName, transcriptOf } from "../rules/transcript.ts";
import { withoutLinks } from "../rules/without-links.ts";
import { MAIL_PRICE, MAILS_MOST } from "../rules.ts";
import { type ChatRow, chatOf, countMail, lockedChatOf } from "../store/chats.ts";
import { messagesOf } from "../store/messages.ts";
import { chatTexts } from "../texts/words.ts";
import { keyOf } from "./key.ts";
import { countMessage } from "./writing.ts";

type Anyone = CallContext<"anyone">;

/**
 * Mails the transcript. A signed-in customer gets it at their own address. A visitor may name an
 * address only for a chat that an agent attended: otherwise anybody could make the bank mail
 * arbitrary text to anybody.
 */
export async function mailChat(
  { email }: { email?: string },
  context: Anyone,
): Promise<{ sentTo: string }> {
  const key = keyOf(context);
  const chat = key && (await chatOf(context.db, key));
  if (!key || !chat) throw new Refusal("CHAT000003");
  const address = await addressFor(context, chat, email);
  await countMessage(context, MAIL_PRICE);
  await context.db.transaction(async (db) => {
    const locked = await lockedChatOf(db, key);
    if (!locked) throw new Refusal("CHAT000003");
    if (locked.mailed >= MAILS_MOST) throw tooOften(locked.secondsLeft);
    await countMail(db, locked.id);
    const { subject, body } = await letterOf(db, context, locked);
    await writeLetter(db, {
      channel: "mail",
      customerId: context.customer?.id ?? null,
      address,
      language: context.language,
      subject,
      body,
    });
    await record(db, context, { event: "chat.mail", outcome: "ok", reference: locked.id });
  });
  return { sentTo: maskEmail(address) };
}

async function addressFor(
  { db, customer }: Anyone,
  chat: ChatRow,
  typed: string | undefined,
): Promise<Email> {
  if (customer) {
    const contact = await contactOf(db, customer.id);
    if (contact?.email) return contact.email;
  }
  if (!chat.wasAttended) throw new Refusal("CHAT000005");
  const email = typed === undefined ? null : parseEmail(typed);
  if (!email) throw new Malformed([{ field: "email", code: "FELD000004", facts: {} }]);
  return email;
}

async function letterOf(
  db: Db,
  { language, origin }: Anyone,
  chat: ChatRow,
): Promise<{ subject: string; body: string }> {
  const { transcript, authors } = chatTexts[language];
  const title = fill(transcript.title, { bank: bankName[language] });
  const note = fill(transcript.note, { when: chat.endsAt });
  const messages = (await messagesOf(db, chat.id)).map((row) => ({
    ...row,
    authorName: row.authorName?.[language] ?? null,
    // The visitor's own text, and the names of their files, are sent without links: the letter comes from the bank.
    body: row.author === "visitor" ? withoutLinks(row.body) : row.body,
    fileNames: row.files.map(({ name }) => mailedFileName(name)),
  }));
  const words = { title, line: transcript.line, authors, note };
  return { subject: title, body: transcriptOf(messages, words, origin) };
}
