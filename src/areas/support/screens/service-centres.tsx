import { fill } from "#base/language.ts";
import type { ScreenHandle } from "#base/screen-handle.ts";
import { Button } from "#web/ui/Button.tsx";
import search from "#web/ui/SearchForm.module.css";
import { Select } from "#web/ui/Select.tsx";
import { visitContext } from "#web/visit.ts";
import { listCentres } from "../contract.ts";
import { placeNames, placeOf, type Region, regions } from "../rules/places.ts";
import { CENTRES_PATH } from "../rules.ts";
import { supportTexts } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/service-centres.ts";
import { CentreList } from "./parts/CentreList.tsx";
import parts from "./parts/parts.module.css";
import { SupportPage } from "./parts/SupportPage.tsx";

/** Kept for every place that can be chosen, and for the form that is sent without one. */
export const handle = {
  keepSeconds: 60,
  query: { place: ["", ...placeNames] },
} satisfies ScreenHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const place = placeOf(new URL(request.url).searchParams.get("place"));
  const { cntrList } = await ask(
    listCentres,
    place ? { latiDegr: String(place.latitude), longDegr: String(place.longitude) } : {},
  );
  return { texts: supportTexts[visitor.language], place: place?.name ?? null, cntrList };
}

/** /support/contact-us/service-center: where people of the bank can be met. */
export function Screen({ loaderData: { texts, place, cntrList } }: Route.ComponentProps) {
  const { centres } = texts;
  return (
    <SupportPage texts={texts} path={CENTRES_PATH} title={centres.title} lead={centres.lead}>
      <form action={CENTRES_PATH} className={search.search}>
        <Select
          name="place"
          label={centres.place}
          hint={centres.placeHint}
          typed={place ?? ""}
          choices={[{ value: "", label: centres.noPlace }, ...placeChoices(centres)]}
        />
        <Button>{centres.sort}</Button>
      </form>
      <section aria-labelledby="list" className={parts.section}>
        <h2 id="list">
          {place
            ? fill(centres.from, { place: centres.places[place] })
            : fill(centres.count, { count: cntrList.length })}
        </h2>
        <CentreList texts={centres} centres={cntrList} />
        {place && <p className={parts.note}>{centres.straight}</p>}
      </section>
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
