import { fill } from "#base/text/language.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import { visitContext } from "#web/visit.ts";
import { listInsurance } from "../contract/plans.ts";
import { applicationSteps } from "../flow/table.ts";
import { insuranceTexts } from "../texts/words.ts";
import type { Route } from "./+types/insurance-list.ts";
import styles from "./parts/insurance.module.css";

export const handle = { keepSeconds: 60 };

export async function loader({ context }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const { products, insurers } = await ask(listInsurance, {});
  return { texts: insuranceTexts[visitor.language].list, products, insurers };
}

/** /insurance: the products, the four steps, and the insurers. */
export function Screen({ loaderData: { texts, products, insurers } }: Route.ComponentProps) {
  const ways = { travel: texts.travelWay, car: texts.carWay, motorbike: texts.motorbikeWay };
  return (
    <Page title={texts.title} description={texts.description}>
      <div className={styles.opening}>
        <PageHead title={texts.title} lead={texts.lead} />
        <Umbrella />
      </div>
      <Section id="products" title={texts.productsTitle} compact>
        <div className={styles.products}>
          {products.map(({ kind, productName, about, pageUrl }) => (
            <Card
              key={kind}
              title={productName}
              level={3}
              actions={
                <Button href={pageUrl} variant={kind === "travel" ? "main" : "quiet"}>
                  {ways[kind]}
                </Button>
              }
            >
              <p>{about}</p>
            </Card>
          ))}
        </div>
      </Section>
      <Section id="steps" title={texts.stepsTitle} band compact>
        <ol className={styles.steps}>
          {applicationSteps.map((step) => (
            <li key={step}>
              <h3>{texts.steps[step][0]}</h3>
              <p>{texts.steps[step][1]}</p>
            </li>
          ))}
        </ol>
        <p>
          <Button href="/overview/insurance" variant="quiet">
            {texts.policies}
          </Button>
        </p>
      </Section>
      <Section id="insurers" title={texts.insurersTitle} lead={texts.insurersLead} compact>
        <ul className={styles.insurers}>
          {insurers.map(({ insurerCode, insurerLegalName, insurerTelephone }) => (
            <li key={insurerCode}>
              <strong>{insurerLegalName}</strong>
              <span>{fill(texts.telephone, { number: insurerTelephone })}</span>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

export default Screen;

/** Decorative drawing: an umbrella over a suitcase on the shore. */
function Umbrella() {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true" focusable="false" className={styles.umbrella}>
      <circle cx="186" cy="52" r="26" className={styles.sun} />
      <path d="M0 132c40-10 80-10 120 0s80 10 120 0v28H0z" className={styles.sea} />
      <path
        d="M40 78a64 58 0 0 1 128 0c-10-9-22-9-32 0-10-9-22-9-32 0-10-9-22-9-32 0-10-9-22-9-32 0z"
        className={styles.canopy}
      />
      <path d="M104 20v-8M104 78v58a10 10 0 0 0 20 0" className={styles.ink} />
      <rect x="132" y="104" width="44" height="32" rx="6" className={styles.suitcase} />
      <path d="M146 104v-8h16v8M142 104v32M166 104v32" className={styles.ink} />
    </svg>
  );
}
