import { PRODUCTS_PATH } from "#areas/products/rules.ts";
import { marketMenu, productMenu } from "./menu.ts";
import styles from "./ProductList.module.css";
import { useShellTexts } from "./shell-texts.ts";

/** The bank's products, each with what it is for. */
export function ProductList() {
  const texts = useShellTexts();
  return (
    <ul className={styles.products}>
      {productMenu.map(([product, path]) => (
        <li key={product}>
          <a href={path}>
            <b>{texts.product[product]}</b>
            <span>{texts.productLead[product]}</span>
          </a>
        </li>
      ))}
      {marketMenu.map(({ path, label }) => (
        <li key={label}>
          <a href={path}>
            <b>{texts.market[label]}</b>
            <span>{texts.marketLead[label]}</span>
          </a>
        </li>
      ))}
      <li>
        <a href={PRODUCTS_PATH}>
          <b>{texts.allProducts}</b>
        </a>
      </li>
    </ul>
  );
}
