import { bankName, CONTACT_MAIL, callCentre } from "#base/site/brand.ts";
import type { Texts } from "./zh.ts";

export const texts: Texts = {
  sitemap: {
    title: "Sitemap",
    lead: "All pages of this site, and how to reach each block by keyboard.",
    pages: "Pages",
    keys: "Access keys",
    keysLead:
      "Every page has a top block, a main block and an end block, each with a “:::” anchor before it. Hold the modifier keys and press the letter to move there.",
    browsers:
      "Chrome and Edge: Alt + letter. Firefox: Shift + Alt + letter. Safari on a Mac: Control + Option + letter.",
    key: "Letter",
    block: "Block",
    top: "Top of the page: home, menus, search, language and appearance, sign in",
    main: "Main content: what the page is about",
    bottom: "End of the page: call centre, app, about this site",
    groups: {
      products: "Products and rates",
      insurance: "Insurance",
      investing: "Investing",
      customers: "Web bank",
      support: "Support",
      bank: "About and information",
    },
    names: {
      home: "Home",
      products: "All products",
      mainAccount: "Main account",
      debitCard: "Debit card",
      transfer: "Transfer",
      dreamAccount: "Dream account",
      installmentLoan: "Installment loan",
      loanCalculator: "Loan calculator",
      insurance: "Insurance",
      travelInsurance: "Travel insurance",
      carInsurance: "Car insurance",
      motorbikeInsurance: "Motorbike insurance",
      boardRate: "Deposit and exchange rates",
      securities: "Securities",
      trending: "Trending",
      etfOfferings: "ETF offerings",
      compareStocks: "Compare two stocks",
      funds: "All funds",
      remuneration: "Fund channel remuneration",
      about: `About ${bankName.en}`,
      notices: "Notices",
      events: "Events",
      fundNotices: "Fund notices",
      documents: "Documents",
      terms: "Terms",
      search: "Search",
      support: "Support",
      emergencies: "Emergency support",
      faq: "FAQ",
      contactUs: "Contact us",
      serviceCentres: "Service centres",
      inquiry: "Inquiry",
      chat: "Chat",
      login: "Sign in",
      certificates: "Certificates",
      verifyCertificate: "Verify a certificate",
      upgrade: "Account upgrade",
      upgradeDrivers: "Device check and drivers",
      accessible: "Accessible web bank",
      sitemap: "Sitemap",
      accessibility: "Accessibility",
    },
  },
  accessibility: {
    title: "Accessibility",
    lead: "Everyone should be able to manage their own money. This is how we make that possible for more people.",
    body: `## What we do
- Every page can be read and used with JavaScript turned off.
- Everything works with a keyboard alone, the focus is always visible, and the first Tab skips to the main content.
- Text contrast meets WCAG 2.2 AA; colour is never the only way information is shown.
- At 400% zoom, or on a screen 320 pixels wide, nothing needs sideways scrolling.
- Touch targets are at least 44 pixels; motion follows your system’s setting.
- Chinese, English and Korean; light and dark.

## What we measure against
The site is built to WCAG 2.2 level AA and Taiwan’s web accessibility guidelines, and automatic checks run over every page with each change. Automatic checks do not replace real users: if something is difficult for you, please tell us.

## Contact
Call our call centre at ${callCentre.tollFree}, from abroad ${callCentre.anywhere}, or write to [${CONTACT_MAIL}](mailto:${CONTACT_MAIL}) with the address of the page and what happened.`,
  },
};
