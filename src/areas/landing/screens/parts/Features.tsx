import type { Facts } from "#base/text/language.ts";
import { Section } from "#web/ui/layout/Section.tsx";
import { Sign } from "#web/ui/layout/Sign.tsx";
import { featureSigns, features } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./Features.module.css";
import { useTelling } from "./facts.ts";

/** The bank's features. */
export function Features({ texts, facts }: { texts: Texts["features"]; facts: Facts }) {
  const tell = useTelling(facts);
  return (
    <Section id="features" title={texts.title} lead={texts.lead}>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>
            <Sign name={featureSigns[feature]} />
            <div>
              <h3>{texts[feature].name}</h3>
              <p>{tell(texts[feature].sentence)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
