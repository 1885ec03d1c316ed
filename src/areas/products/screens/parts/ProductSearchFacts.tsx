import type { Output } from "#base/call/call.ts";
import { bankName } from "#base/site/brand.ts";
import { useShared } from "#web/shared.ts";
import { StructuredData } from "#web/ui/layout/StructuredData.tsx";
import type { readProduct } from "../../contract.ts";
import { PRODUCTS_PATH, productPath } from "../../rules.ts";

/** A product's structured data for search engines; not visible. */
export function ProductSearchFacts({ product }: { product: Output<typeof readProduct> }) {
  const { origin, visitor } = useShared();
  const { productCode, productName, summary, groupName } = product;
  const path = productPath(productCode);
  const steps = [
    { name: groupName, item: `${origin}${PRODUCTS_PATH}` },
    { name: productName, item: `${origin}${path}` },
  ];
  return (
    <StructuredData
      graph={[
        {
          "@type": "FinancialProduct",
          name: productName,
          description: summary,
          category: groupName,
          url: `${origin}${path}`,
          provider: {
            "@type": "BankOrCreditUnion",
            "@id": `${origin}/#organization`,
            name: bankName[visitor.language],
          },
        },
        {
          "@type": "BreadcrumbList",
          itemListElement: steps.map((step, index) => ({
            "@type": "ListItem",
            position: index + 1,
            ...step,
          })),
        },
      ]}
    />
  );
}
