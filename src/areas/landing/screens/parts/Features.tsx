import { type Facts, fill } from "#base/language.ts";
import { features } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import { FeatureSign } from "./FeatureSign.tsx";
import styles from "./Features.module.css";
import { Section } from "./Section.tsx";

/** What the bank does for its customers' peace of mind. */
export function Features({ texts, facts }: { texts: Texts["features"]; facts: Facts }) {
  return (
    <Section id="features" title={texts.title} lead={texts.lead}>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>
            <FeatureSign feature={feature} />
            <div>
              <h3>{texts[feature].name}</h3>
              <p>{fill(texts[feature].sentence, facts)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
