import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import type { Texts } from "../../texts/zh.ts";
import styles from "./calculator.module.css";

/** The reader: a visitor, or a customer with one of the two tiers. */
export type Applicant = "guest" | "basic" | "advanced";

interface Props {
  texts: Texts["apply"];
  applicant: Applicant;
  productPath: string;
}

/** Loans require an advanced account: others see that, and how to get one. */
export function Apply({ texts, applicant, productPath }: Props) {
  return (
    <Section id="apply" title={texts.title} compact>
      <Notice kind={applicant === "advanced" ? "success" : "info"} word={texts.word}>
        <p>{texts[applicant]}</p>
      </Notice>
      <p className={styles.ways}>
        {applicant !== "advanced" && <Button href="/upgrade-account">{texts.upgrade}</Button>}
        <Button href={productPath} variant="quiet">
          {texts.product}
        </Button>
      </p>
    </Section>
  );
}
