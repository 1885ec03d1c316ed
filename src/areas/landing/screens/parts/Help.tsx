import { CONTACT_MAIL, callCentre, FRAUD_LINE } from "#base/site/brand.ts";
import { Section } from "#web/ui/layout/Section.tsx";
import type { Texts } from "../../texts/zh.ts";
import styles from "./Help.module.css";

/** All ways to contact a person. */
export function Help({ texts, compact = false }: { texts: Texts["help"]; compact?: boolean }) {
  const ways = [
    {
      name: texts.tollFree,
      href: `tel:${callCentre.tollFree}`,
      label: callCentre.tollFree,
      note: texts.always,
    },
    {
      name: texts.anywhere,
      href: `tel:${callCentre.anywhere}`,
      label: callCentre.anywhere,
      note: texts.always,
    },
    { name: texts.fraud, href: `tel:${FRAUD_LINE}`, label: FRAUD_LINE, note: texts.fraudNote },
    { name: texts.mail, href: `mailto:${CONTACT_MAIL}`, label: CONTACT_MAIL, note: texts.mailNote },
  ];
  return (
    <Section id="help" title={texts.title} lead={texts.lead} compact={compact}>
      <dl className={styles.ways}>
        {ways.map(({ name, href, label, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <a href={href}>{label}</a>
              <span>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
