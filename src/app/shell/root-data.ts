import { createContext, useContext } from "react";
import type { Visit } from "#web/visit.ts";
import { shellTexts } from "./shell-texts.ts";
import type { Texts } from "./texts/zh.ts";

/** The data that the shell around a page is rendered from. */
export type RootData = ReturnType<typeof rootData>;

/** What every part of a page may know; the server decides it once. */
export function rootData({ site, visitor, origin, formToken }: Visit) {
  return { site, visitor, origin, formToken, texts: errorPageTexts(shellTexts[visitor.language]) };
}

/** The same on the server where the root's loader did not run: a throwing action ends before it. */
export const RootDataContext = createContext<RootData | null>(null);

/** The response's nonce while it is rendered; browsers hide it from scripts on purpose. */
export const NonceContext = createContext("");

/** The words of a page that cannot be shown; a browser may need them when a screen fails there. */
export type ErrorPageTexts = ReturnType<typeof errorPageTexts>;

/** Those of the shell's words that a browser may need. */
export function errorPageTexts({
  main,
  accessKey,
  errorSearch,
  errorCall,
  search,
  home,
  desk,
  allProducts,
  pageNames: { support, sitemap },
  again,
  notFoundTitle,
  notFound,
  notFoundAtDesk,
  refusedTitle,
  refused,
  tooManyTitle,
  tooMany,
  outageTitle,
  outage,
  formOutage,
}: Texts) {
  return {
    anchor: { main, accessKey },
    errorSearch,
    errorCall,
    search,
    pages: { home, desk, allProducts, support, sitemap },
    again,
    notFoundTitle,
    notFound,
    notFoundAtDesk,
    refusedTitle,
    refused,
    tooManyTitle,
    tooMany,
    outageTitle,
    outage,
    formOutage,
  };
}

/** The words in the visitor's language; the server picked them, no other is sent. */
export const ErrorPageContext = createContext<ErrorPageTexts | null>(null);

/** The words of a page that cannot be shown. */
export function useErrorPageTexts(): ErrorPageTexts {
  const texts = useContext(ErrorPageContext);
  if (!texts) throw new Error("the texts of error pages are missing outside a page");
  return texts;
}
