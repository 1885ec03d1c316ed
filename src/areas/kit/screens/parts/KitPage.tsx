import type { ReactNode } from "react";
import { Page } from "#web/ui/Page.tsx";
import type { Texts } from "../../texts/zh.ts";
import styles from "./KitPage.module.css";

const addresses = {
  kit: "/kit",
  forms: "/kit/forms",
  inputs: "/kit/inputs",
  data: "/kit/data",
  feedback: "/kit/feedback",
  live: "/kit/live",
} as const;

interface Props {
  texts: Texts;
  current: keyof typeof addresses;
  /** Put before the title after an error. */
  mark?: string;
  children: ReactNode;
}

/** A page of the kit: what it shows, and the way to the other pages. */
export function KitPage({ texts, current, mark = "", children }: Props) {
  const title = current === "kit" ? texts.title : texts.pages[current];
  const lead = current === "kit" ? texts.lead : texts.leads[current];
  return (
    <Page title={`${mark}${title}`} description={lead} hidden>
      <div className={styles.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
        <nav aria-label={texts.pages.label}>
          <ul>
            {(Object.keys(addresses) as (keyof typeof addresses)[]).map((page) => (
              <li key={page}>
                <a href={addresses[page]} aria-current={page === current ? "page" : undefined}>
                  {texts.pages[page]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {children}
    </Page>
  );
}
