import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { fill } from "#base/text/language.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import search from "#web/ui/forms/SearchForm.module.css";
import { Select } from "#web/ui/forms/Select.tsx";
import { visitContext } from "#web/visit.ts";
import { listHolidays } from "../contract/holidays.ts";
import { listCentres } from "../contract.ts";
import { placeNames, placeOf, type Region, regions } from "../rules/distances.ts";
import { CENTRES_PATH } from "../rules.ts";
import { supportTexts } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/service-centres.ts";
import styles from "./parts/CentreList.module.css";
import { CentreList } from "./parts/CentreList.tsx";
import { CentreMap } from "./parts/CentreMap.tsx";
import parts from "./parts/parts.module.css";
import { SupportPage } from "./parts/SupportPage.tsx";

/** Cached for every place that can be chosen, and for the form submitted without one. */
export const handle = {
  keepSeconds: 60,
  query: { place: ["", ...placeNames] },
} satisfies ScreenHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const place = placeOf(new URL(request.url).searchParams.get("place"));
  const [{ centres }, { holidays }] = await Promise.all([
    ask(
      listCentres,
      place ? { latitude: String(place.latitude), longitude: String(place.longitude) } : {},
    ),
    ask(listHolidays, {}),
  ]);
  return { texts: supportTexts[visitor.language], place: place?.name ?? null, centres, holidays };
}

/** /support/contact-us/service-center: where people of the bank can be met. */
export function Screen({ loaderData: { texts, place, centres, holidays } }: Route.ComponentProps) {
  const words = texts.centres;
  return (
    <SupportPage texts={texts} path={CENTRES_PATH} title={words.title} lead={words.lead}>
      <form action={CENTRES_PATH} className={search.search}>
        <Select
          name="place"
          label={words.place}
          hint={words.placeHint}
          typed={place ?? ""}
          choices={[{ value: "", label: words.noPlace }, ...placeChoices(words)]}
        />
        <Button>{words.sort}</Button>
      </form>
      <section aria-labelledby="list" className={parts.section}>
        <h2 id="list">
          {place
            ? fill(words.from, { place: words.places[place] })
            : fill(words.count, { count: centres.length })}
        </h2>
        <div className={styles.beside}>
          <CentreMap label={words.mapLabel} centres={centres} />
          <CentreList texts={words} centres={centres} />
        </div>
        {place && <p className={parts.note}>{words.straight}</p>}
      </section>
      {holidays.length > 0 && (
        <section aria-labelledby="holidays" className={parts.section}>
          <h2 id="holidays">{texts.holidays.title}</h2>
          <p>{texts.holidays.lead}</p>
          <Table
            id="holiday-list"
            caption={texts.holidays.title}
            captionHidden
            columns={[{ label: texts.holidays.day }, { label: texts.holidays.name }]}
            rows={holidays.map(({ starts, ends, title }) => ({
              key: `${starts} ${title}`,
              cells: [starts === ends ? starts : `${starts}–${ends.slice("YYYY/".length)}`, title],
            }))}
          />
        </section>
      )}
    </SupportPage>
  );
}

function placeChoices({ regions: headings, places }: Texts["centres"]) {
  return (Object.keys(regions) as Region[]).map((region) => ({
    heading: headings[region],
    choices: Object.keys(regions[region]).map((name) => ({
      value: name,
      label: places[name as keyof typeof places],
    })),
  }));
}

export default Screen;
