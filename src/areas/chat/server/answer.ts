import { wantsPerson } from "#areas/support/rules/heard.ts";
import { isUrgent } from "#areas/support/rules/urgency/urgency.ts";
import { EMERGENCIES_PATH } from "#areas/support/rules.ts";
import { findFaqs } from "#areas/support/server/faq.ts";
import { traditional } from "#areas/support/server/traditional.ts";
import { callCentre } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { ENTRIES_MOST, isCourtesy, searchedPart } from "../rules.ts";
import type { NewMessage } from "../store/messages.ts";
import { chatTexts } from "../texts/words.ts";

/** The FAQ search's answer to a message, in words that do not pretend to be a human's. */
export async function answerTo(
  message: string,
  context: CallContext<"anyone">,
): Promise<NewMessage> {
  const { answers } = chatTexts[context.language];
  const words = traditional(message);
  if (isCourtesy(words)) return automatic([answers.courtesy]);
  const asksForPerson = wantsPerson(words);
  const isEmergency = isUrgent(words);
  // A visitor who asks for a human does not get FAQ entries instead.
  if (asksForPerson && !isEmergency) return automatic([answers.person]);
  const { faqs, isSure } = await findFaqs(
    { searchText: searchedPart(message), pageSize: ENTRIES_MOST },
    context,
    isEmergency,
  );
  const entries = faqs.map(({ question, excerpt, faqUrl }) => ({
    title: question,
    excerpt,
    path: faqUrl,
  }));
  if (isEmergency) {
    const sentences = [answers.urgent, ...(asksForPerson ? [answers.person] : [])];
    const first = { ...answers.emergencies, path: EMERGENCIES_PATH };
    return automatic(sentences, [first, ...entries].slice(0, ENTRIES_MOST));
  }
  return automatic(
    [faqs.length === 0 ? answers.nothing : isSure ? answers.found : answers.near],
    entries,
  );
}

function automatic(sentences: readonly string[], entries: NewMessage["entries"] = []): NewMessage {
  const body = sentences.map((text) => fill(text, { phone: callCentre.tollFree })).join("\n");
  return { author: "automatic", body, entries, isMasked: false };
}
