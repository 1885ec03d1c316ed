import type { ReactNode } from "react";
import { bankName } from "#base/site/brand.ts";
import { pageDescription } from "#base/site/page-description.ts";
import type { SocialCard } from "#base/site/social-cards.ts";
import { languages, languageTags } from "#base/text/language.ts";
import { useShared } from "#web/shared.ts";
import { Anchor } from "./Anchor.tsx";
import styles from "./Page.module.css";
import { SharingFacts } from "./SharingFacts.tsx";

interface Props {
  title: string;
  description: string;
  /** The canonical URL of this page when it has several. */
  canonical?: string;
  /** True when the page begins with a picture that fills the top of the window. */
  hero?: boolean;
  /** The preview image of a link to this page; the bank's own by default. */
  card?: SocialCard;
  /** Pages that search engines should not index: errors, steps of a flow. */
  hidden?: boolean;
  /** The id of the screen in the specification. */
  screen?: { id: string; name: string };
  children: ReactNode;
}

/** The frame of every screen: its title, its metadata for search engines, and its main part. */
export function Page({
  title,
  description,
  canonical,
  hero = false,
  card = "bank",
  hidden = false,
  screen,
  children,
}: Props) {
  const { origin, visitor, pathname, search, mainAnchor } = useShared();
  const page = new URLSearchParams(search).get("page");
  const path = canonical ?? pathname;
  const addressIn = (tag: string | null) => {
    const query = new URLSearchParams();
    if (page !== null && /^\d{1,6}$/.test(page) && page !== "1") query.set("page", page);
    if (tag !== null) query.set("lang", tag);
    const requested = String(query);
    return `${origin}${path}${requested ? `?${requested}` : ""}`;
  };
  const announcement = pageDescription(title, description, visitor.language);
  const own = visitor.language === "zh" ? null : languageTags[visitor.language];

  return (
    <main
      id="main"
      tabIndex={-1}
      className={hero ? `${styles.main} ${styles.hero}` : styles.main}
      data-screen={screen?.id}
      data-screen-name={screen?.name}
    >
      <title>{`${title} - ${bankName[visitor.language]}`}</title>
      <meta name="description" content={announcement} />
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={addressIn(own)} />
          {languages.map((language) => (
            <link
              key={language}
              rel="alternate"
              hrefLang={languageTags[language]}
              href={addressIn(language === "zh" ? null : languageTags[language])}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(null)} />
          <SharingFacts
            title={title}
            description={announcement}
            address={addressIn(own)}
            card={card}
          />
        </>
      )}
      <Anchor letter="C" {...mainAnchor} />
      {children}
    </main>
  );
}
