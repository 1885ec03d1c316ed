import { Page } from "#web/ui/layout/Page.tsx";
import { visitContext } from "#web/visit.ts";
import { type SiteGroup, siteGroups, sitePages } from "../rules.ts";
import { siteTexts } from "../texts/words.ts";
import type { Route } from "./+types/sitemap.ts";
import styles from "./site.module.css";

export const handle = { keepSeconds: 60 };

export function loader({ context }: Route.LoaderArgs) {
  return siteTexts[context.get(visitContext).visitor.language].sitemap;
}

/** /sitemap: every page, and the access keys with the names of their targets. */
export function Screen({ loaderData: texts }: Route.ComponentProps) {
  const blocks = [
    ["U", texts.top],
    ["C", texts.main],
    ["Z", texts.bottom],
  ] as const;
  return (
    <Page title={texts.title} description={texts.lead}>
      <div className={`${styles.site} ${styles.map}`}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
        <h2>{texts.pages}</h2>
        <div className={styles.groups}>
          {(Object.keys(siteGroups) as SiteGroup[]).map((group) => (
            <div key={group}>
              <h3>{texts.groups[group]}</h3>
              <ul>
                {siteGroups[group].map((page) => (
                  <li key={page}>
                    <a href={sitePages[page]}>{texts.names[page]}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <h2>{texts.keys}</h2>
        <p>{texts.keysLead}</p>
        <table>
          <caption className="sr-only">{texts.keys}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.key}</th>
              <th scope="col">{texts.block}</th>
            </tr>
          </thead>
          <tbody>
            {blocks.map(([letter, words]) => (
              <tr key={letter}>
                <th scope="row">{letter}</th>
                <td>{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{texts.browsers}</p>
      </div>
    </Page>
  );
}

export default Screen;
