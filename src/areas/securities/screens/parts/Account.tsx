import { productPath } from "#areas/products/rules.ts";
import type { Output } from "#base/call/call.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import type { readSecuritiesProduct } from "../../contract/stocks.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./securities.module.css";

interface Props {
  texts: Texts["main"];
  product: Output<typeof readSecuritiesProduct>["product"];
}

/** The settlement account; phones get links to the app store, desktops a QR code. */
export function Account({ texts, product }: Props) {
  const { productCode, facts, isMobileWeb, applyUrls } = product;
  return (
    <>
      <FactList facts={facts.map(({ name, text }) => ({ name, value: text }))} />
      {!isMobileWeb && <p className={styles.note}>{texts.applyPc}</p>}
      <div className={styles.ways}>
        {isMobileWeb ? (
          applyUrls.map((url, place) => (
            <Button key={url} href={url}>
              {place === 0 ? texts.ios : texts.android}
            </Button>
          ))
        ) : (
          <Button href={applyUrls[0] ?? productPath(productCode)}>{texts.apply}</Button>
        )}
        <Button href={productPath(productCode)} variant="quiet">
          {texts.accountMore}
        </Button>
      </div>
    </>
  );
}
