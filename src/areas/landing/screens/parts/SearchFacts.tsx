import { bankLegalName, bankName, callCentre } from "#base/brand.ts";
import { languageTags } from "#base/language.ts";
import { useShared } from "#web/shared.ts";
import { SharingFacts } from "#web/ui/SharingFacts.tsx";
import { StructuredData } from "#web/ui/StructuredData.tsx";

interface Props {
  title: string;
  description: string;
  path: string;
}

/** What searchers and those who share the page are told of the bank; nothing of it is shown. */
export function SearchFacts({ title, description, path }: Props) {
  const { origin, visitor } = useShared();
  const { language } = visitor;
  const home = `${origin}/`;
  return (
    <>
      <SharingFacts title={title} description={description} path={path} />
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
          },
        ]}
      />
    </>
  );
}
