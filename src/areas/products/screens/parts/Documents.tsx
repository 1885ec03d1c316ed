import type { Output } from "#base/call.ts";
import { fill } from "#base/language.ts";
import { Section } from "#web/ui/Section.tsx";
import type { readProductGroup } from "../../contract.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./products.module.css";

interface Props {
  texts: Texts["detail"];
  group: Output<typeof readProductGroup>;
}

/** The documents of a product's group, each in the version that holds today. */
export function Documents({ texts, group }: Props) {
  if (group.docRsrcList.length === 0) return null;
  return (
    <Section id="documents" title={group.docRsrcTitle} compact>
      <ul className={`${styles.rows} ${styles.two}`}>
        {group.docRsrcList.map((document) => (
          <li key={document.docRsrcNbr}>
            <a href={document.docRsrcUrl}>{document.docRsrcTitlCont}</a>
            <p>
              {fill(texts.since, {
                version: document.docRsrcVerCd,
                day: document.docRsrcAplyDt,
              })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
