import { attachmentHeader } from "#base/text/files.ts";
import { fill } from "#base/text/language.ts";
import { type Day, dayFrom } from "#base/time/day.ts";
import { notFound } from "#web/not-found.ts";
import { visitContext } from "#web/visit.ts";
import { listOfferings } from "../contract/rankings.ts";
import { type CalendarEntry, calendarFile } from "../rules/calendar.ts";
import { ETF_PATH } from "../rules.ts";
import { securitiesTexts } from "../texts/words.ts";
import type { Route } from "./+types/calendar-file.ts";

/** /securities/etf/{code}/calendar: the days of an offering as a calendar file. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { ask, visitor, origin, now } = context.get(visitContext);
  const { offerings } = await ask(listOfferings, {});
  const offering = offerings.find(({ code }) => code === params.code);
  if (!offering) throw notFound();
  const { code, name, preOrderFrom, preOrderTo, offeredFrom, offeredTo, listedOn } = offering;
  const { entries } = securitiesTexts[visitor.language].etf;
  const entry = (what: keyof typeof entries, from: string | null, to: string | null) =>
    from === null || to === null
      ? []
      : [
          {
            id: `${code}-${what}@${new URL(origin).hostname}`,
            title: fill(entries[what], { name }),
            text: `${origin}${ETF_PATH}`,
            from: dayOf(from),
            to: dayOf(to),
          } satisfies CalendarEntry,
        ];
  const file = calendarFile(
    [
      ...entry("preOrder", preOrderFrom, preOrderTo),
      ...entry("offered", offeredFrom, offeredTo),
      ...entry("listed", listedOn, listedOn),
    ],
    now,
  );
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": attachmentHeader(`${name}.ics`, `${code}.ics`),
      "cache-control": "no-store",
    },
  });
}

/** Parses a day such as 2026/11/13. */
function dayOf(text: string): Day {
  return dayFrom(text.replace(/\//g, "-"));
}
