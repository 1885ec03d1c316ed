import { fill } from "#base/text/language.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import { visitContext } from "#web/visit.ts";
import { listInsurance } from "../contract/plans.ts";
import { applicationSteps } from "../rules/application.ts";
import { insuranceTexts } from "../texts/words.ts";
import type { Route } from "./+types/insurance-list.ts";
import styles from "./parts/insurance.module.css";
import { Umbrella } from "./parts/Umbrella.tsx";

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
