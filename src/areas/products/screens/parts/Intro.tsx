import type { Output } from "#base/call.ts";
import { Button } from "#web/ui/Button.tsx";
import { Pills } from "#web/ui/Pills.tsx";
import { ProductDrawing } from "#web/ui/ProductDrawing.tsx";
import type { readProduct } from "../../contract.ts";
import { groupPath, PRODUCTS_PATH, productPath } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./products.module.css";

interface Props {
  texts: Texts;
  product: Output<typeof readProduct>;
}

/** The top of a product's page: where it stands, what it is, and the kinds it comes in. */
export function Intro({ texts, product }: Props) {
  const { title, detail } = texts;
  const { pdCd, pdNm, pdPageUrl, simpAcctTpCd, simpAcctTpList } = product;
  const chosen = simpAcctTpList.find((kind) => kind.simpAcctTpCd === simpAcctTpCd);
  return (
    <>
      <nav aria-label={detail.path} className={styles.trail}>
        <a className={styles.way} href={PRODUCTS_PATH}>
          {title}
        </a>
        <a className={styles.way} href={groupPath(product.pdGrpCd)}>
          {product.pdGrpNm}
        </a>
      </nav>
      <div className={styles.intro}>
        <div>
          <h1>{pdNm}</h1>
          <p>{product.pdSlgnCont}</p>
          <p>{product.pdSmryCont}</p>
          <div className={styles.ways}>
            <Button href="#app">{detail.app}</Button>
            {pdPageUrl && (
              <Button href={pdPageUrl} look="quiet">
                {detail.page}
              </Button>
            )}
          </div>
        </div>
        <ProductDrawing picture={product.pdImgCd} />
      </div>
      {simpAcctTpList.length > 0 && (
        <>
          <Pills
            label={detail.variants}
            links={[
              { href: productPath(pdCd), name: detail.allVariants, current: !chosen },
              ...simpAcctTpList.map((kind) => ({
                href: productPath(pdCd, kind.simpAcctTpCd),
                name: kind.simpAcctTpNm,
                current: kind === chosen,
              })),
            ]}
          />
          <Kinds kinds={chosen ? [chosen] : simpAcctTpList} />
        </>
      )}
    </>
  );
}

function Kinds({ kinds }: { kinds: Props["product"]["simpAcctTpList"] }) {
  return (
    <dl className={styles.kinds}>
      {kinds.map(({ simpAcctTpCd, simpAcctTpNm, cont }) => (
        <div key={simpAcctTpCd}>
          <dt>{simpAcctTpNm}</dt>
          <dd>{cont}</dd>
        </div>
      ))}
    </dl>
  );
}
