import { bankLegalName, bankName, callCentre } from "#base/brand.ts";
import { languageTags } from "#base/language.ts";
import { useShared } from "#web/shared.ts";

/** What searchers and those who share the page are told of the bank; nothing of it is shown. */
export function SearchFacts({ title, description }: { title: string; description: string }) {
  const { origin, visitor } = useShared();
  const { language } = visitor;
  const home = `${origin}/`;
  const graph = {
    "@context": "https://schema.org",
    "@graph": [
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
    ],
  };
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={bankName[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={home} />
      <meta property="og:locale" content={languageTags[language].replace("-", "_")} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own, which is never run; React would escape its quotes
        dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll("<", "\\u003c") }}
      />
    </>
  );
}
