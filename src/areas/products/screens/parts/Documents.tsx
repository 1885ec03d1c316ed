import type { Output } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { Section } from "#web/ui/layout/Section.tsx";
import type { readProductGroup } from "../../contract.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./products.module.css";

interface Props {
  texts: Texts["detail"];
  group: Output<typeof readProductGroup>;
}

/** The documents of a product's group, each in its current version. */
export function Documents({ texts, group }: Props) {
  if (group.documents.length === 0) return null;
  return (
    <Section id="documents" title={group.documentsTitle} compact>
      <ul className={`${styles.rows} ${styles.two}`}>
        {group.documents.map((document) => (
          <li key={document.documentNumber}>
            <a href={document.documentUrl}>{document.documentTitle}</a>
            <p>
              {fill(texts.since, {
                version: document.documentVersion,
                day: document.documentEffectiveOn,
              })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
