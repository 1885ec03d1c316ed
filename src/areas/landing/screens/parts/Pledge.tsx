import { Button } from "#web/ui/forms/Button.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import type { Texts } from "../../texts/zh.ts";
import styles from "./Closing.module.css";

/** The bank's accessibility pledge. */
export function Pledge({ texts }: { texts: Texts["about"]["accessible"] }) {
  return (
    <Section id="accessible" title={texts.title} lead={texts.lead} band compact>
      <p className={styles.text}>{texts.text}</p>
      <div className={styles.ways}>
        <Button href="/accessibility" variant="quiet">
          {texts.statement}
        </Button>
        <Button href="/sitemap" variant="quiet">
          {texts.sitemap}
        </Button>
      </div>
    </Section>
  );
}
