import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { choiceParam, listPage, pageNumbers, pageParam } from "#web/list-page.ts";
import { EventPicture } from "#web/ui/data/EventPicture.tsx";
import { visitContext } from "#web/visit.ts";
import { listEvents } from "../contract.ts";
import { eventStates } from "../rules.ts";
import { boardTexts } from "../texts/words.ts";
import type { Route } from "./+types/event-list.ts";
import { BoardList } from "./parts/BoardList.tsx";
import cards from "./parts/cards.module.css";

export const handle = {
  keepSeconds: 60,
  query: { page: pageNumbers, state: eventStates },
} satisfies ScreenHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const url = new URL(request.url);
  const state = choiceParam(url, "state", eventStates);
  const found = await ask(listEvents, {
    page: pageParam(url),
    ...(state ? { eventState: state } : {}),
  });
  return listPage({ texts: boardTexts[visitor.language], state, ...found }, found.total);
}

/** /events, /notice/events: current, coming and ended events. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, state, events, page, total } = loaderData;
  return (
    <BoardList
      texts={texts}
      current="events"
      page={page}
      total={total}
      nothing={texts.noEvents}
      filter={{
        name: "state",
        label: texts.state,
        choices: eventStates.map((value) => ({ value, label: texts.eventStates[value] })),
        chosen: state,
      }}
    >
      {events.length > 0 && (
        <ul className={cards.cards}>
          {events.map((event, index) => (
            <li key={event.eventNumber} data-state={event.eventState}>
              <EventPicture name={event.picture} number={index} />
              <div>
                <p className={cards.state}>{texts.eventStates[event.eventState]}</p>
                <h2>
                  <a href={event.eventUrl}>{event.title}</a>
                </h2>
                <p>{event.summary}</p>
                <p className={cards.period}>
                  {event.startDay} – {event.endDay}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </BoardList>
  );
}

export default Screen;
