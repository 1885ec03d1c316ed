import { bankName } from "#base/brand.ts";
import { languageTags } from "#base/language.ts";
import { useShared } from "#web/shared.ts";

interface Props {
  title: string;
  description: string;
  /** The one address of the page, from the root. */
  path: string;
}

/** What those are told to whom a page is sent, before they open it. */
export function SharingFacts({ title, description, path }: Props) {
  const { origin, visitor } = useShared();
  const { language } = visitor;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={bankName[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${origin}${path}`} />
      <meta property="og:locale" content={languageTags[language].replace("-", "_")} />
    </>
  );
}
