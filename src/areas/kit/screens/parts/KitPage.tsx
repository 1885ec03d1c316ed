import type { ReactNode } from "react";
import { data } from "react-router";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import type { Visit } from "#web/visit.ts";
import type { Texts } from "../../texts/words.ts";

const addresses = {
  kit: "/kit",
  forms: "/kit/forms",
  inputs: "/kit/inputs",
  data: "/kit/data",
  feedback: "/kit/feedback",
  live: "/kit/live",
} as const;

type KitAddress = keyof typeof addresses;

interface Props {
  texts: Texts;
  current: KitAddress;
  /** The title's prefix after an error. */
  mark?: string;
  children: ReactNode;
}

/** A page of the kit: its content, and links to the other pages. */
export function KitPage({ texts, current, mark = "", children }: Props) {
  const title = current === "kit" ? texts.title : texts.pages[current];
  const lead = current === "kit" ? texts.lead : texts.leads[current];
  const links = (Object.keys(addresses) as KitAddress[]).map((page) => ({
    href: addresses[page],
    name: texts.pages[page],
    current: page === current,
  }));
  return (
    <Page title={`${mark}${title}`} description={lead} hidden>
      <PageHead title={title} lead={lead} pages={{ label: texts.pages.label, links }} />
      {children}
    </Page>
  );
}

/** Throws "not found" in production: these pages are for developers only. */
export function onlyForBuilders({ demonstration }: Visit): void {
  if (!demonstration) throw data(null, { status: 404 });
}
