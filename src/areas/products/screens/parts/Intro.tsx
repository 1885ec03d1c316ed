import type { Output } from "#base/call/call.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Pills } from "#web/ui/layout/Pills.tsx";
import { ProductDrawing } from "#web/ui/layout/ProductDrawing.tsx";
import type { readProduct } from "../../contract.ts";
import { groupPath, PRODUCTS_PATH, productPath } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./products.module.css";

interface Props {
  texts: Texts;
  product: Output<typeof readProduct>;
  /** Only the terms: the benefits, with the picture, are on a separate landing page. */
  isSheet: boolean;
}

/** The top of a product's page: breadcrumbs, introduction, and variants. */
export function Intro({ texts, product, isSheet }: Props) {
  const { title, detail } = texts;
  const { productCode, productName, landingUrl, variantCode, variants } = product;
  const chosen = variants.find((kind) => kind.variantCode === variantCode);
  return (
    <>
      <nav aria-label={detail.path} className={styles.trail}>
        <a className={styles.way} href={PRODUCTS_PATH}>
          {title}
        </a>
        <a className={styles.way} href={groupPath(product.groupCode)}>
          {product.groupName}
        </a>
      </nav>
      <div className={isSheet ? `${styles.intro} ${styles.sheet}` : styles.intro}>
        <div>
          <h1>{productName}</h1>
          <p>{product.slogan}</p>
          <p>{product.summary}</p>
          <div className={styles.ways}>
            <Button href={isSheet && landingUrl ? `${landingUrl}#app` : "#app"}>
              {detail.app}
            </Button>
            {landingUrl && (
              <Button href={landingUrl} variant="quiet">
                {detail.page}
              </Button>
            )}
          </div>
        </div>
        {!isSheet && <ProductDrawing picture={product.picture} />}
      </div>
      {variants.length > 0 && (
        <>
          <Pills
            label={detail.variants}
            links={[
              { href: productPath(productCode), name: detail.allVariants, current: !chosen },
              ...variants.map((kind) => ({
                href: productPath(productCode, kind.variantCode),
                name: kind.variantName,
                current: kind === chosen,
              })),
            ]}
          />
          <Kinds kinds={chosen ? [chosen] : variants} />
        </>
      )}
    </>
  );
}

function Kinds({ kinds }: { kinds: Props["product"]["variants"] }) {
  return (
    <dl className={styles.kinds}>
      {kinds.map(({ variantCode, variantName, text }) => (
        <div key={variantCode}>
          <dt>{variantName}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
