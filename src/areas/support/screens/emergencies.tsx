import { callCentre, FRAUD_LINE } from "#base/brand.ts";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/Card.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { Page } from "#web/ui/Page.tsx";
import { PageHead } from "#web/ui/PageHead.tsx";
import { Prose } from "#web/ui/Prose.tsx";
import { visitContext } from "#web/visit.ts";
import { EMERGENCIES_PATH, emergencies, PANIC_PATH } from "../rules.ts";
import { supportTexts } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/emergencies.ts";
import styles from "./emergencies.module.css";
import parts from "./parts/parts.module.css";

export const handle = { keepSeconds: 60 };

export function loader({ context }: Route.LoaderArgs) {
  return supportTexts[context.get(visitContext).visitor.language].emergency;
}

/** /support/emergencies: whom to call, first of all, and what to do now. */
export function Screen({ loaderData: texts }: Route.ComponentProps) {
  return (
    <Page title={texts.title} description={texts.lead} canonical={EMERGENCIES_PATH}>
      <PageHead title={texts.title} lead={texts.lead} />
      <Numbers texts={texts} />
      <section aria-labelledby="now" className={parts.section}>
        <h2 id="now">{texts.now}</h2>
        <ul className={parts.cards}>
          {emergencies.map((each) => (
            <li key={each}>
              <Card
                title={texts.cases[each].title}
                level={3}
                actions={
                  each === "account" && (
                    <Button href={PANIC_PATH} look="danger">
                      {texts.panic}
                    </Button>
                  )
                }
              >
                <Prose text={texts.cases[each].body} />
              </Card>
            </li>
          ))}
        </ul>
        <div className={styles.more}>
          <Prose text={texts.more} />
        </div>
      </section>
    </Page>
  );
}

/** The numbers, so large that nobody has to look for them, each a button to call it. */
function Numbers({ texts }: { texts: Texts["emergency"] }) {
  const numbers = [
    { number: callCentre.tollFree, name: texts.call, note: texts.callNote },
    { number: FRAUD_LINE, name: texts.fraud, note: texts.fraudNote },
    { number: callCentre.anywhere, name: texts.anywhere, note: texts.anywhereNote },
  ];
  return (
    <ul className={styles.numbers} aria-label={texts.numbers}>
      {numbers.map(({ number, name, note }) => (
        <li key={number}>
          <a href={`tel:${number}`}>
            <span>{name}</span>
            <strong>
              <Icon name="call" />
              {number}
            </strong>
            <span>{note}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export default Screen;
