import { useShared } from "#web/shared.ts";
import { PointList } from "#web/ui/data/PointList.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { visitContext } from "#web/visit.ts";
import { pages, SIGN_IN } from "../rules/paths.ts";
import { wordsFor } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/entry.ts";
import { AccessiblePage } from "./parts/AccessiblePage.tsx";
import styles from "./parts/parts.module.css";

/** The icons for keyboard use, screen readers, text size and time limits. */
const SIGNS = ["keyboard", "speaker", "letters", "clock"] as const;

export const handle = { keepSeconds: 60 };

export function loader({ context }: Route.LoaderArgs) {
  return { texts: wordsFor(context.get(visitContext).visitor) };
}

/** /accessible: what the accessible site is, the sign-in, and its services. */
export function Screen({ loaderData: { texts } }: Route.ComponentProps) {
  const { visitor } = useShared();
  const { entry, leads } = texts;
  return (
    <AccessiblePage texts={texts} current="entry" title={texts.name} lead={leads.entry}>
      <p className={styles.ways}>
        {visitor.signedIn ? (
          <Button href={pages.overview}>{entry.toOverview}</Button>
        ) : (
          <Button href={SIGN_IN}>{texts.signIn}</Button>
        )}
        <Button href="/login" variant="link">
          {entry.other}
        </Button>
      </p>
      <h2>{entry.services}</h2>
      <ul className={styles.cards}>
        {(Object.keys(texts.abouts) as (keyof Texts["abouts"])[]).map((page) => (
          <li key={page}>
            <Card title={texts.pages[page]} level={3} href={pages[page]}>
              <p>{texts.abouts[page]}</p>
            </Card>
          </li>
        ))}
      </ul>
      <h2>{entry.how}</h2>
      <PointList points={Object.values(entry.points)} signs={SIGNS} />
    </AccessiblePage>
  );
}

export default Screen;
