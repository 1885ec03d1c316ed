import { CHAT_PATH } from "#base/site/paths.ts";
import { fill } from "#base/text/language.ts";
import { UrgentHelp } from "#web/ui/feedback/UrgentHelp.tsx";
import { visitContext } from "#web/visit.ts";
import { countFaqs, readCallCentre } from "../contract.ts";
import { CENTRES_PATH, CONTACT_PATH, FAQ_PATH, INQUIRY_PATH, urgentPaths } from "../rules.ts";
import { supportTexts } from "../texts/words.ts";
import type { Route } from "./+types/contact-us.ts";
import { CallNumbers } from "./parts/CallNumbers.tsx";
import { SupportPage } from "./parts/SupportPage.tsx";
import { type Way, WayCards } from "./parts/WayCards.tsx";

export const handle = { keepSeconds: 60 };

export async function loader({ context }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const [callCentre, { total }] = await Promise.all([ask(readCallCentre, {}), ask(countFaqs, {})]);
  return { texts: supportTexts[visitor.language], callCentre, total };
}

/** /support/contact-us: all ways to contact a person. */
export function Screen({ loaderData: { texts, callCentre, total } }: Route.ComponentProps) {
  const { ways, contact } = texts;
  const others: Way[] = [
    {
      sign: "chat",
      title: ways.chat,
      lead: ways.chatLead,
      href: CHAT_PATH,
      button: ways.chatButton,
    },
    {
      sign: "letter",
      title: ways.inquiry,
      lead: ways.inquiryLead,
      href: INQUIRY_PATH,
      button: ways.inquiryButton,
    },
    {
      sign: "place",
      title: ways.centres,
      lead: ways.centresLead,
      href: CENTRES_PATH,
      button: ways.centresButton,
    },
    {
      sign: "answers",
      title: ways.faq,
      lead: fill(ways.faqLead, { count: total }),
      href: FAQ_PATH,
      button: ways.faqButton,
    },
  ];
  return (
    <SupportPage texts={texts} path={CONTACT_PATH} title={contact.title} lead={contact.lead}>
      <UrgentHelp texts={texts.urgent} paths={urgentPaths} />
      <CallNumbers texts={texts} callCentre={callCentre} />
      <WayCards ways={others} level={2} />
    </SupportPage>
  );
}

export default Screen;
