import { Page } from "#web/ui/Page.tsx";
import { Prose } from "#web/ui/Prose.tsx";
import { visitContext } from "#web/visit.ts";
import { readEvent } from "../contract.ts";
import { boardTexts } from "../texts/words.ts";
import type { Route } from "./+types/event.ts";
import article from "./parts/article.module.css";
import { numberAsked, orNotFound } from "./parts/list-page.ts";

export const handle = { keepSeconds: 60 };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const evntNbr = numberAsked(params.number);
  const event = await orNotFound(ask(readEvent, { evntNbr }));
  return { texts: boardTexts[visitor.language], event };
}

/** /events/{id}, /notice/events/{id}: one event; an ended one says so first. */
export function Screen({ loaderData: { texts, event } }: Route.ComponentProps) {
  return (
    <Page title={event.evntTitlCont} description={event.evntSmryCont} canonical={event.evntDtlUrl}>
      <article>
        <p className={article.kind}>
          <a href="/events">{texts.events}</a>
          <span>{texts.eventStates[event.evntStsCd]}</span>
        </p>
        <h1 className={article.title}>{event.evntTitlCont}</h1>
        <p className={article.facts}>
          {texts.period} {event.evntDt}
        </p>
        {event.evntExprYn === "Y" && <p className={article.over}>{texts.ended}</p>}
        {event.evntStsCd === "upcoming" && <p className={article.over}>{texts.startsSoon}</p>}
        <p className={article.lead}>{event.evntSmryCont}</p>
        <Prose text={event.evntCont} />
      </article>
      <nav aria-label={texts.events} className={article.neighbours}>
        <p>
          <a href="/events">{texts.back}</a>
        </p>
      </nav>
    </Page>
  );
}

export default Screen;
