import type { Output } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { Section } from "#web/ui/layout/Section.tsx";
import type { listProductGroups } from "../../contract.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./products.module.css";

interface Props {
  texts: Texts;
  group: Output<typeof listProductGroups>["productGroups"][number];
  /** Whether to use the alternate background, to separate neighbouring groups. */
  band: boolean;
}

/** A group of products: its purpose, its link, and its products as a list. */
export function GroupSection({ texts, group, band }: Props) {
  const { contentId, title, slogan, type } = group;
  return (
    <Section id={contentId} title={title} lead={slogan} band={band} compact>
      <div className={styles.group}>
        <div>
          <img src={group.iconUrl} width="64" height="64" alt="" />
          {type === "partner" && <p className={styles.kind}>{texts.partner}</p>}
          <p>{group.introduction}</p>
          {group.banners.map(({ bannerTitle, bannerText, bannerUrl }) => (
            <a key={bannerUrl} href={bannerUrl} className={styles.banner}>
              <strong>{bannerTitle}</strong>
              <span>{bannerText}</span>
            </a>
          ))}
        </div>
        <ul className={styles.rows} aria-label={fill(texts.products, { group: title })}>
          {group.products.map(({ productCode, productName, slogan, productUrl }) => (
            <li key={productCode}>
              <h3>
                <a href={productUrl}>{productName}</a>
              </h3>
              <p>{slogan}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
