import { bankName } from "#base/site/brand.ts";
import { cardPath, cardSize, type SocialCard } from "#base/site/social-cards.ts";
import { languageTags } from "#base/text/language.ts";
import { useShared } from "#web/shared.ts";

interface Props {
  title: string;
  description: string;
  /** The absolute URL of the page in the visitor's language. */
  address: string;
  card: SocialCard;
}

/** The preview of a shared link (Open Graph). */
export function SharingFacts({ title, description, address, card }: Props) {
  const { origin, visitor } = useShared();
  const { language } = visitor;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={bankName[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={languageTags[language].replace("-", "_")} />
      <meta property="og:image" content={`${origin}${cardPath(card, language)}`} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
