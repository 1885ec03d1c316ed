import { Table } from "#web/ui/data/Table.tsx";
import { visitContext } from "#web/visit.ts";
import { type AccessiblePage as PageName, pages, SIGN_IN } from "../rules/paths.ts";
import { wordsFor } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/sitemap.ts";
import { AccessiblePage } from "./parts/AccessiblePage.tsx";
import styles from "./parts/parts.module.css";

export const handle = { keepSeconds: 60 };

export function loader({ context }: Route.LoaderArgs) {
  return { texts: wordsFor(context.get(visitContext).visitor) };
}

/** /accessible/sitemap: every page, and the access keys with their targets. */
export function Screen({ loaderData: { texts } }: Route.ComponentProps) {
  const { sitemap, leads } = texts;
  const letters = Object.keys(sitemap.blocks) as (keyof Texts["sitemap"]["blocks"])[];
  return (
    <AccessiblePage
      texts={texts}
      current="sitemap"
      title={texts.pages.sitemap}
      lead={leads.sitemap}
    >
      <h2>{sitemap.pages}</h2>
      <ul className={styles.list}>
        {(Object.keys(pages) as PageName[]).map((page) => (
          <li key={page}>
            <a href={pages[page]}>{texts.pages[page]}</a>
          </li>
        ))}
        <li>
          <a href={SIGN_IN}>{texts.login.title}</a>
        </li>
      </ul>
      <h2>{sitemap.keys}</h2>
      <p>{sitemap.keysLead}</p>
      <Table
        id="keys"
        caption={sitemap.keys}
        captionHidden
        columns={[{ label: sitemap.key }, { label: sitemap.block }, { label: sitemap.about }]}
        rows={letters.map((letter) => {
          const { name, about } = sitemap.blocks[letter];
          return { key: letter, cells: [letter, name, about] };
        })}
      />
      <Table
        id="browsers"
        caption={sitemap.browsers}
        columns={[{ label: sitemap.browser }, { label: sitemap.press }]}
        rows={Object.entries(sitemap.presses).map(([key, { name, press }]) => ({
          key,
          cells: [name, press],
        }))}
      />
    </AccessiblePage>
  );
}

export default Screen;
