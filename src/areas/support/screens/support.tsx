import { CHAT_PATH } from "#base/site/paths.ts";
import { fill } from "#base/text/language.ts";
import { UrgentHelp } from "#web/ui/feedback/UrgentHelp.tsx";
import { visitContext } from "#web/visit.ts";
import { listFaqCategories, readCallCentre } from "../contract.ts";
import { CENTRES_PATH, FAQ_PATH, INQUIRY_PATH, SUPPORT_PATH, urgentPaths } from "../rules.ts";
import { supportTexts } from "../texts/words.ts";
import type { Route } from "./+types/support.ts";
import { CallState } from "./parts/CallState.tsx";
import { FaqSearchForm } from "./parts/FaqSearchForm.tsx";
import parts from "./parts/parts.module.css";
import { QuestionList } from "./parts/QuestionList.tsx";
import { SupportPage } from "./parts/SupportPage.tsx";
import { type Way, WayCards } from "./parts/WayCards.tsx";

export const handle = { keepSeconds: 60 };

export async function loader({ context }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const [{ faqCategories, relatedFaqs }, callCentre] = await Promise.all([
    ask(listFaqCategories, {}),
    ask(readCallCentre, {}),
  ]);
  const total = faqCategories.reduce((sum, { faqCount }) => sum + faqCount, 0);
  return { texts: supportTexts[visitor.language], relatedFaqs, callCentre, total };
}

/** /support: the entry page for help. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, relatedFaqs, callCentre, total } = loaderData;
  const { ways: words } = texts;
  const { TOLL_FREE } = callCentre.numbers;
  const ways: Way[] = [
    {
      sign: "call",
      title: words.call,
      lead: words.callLead,
      href: `tel:${TOLL_FREE}`,
      button: TOLL_FREE,
      state: <CallState texts={texts.contact} callCentre={callCentre} />,
    },
    {
      sign: "chat",
      title: words.chat,
      lead: words.chatLead,
      href: CHAT_PATH,
      button: words.chatButton,
    },
    {
      sign: "letter",
      title: words.inquiry,
      lead: words.inquiryLead,
      href: INQUIRY_PATH,
      button: words.inquiryButton,
    },
    {
      sign: "place",
      title: words.centres,
      lead: words.centresLead,
      href: CENTRES_PATH,
      button: words.centresButton,
    },
  ];
  return (
    <SupportPage texts={texts} path={SUPPORT_PATH} title={texts.support} lead={texts.supportLead}>
      <FaqSearchForm texts={texts.search} />
      <UrgentHelp texts={texts.urgent} paths={urgentPaths} />
      <section aria-labelledby="popular" className={parts.section}>
        <h2 id="popular">{texts.popular}</h2>
        <QuestionList rows={relatedFaqs} plain columns />
        <p className={parts.all}>
          <a href={FAQ_PATH}>{fill(texts.allFaqs, { count: total })}</a>
        </p>
      </section>
      <section aria-labelledby="ways" className={parts.section}>
        <h2 id="ways">{words.title}</h2>
        <p>{words.lead}</p>
        <WayCards ways={ways} level={3} />
      </section>
    </SupportPage>
  );
}

export default Screen;
