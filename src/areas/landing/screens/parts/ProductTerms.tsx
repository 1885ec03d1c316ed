import { type Facts, fill } from "#base/text/language.ts";
import { Section } from "#web/ui/layout/Section.tsx";
import { type Product, products } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import { useTelling } from "./facts.ts";
import styles from "./ProductTerms.module.css";

interface Props {
  texts: Pick<Texts, "terms" | "products">;
  facts: Facts;
}

/** The rates, costs and limits of each product. */
export function ProductTerms({ texts: { terms, products: words }, facts }: Props) {
  const tell = useTelling(facts);
  return (
    <Section id="terms" title={terms.title} lead={terms.lead} band>
      {products.map((product) => (
        <article key={product} id={product} className={styles.product}>
          <div>
            <h3>{words.cards[product].name}</h3>
            <p>{terms[product].lead}</p>
          </div>
          <div>
            <dl className={styles.facts}>
              {factsOf(terms, product).map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{tell(value)}</dd>
                </div>
              ))}
            </dl>
            {product === "installment-loan" && (
              <p className={styles.note}>{fill(terms.loanNote, facts)}</p>
            )}
          </div>
        </article>
      ))}
    </Section>
  );
}

/** The facts of a product in the order of the texts. */
function factsOf(terms: Texts["terms"], product: Product): { name: string; value: string }[] {
  return Object.values(terms[product].facts);
}
