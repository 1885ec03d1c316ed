import type { Output } from "#base/call.ts";
import { fill } from "#base/language.ts";
import { Section } from "#web/ui/Section.tsx";
import type { listProductGroups } from "../../contract.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./products.module.css";

interface Props {
  texts: Texts;
  group: Output<typeof listProductGroups>["pdGrpList"][number];
  /** Every other group stands on a band, so that neighbours stand apart. */
  band: boolean;
}

/** A group of products: what it is for, where it leads, and its products as a list. */
export function GroupSection({ texts, group, band }: Props) {
  const { cmsContId, cmsGroupDetailTitle, cmsGroupDetailSlogan, type } = group;
  return (
    <Section
      id={cmsContId}
      title={cmsGroupDetailTitle}
      lead={cmsGroupDetailSlogan}
      band={band}
      compact
    >
      <div className={styles.group}>
        <div>
          <img src={group.cmsGroupDetailTitleIconImgUrl} width="64" height="64" alt="" />
          {type === "partner" && <p className={styles.kind}>{texts.partner}</p>}
          <p>{group.cmsSpcfTitlCont}</p>
          {group.topBnnrList.map(({ bnnrTitlCont, bnnrCont, bnnrLinkUrl }) => (
            <a key={bnnrLinkUrl} href={bnnrLinkUrl} className={styles.banner}>
              <strong>{bnnrTitlCont}</strong>
              <span>{bnnrCont}</span>
            </a>
          ))}
        </div>
        <ul
          className={styles.rows}
          aria-label={fill(texts.products, { group: cmsGroupDetailTitle })}
        >
          {group.pdList.map(({ pdCd, pdNm, pdSlgnCont, pdDtlUrl }) => (
            <li key={pdCd}>
              <h3>
                <a href={pdDtlUrl}>{pdNm}</a>
              </h3>
              <p>{pdSlgnCont}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
