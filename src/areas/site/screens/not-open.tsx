import { CENTRES_PATH } from "#areas/support/rules.ts";
import { callCentre } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import { notFound } from "#web/not-found.ts";
import { Prose } from "#web/ui/data/Prose.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { ProductDrawing } from "#web/ui/layout/ProductDrawing.tsx";
import { visitContext } from "#web/visit.ts";
import { APP_PATH, isNotOpen, notOpen } from "../rules.ts";
import { siteTexts } from "../texts/words.ts";
import type { Route } from "./+types/not-open.ts";
import styles from "./not-open.module.css";

export const handle = { keepSeconds: 60, pcOnly: true };

const wayTo = { app: APP_PATH, centre: CENTRES_PATH } as const;

export function loader({ context, request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  if (!isNotOpen(pathname)) throw notFound();
  const texts = siteTexts[context.get(visitContext).visitor.language].notOpen;
  return { texts, service: notOpen[pathname] };
}

/** A service that the site tells of and does not offer yet: says so, where it is offered, and whom to call. */
export function Screen({ loaderData: { texts, service } }: Route.ComponentProps) {
  const { name, picture, about, at } = service;
  return (
    <Page title={texts.names[name]} description={texts.lead} hidden>
      <div className={styles.service}>
        <div>
          <p className={styles.state}>{texts.state}</p>
          <h1>{texts.names[name]}</h1>
          <p className={styles.lead}>{texts.lead}</p>
          <p>{texts.now[at]}</p>
          <div className={styles.ways}>
            <Button href={wayTo[at]}>{texts.ways[at]}</Button>
            <Button href={`tel:${callCentre.tollFree}`} look="quiet" icon="call">
              {fill(texts.call, { number: callCentre.tollFree })}
            </Button>
            <Button href={about} look="link">
              {texts.about}
            </Button>
          </div>
          <Prose text={texts.later} />
        </div>
        <ProductDrawing picture={picture} />
      </div>
    </Page>
  );
}

export default Screen;
