import type { ReactNode } from "react";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { CENTRES_PATH, CONTACT_PATH, FAQ_PATH, SUPPORT_PATH } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";

interface Props {
  texts: Texts;
  /** The path of this page, one of a group. */
  path: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** The frame of the support pages on the same level. */
export function SupportPage({ texts, path, title, lead, children }: Props) {
  const links = [
    { href: SUPPORT_PATH, name: texts.overview },
    { href: FAQ_PATH, name: texts.faq },
    { href: CONTACT_PATH, name: texts.contact.title },
    { href: CENTRES_PATH, name: texts.centres.title },
  ].map((link) => ({ ...link, current: link.href === path }));
  return (
    <Page title={title} description={lead} canonical={path}>
      <PageHead title={title} lead={lead} pages={{ label: texts.menu, links }} />
      {children}
    </Page>
  );
}
