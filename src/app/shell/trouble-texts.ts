import { createContext, useContext } from "react";
import type { Texts } from "./texts/zh.ts";

/** The words of a page that cannot be shown; a browser may need them when a screen fails there. */
export type TroubleTexts = ReturnType<typeof troubleTexts>;

/** Those of the shell's words that a browser may need. */
export function troubleTexts({
  main,
  accessKey,
  troubleSearch,
  troubleCall,
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
  outageTitle,
  outage,
  pcOnlyTitle,
  pcOnly,
  ios,
  android,
}: Texts) {
  return {
    anchor: { main, accessKey },
    troubleSearch,
    troubleCall,
    search,
    pages: { home, desk, allProducts, support, sitemap },
    again,
    notFoundTitle,
    notFound,
    notFoundAtDesk,
    refusedTitle,
    refused,
    outageTitle,
    outage,
    pcOnlyTitle,
    pcOnly,
    stores: { ios, android },
  };
}

/** The words in the visitor's language; the server picked them, no other is sent. */
export const TroubleContext = createContext<TroubleTexts | null>(null);

/** The words of a page that cannot be shown. */
export function useTroubleTexts(): TroubleTexts {
  const texts = useContext(TroubleContext);
  if (!texts) throw new Error("there are no words for trouble outside a page");
  return texts;
}
