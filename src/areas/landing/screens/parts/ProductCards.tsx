import type { Facts } from "#base/language.ts";
import { productPaths, products } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./ProductCards.module.css";
import { ProductDrawing } from "./ProductDrawing.tsx";
import { Section } from "./Section.tsx";
import { useTelling } from "./telling.ts";

/** The products at a glance, each with its drawing, a sentence and its most asked-for figure. */
export function ProductCards({ texts, facts }: { texts: Texts["products"]; facts: Facts }) {
  const tell = useTelling(facts);
  return (
    <Section id="products" title={texts.title} lead={texts.lead}>
      <ul className={styles.cards}>
        {products.map((product) => {
          const { name, sentence, fact } = texts.cards[product];
          return (
            <li key={product}>
              <ProductDrawing product={product} />
              <div>
                <h3>
                  <a href={productPaths[product]}>{name}</a>
                </h3>
                <p>{sentence}</p>
                <p className={styles.fact}>{tell(fact)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
