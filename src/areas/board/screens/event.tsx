import { numberParam } from "#web/list-page.ts";
import { orNotFound } from "#web/not-found.ts";
import { EventPicture } from "#web/ui/data/EventPicture.tsx";
import { Prose } from "#web/ui/data/Prose.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { ArticleHead } from "#web/ui/layout/ArticleHead.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { visitContext } from "#web/visit.ts";
import { readEvent } from "../contract.ts";
import { eventWayOf, eventWays } from "../rules.ts";
import { boardTexts } from "../texts/words.ts";
import type { Route } from "./+types/event.ts";
import article from "./parts/article.module.css";

export const handle = { keepSeconds: 60 };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const eventNumber = numberParam(params.number);
  const event = await orNotFound(ask(readEvent, { eventNumber }));
  return { texts: boardTexts[visitor.language], event };
}

/** /events/{id}, /notice/events/{id}: one event; an ended one is marked so at the top. */
export function Screen({ loaderData: { texts, event } }: Route.ComponentProps) {
  const way = eventWayOf(event.picture);
  return (
    <Page title={event.title} description={event.summary} canonical={event.eventUrl}>
      <div className={article.beside}>
        <article>
          <ArticleHead
            back={{ href: "/events", name: texts.events }}
            kind={texts.eventStates[event.eventState]}
            title={event.title}
          >
            {texts.period} {event.eventPeriod}
          </ArticleHead>
          {event.hasEnded && <p className={article.over}>{texts.ended}</p>}
          {event.eventState === "upcoming" && <p className={article.over}>{texts.startsSoon}</p>}
          <div className={article.picture}>
            <EventPicture name={event.picture} number={event.eventNumber} />
          </div>
          <p className={article.lead}>{event.summary}</p>
          <Prose text={event.body} />
          {!event.hasEnded && (
            <p className={article.way}>
              <Button href={eventWays[way]}>{texts.eventWays[way]}</Button>
            </p>
          )}
        </article>
        <nav aria-label={texts.events} className={article.neighbours}>
          <p>
            <a href="/events">{texts.back}</a>
          </p>
        </nav>
      </div>
    </Page>
  );
}

export default Screen;
