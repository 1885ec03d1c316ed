import { INSURANCE_PATH, TRIAL_PATH } from "#areas/insurance/rules/paths.ts";
import type { Texts } from "#areas/insurance/texts/zh.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import styles from "./Markets.module.css";

/** What can be insured, each with the way to its quote. */
export function Insurance({ texts }: { texts: Texts["list"] }) {
  const links = [
    { href: `${INSURANCE_PATH}/car`, label: texts.carWay },
    { href: `${INSURANCE_PATH}/motorbike`, label: texts.motorbikeWay },
    { href: INSURANCE_PATH, label: texts.productsTitle },
  ];
  return (
    <Section id="insurance" title={texts.title} lead={texts.lead} band>
      <Button href={TRIAL_PATH}>{texts.travelWay}</Button>
      <ul className={styles.ways}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
