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
import { transcriptOf } from "../rules/transcript.ts";
import { MAIL_PRICE, MAILS_MOST, REFERENCE_LENGTH } from "../rules.ts";
import { type ChatRow, chatOf, countMail, lockedChatOf } from "../store/chats.ts";
import { messagesOf } from "../store/messages.ts";
import { chatTexts } from "../texts/words.ts";
import { keyOf } from "./key.ts";
import { countMessage } from "./writing.ts";

type Anyone = CallContext<"anyone">;

/**
 * Mails the transcript. A signed-in customer gets all of it at their own address. A visitor may name
 * an address for a chat that an agent attended, and only the bank's own words are sent there: nobody
 * makes the bank mail their text to a stranger.
 */
export async function mailChat(
  { email }: { email?: string },
  context: Anyone,
): Promise<{ sentTo: string }> {
  const key = keyOf(context);
  const chat = key && (await chatOf(context.db, key));
  if (!key || !chat) throw new Refusal("CHAT000003");
  const recipient = await recipientFor(context, chat, email);
  await countMessage(context, MAIL_PRICE);
  await context.db.transaction(async (db) => {
    const locked = await lockedChatOf(db, key);
    if (!locked) throw new Refusal("CHAT000003");
    if (locked.mailed >= MAILS_MOST) throw tooOften(locked.secondsLeft);
    await countMail(db, locked.id);
    const { subject, body } = await letterOf(db, context, locked, recipient);
    await writeLetter(db, {
      channel: "mail",
      customerId: context.customer?.id ?? null,
      address: recipient.address,
      language: context.language,
      subject,
      body,
    });
    await record(db, context, { event: "chat.mail", outcome: "ok", reference: locked.id });
  });
  return { sentTo: maskEmail(recipient.address) };
}

/** Where a transcript goes; an address that somebody typed may be anybody's. */
interface Recipient {
  address: Email;
  isOnFile: boolean;
}

async function recipientFor(
  { db, customer }: Anyone,
  chat: ChatRow,
  typed: string | undefined,
): Promise<Recipient> {
  if (customer) {
    const contact = await contactOf(db, customer.id);
    if (contact?.email) return { address: contact.email, isOnFile: true };
  }
  if (!chat.wasAttended) throw new Refusal("CHAT000005");
  const email = typed === undefined ? null : parseEmail(typed);
  if (!email) throw new Malformed([{ field: "email", code: "FELD000004", facts: {} }]);
  return { address: email, isOnFile: false };
}

async function letterOf(
  db: Db,
  { language, origin }: Anyone,
  chat: ChatRow,
  { isOnFile }: Recipient,
): Promise<{ subject: string; body: string }> {
  const { transcript, authors } = chatTexts[language];
  const title = fill(transcript.title, { bank: bankName[language] });
  const reference = chat.id.slice(-REFERENCE_LENGTH);
  const note = [
    fill(transcript.note, { when: chat.endsAt }),
    ...(isOnFile ? [] : [fill(transcript.replies, { reference })]),
  ].join("\n");
  const sent = (await messagesOf(db, chat.id)).filter(
    ({ author }) => isOnFile || author !== "visitor",
  );
  const messages = sent.map((row) => ({
    ...row,
    authorName: row.authorName?.[language] ?? null,
    fileNames: row.files.map(({ name }) => name),
  }));
  const words = { title, line: transcript.line, authors, note };
  return { subject: title, body: transcriptOf(messages, words, origin) };
}
