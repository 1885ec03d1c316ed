import { bankName } from "#base/brand.ts";
import type { Output } from "#base/call.ts";
import { useShared } from "#web/shared.ts";
import { StructuredData } from "#web/ui/StructuredData.tsx";
import type { readProduct } from "../../contract.ts";
import { PRODUCTS_PATH, productPath } from "../../rules.ts";

/** What searchers are told of a product; nothing of it is shown. */
export function ProductSearchFacts({ product }: { product: Output<typeof readProduct> }) {
  const { origin, visitor } = useShared();
  const { pdCd, pdNm, pdSmryCont, pdGrpNm } = product;
  const path = productPath(pdCd);
  const steps = [
    { name: pdGrpNm, item: `${origin}${PRODUCTS_PATH}` },
    { name: pdNm, item: `${origin}${path}` },
  ];
  return (
    <StructuredData
      graph={[
        {
          "@type": "FinancialProduct",
          name: pdNm,
          description: pdSmryCont,
          category: pdGrpNm,
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
