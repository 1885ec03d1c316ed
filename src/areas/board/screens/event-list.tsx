import { fill } from "#base/language.ts";
import { Empty } from "#web/ui/Empty.tsx";
import { Page } from "#web/ui/Page.tsx";
import { Pagination } from "#web/ui/Pagination.tsx";
import { visitContext } from "#web/visit.ts";
import { listEvents } from "../contract.ts";
import { eventStates } from "../rules.ts";
import { boardTexts } from "../texts/words.ts";
import type { Route } from "./+types/event-list.ts";
import { BoardHead } from "./parts/BoardHead.tsx";
import cards from "./parts/cards.module.css";
import { EventPicture } from "./parts/EventPicture.tsx";
import list from "./parts/list.module.css";
import { choiceAsked, listAddress, pageAsked, pagesOf } from "./parts/list-page.ts";

export const handle = { keepSeconds: 60, query: ["page", "state"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const url = new URL(request.url);
  const state = choiceAsked(url, "state", eventStates);
  const found = await ask(listEvents, {
    pageNbr: pageAsked(url),
    ...(state ? { evntStsCd: state } : {}),
  });
  return { texts: boardTexts[visitor.language], state, ...found };
}

/** /events, /notice/events: what is running, coming and over. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, state, evntList, pageNbr, totCnt } = loaderData;
  return (
    <Page title={texts.events} description={texts.eventsLead} canonical="/events">
      <BoardHead
        texts={texts}
        current="events"
        filters={{
          label: texts.state,
          choices: [null, ...eventStates].map((each) => ({
            href: listAddress("/events", 1, { state: each }),
            label: each ? texts.eventStates[each] : texts.all,
            chosen: each === state,
          })),
        }}
      />
      {evntList.length === 0 ? (
        <Empty
          sentence={totCnt > 0 ? texts.beyond : texts.noEvents}
          way={{ href: "/events", label: texts.firstPage }}
        />
      ) : (
        <>
          <p className={list.count}>{fill(texts.count, { count: totCnt })}</p>
          <ul className={cards.cards}>
            {evntList.map((event) => (
              <li key={event.evntNbr} data-state={event.evntStsCd}>
                <EventPicture name={event.evntImgCd} />
                <div>
                  <p className={cards.state}>{texts.eventStates[event.evntStsCd]}</p>
                  <h2>
                    <a href={event.evntDtlUrl}>{event.evntTitlCont}</a>
                  </h2>
                  <p>{event.evntSmryCont}</p>
                  <p className={cards.period}>
                    {event.evntStrtDt} – {event.evntEndDt}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination
        page={pageNbr}
        pages={pagesOf(totCnt)}
        address={(page) => listAddress("/events", page, { state })}
        texts={{ ...texts, label: texts.pages }}
      />
    </Page>
  );
}

export default Screen;
