import { PRODUCTS_PATH } from "#areas/products/rules.ts";
import { RESOURCES_PATH } from "#areas/resources/rules.ts";
import { SECURITIES_PATH } from "#areas/securities/rules.ts";
import { FAQ_PATH } from "#areas/support/rules.ts";
import { FIRST_PAGE } from "#base/call/limits.ts";
import { type Kind, kinds, searchAddress } from "../../rules.ts";
import type { Texts } from "../../texts/words.ts";
import styles from "./WaysOn.module.css";

const places: Readonly<Record<Kind, string>> = {
  product: PRODUCTS_PATH,
  page: "/sitemap",
  market: SECURITIES_PATH,
  notice: "/notice",
  faq: FAQ_PATH,
  document: RESOURCES_PATH,
};

/** Links for an empty search: popular queries, and each kind. */
export function WaysOn({ texts }: { texts: Texts }) {
  return (
    <div className={styles.ways}>
      <section aria-labelledby="try-these">
        <h2 id="try-these">{texts.tryThese}</h2>
        <ul className={styles.words}>
          {texts.popular.map((typed) => (
            <li key={typed}>
              <a href={searchAddress({ typed, kind: null, page: FIRST_PAGE })}>{typed}</a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="places">
        <h2 id="places">{texts.places}</h2>
        <ul className={styles.places}>
          {kinds.map((kind) => (
            <li key={kind}>
              <a href={places[kind]}>{texts.kinds[kind]}</a>
              <p>{texts.placeLeads[kind]}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
