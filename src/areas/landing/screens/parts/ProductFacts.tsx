import { PRODUCTS_PATH } from "#areas/products/rules.ts";
import { bankName } from "#base/site/brand.ts";
import { languageTags } from "#base/text/language.ts";
import { useShared } from "#web/shared.ts";
import { StructuredData } from "#web/ui/layout/StructuredData.tsx";
import { exampleAt, type Product, productPaths, type TwoRates } from "../../rules.ts";
import { type Offer, schemaTypes } from "./landing-facts.ts";

interface Props {
  product: Product;
  offer: Offer;
  rates: { dream: TwoRates | null; loan: number | null };
}

const PERCENT = 100;

/** A product's structured data for search engines; not visible. */
export function ProductFacts({ product, offer, rates }: Props) {
  const { origin, visitor } = useShared();
  const path = productPaths[product];
  const url = `${origin}${path}`;
  return (
    <StructuredData
      graph={[
        {
          "@type": schemaTypes[product],
          "@id": `${url}#product`,
          name: offer.productName,
          description: offer.summary,
          category: offer.groupName,
          url,
          inLanguage: languageTags[visitor.language],
          provider: {
            "@type": "BankOrCreditUnion",
            "@id": `${origin}/#organization`,
            name: bankName[visitor.language],
          },
          ...figuresOf(product, rates),
        },
        {
          "@type": "BreadcrumbList",
          itemListElement: [
            { name: offer.groupName, item: `${origin}${PRODUCTS_PATH}` },
            { name: offer.productName, item: url },
          ].map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
        },
      ]}
    />
  );
}

/** Rates in percent, if the product has them. */
function figuresOf(product: Product, { dream, loan }: Props["rates"]): object {
  if (product === "dream-account" && dream) return { interestRate: dream.within / PERCENT };
  if (product !== "installment-loan" || loan === null) return {};
  return {
    interestRate: loan / PERCENT,
    annualPercentageRate: exampleAt(loan).apr / PERCENT,
    currency: "TWD",
  };
}
