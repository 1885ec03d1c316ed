import type { Output } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { toMinute } from "#base/time/day.ts";
import { OpenState } from "#web/ui/layout/OpenState.tsx";
import type { listCentres } from "../../contract.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./CentreList.module.css";
import parts from "./parts.module.css";

type Centre = Output<typeof listCentres>["centres"][number];

interface Props {
  texts: Texts["centres"];
  centres: readonly Centre[];
}

const KILOMETRE = 1_000;
const MAP_ZOOM = 17;

/** The service centres: opening state, distance, and directions. */
export function CentreList({ texts, centres }: Props) {
  return (
    <ul className={`${parts.cards} ${parts.pairs}`}>
      {centres.map((centre, index) => (
        <li key={centre.centreName} className={styles.centre}>
          <h3>
            {index + 1}. {centre.centreName}
          </h3>
          <State texts={texts} centre={centre} />
          <dl>
            <div>
              <dt>{texts.address}</dt>
              <dd>
                {centre.centreAddress}
                {centre.distanceMetres !== null && (
                  <span className={styles.distance}>
                    {distanceText(centre.distanceMetres, texts)}
                  </span>
                )}
              </dd>
            </div>
            <div>
              <dt>{texts.telephone}</dt>
              <dd>
                <a href={`tel:${centre.centrePhone}`}>{centre.centrePhone}</a>
              </dd>
            </div>
            <div>
              <dt>{texts.hours}</dt>
              <dd>{centre.centreHours}</dd>
            </div>
            <div>
              <dt>{texts.note}</dt>
              <dd>{centre.centreNotice}</dd>
            </div>
          </dl>
          <p className={parts.all}>
            <a href={mapOf(centre)} target="_blank" rel="external noopener noreferrer">
              {texts.map}
              <span className="sr-only"> {centre.centreName}</span>
              <span>{texts.newWindow}</span>
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}

function State({ texts, centre }: { texts: Props["texts"]; centre: Centre }) {
  const { isOpen, closesAt, nextOpenAt } = centre;
  const until = closesAt && fill(texts.until, { time: closesAt });
  const from = nextOpenAt && fill(texts.opensAt, { when: toMinute(nextOpenAt) });
  return (
    <OpenState
      isOpen={isOpen}
      word={isOpen ? texts.open : texts.closed}
      when={isOpen ? until : from}
    />
  );
}

/** Metres when near, kilometres with one decimal up to ten, and whole ones beyond. */
function distanceText(metres: number, texts: Props["texts"]): string {
  if (metres < KILOMETRE) {
    const distance = fill(texts.metres, { count: Math.round(metres / 10) * 10 });
    return fill(texts.distance, { distance });
  }
  const kilometres = metres / KILOMETRE;
  const count = kilometres < 10 ? kilometres.toFixed(1) : Math.round(kilometres);
  return fill(texts.distance, { distance: fill(texts.kilometres, { count }) });
}

function mapOf({ latitude, longitude }: Centre): string {
  const query = `mlat=${latitude}&mlon=${longitude}`;
  return `https://www.openstreetmap.org/?${query}#map=${MAP_ZOOM}/${latitude}/${longitude}`;
}
