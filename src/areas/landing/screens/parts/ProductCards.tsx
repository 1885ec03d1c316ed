import type { Facts } from "#base/text/language.ts";
import { ProductTiles } from "#web/ui/layout/ProductTiles.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import { productPaths, products } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import { useTelling } from "./facts.ts";

/** The products at a glance, each with a drawing, a sentence and its most requested figure. */
export function ProductCards({ texts, facts }: { texts: Texts["products"]; facts: Facts }) {
  const tell = useTelling(facts);
  return (
    <Section id="products" title={texts.title} lead={texts.lead}>
      <ProductTiles
        tiles={products.map((product) => {
          const { name, sentence, fact } = texts.cards[product];
          return {
            href: productPaths[product],
            picture: product,
            name,
            sentence,
            fact: tell(fact),
          };
        })}
      />
    </Section>
  );
}
