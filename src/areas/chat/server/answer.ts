import { findFaqs } from "#areas/support/server/faq.ts";
import { callCentre } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { ENTRIES_MOST, isCourtesy, isUrgent, searchedPart, wantsPerson } from "../rules.ts";
import type { NewMessage } from "../store/messages.ts";
import { chatTexts } from "../texts/words.ts";

/** The FAQ search's answer to a message, in words that do not pretend to be a human's. */
export async function answerTo(
  message: string,
  context: CallContext<"anyone">,
): Promise<NewMessage> {
  const { answers } = chatTexts[context.language];
  if (isCourtesy(message)) return automatic([answers.courtesy]);
  // A visitor who asks for a human does not get FAQ entries instead.
  if (wantsPerson(message)) return automatic([answers.person]);
  const searchText = searchedPart(message);
  const { faqs, isSure } = await findFaqs({ searchText, pageSize: ENTRIES_MOST }, context);
  const sentences = [
    ...(isUrgent(message) ? [answers.urgent] : []),
    faqs.length === 0 ? answers.nothing : isSure ? answers.found : answers.near,
  ];
  const entries = faqs.map(({ question, excerpt, faqUrl }) => ({
    title: question,
    excerpt,
    path: faqUrl,
  }));
  return automatic(sentences, entries);
}

function automatic(sentences: readonly string[], entries: NewMessage["entries"] = []): NewMessage {
  const body = sentences.map((text) => fill(text, { phone: callCentre.tollFree })).join("\n");
  return { author: "automatic", body, entries, isMasked: false };
}
