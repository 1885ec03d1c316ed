import { bankLegalName, bankName, callCentre } from "#base/site/brand.ts";
import { SEARCH_PATH } from "#base/site/paths.ts";
import { languageTags } from "#base/text/language.ts";
import { useShared } from "#web/shared.ts";
import { StructuredData } from "#web/ui/layout/StructuredData.tsx";

/** The bank's structured data for search engines; not visible. */
export function SearchFacts() {
  const { origin, visitor } = useShared();
  const { language } = visitor;
  const home = `${origin}/`;
  return (
    <StructuredData
      graph={[
        {
          "@type": "Organization",
          "@id": `${home}#organization`,
          name: bankName[language],
          legalName: bankLegalName[language],
          url: home,
          logo: `${origin}/favicon.svg`,
          contactPoint: {
            "@type": "ContactPoint",
            contactType: "customer service",
            telephone: callCentre.anywhere,
            availableLanguage: Object.values(languageTags),
          },
        },
        {
          "@type": "WebSite",
          "@id": `${home}#website`,
          name: bankName[language],
          url: home,
          inLanguage: languageTags[language],
          publisher: { "@id": `${home}#organization` },
          potentialAction: {
            "@type": "SearchAction",
            target: `${origin}${SEARCH_PATH}?q={words}`,
            "query-input": "required name=words",
          },
        },
      ]}
    />
  );
}
