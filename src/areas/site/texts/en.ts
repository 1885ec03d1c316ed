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
    bottom: "End of the page: call centre, app, this site",
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
      about: "About Dawn Bank",
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
      accessible: "Accessible web bank",
      sitemap: "Sitemap",
      accessibility: "Accessibility",
    },
  },
  accessibility: {
    title: "Accessibility",
    lead: "Everyone should be able to look after their own money. This is what we do so that more people can.",
    body: `## What we do
- Every page can be read and used without scripts.
- Everything works by keyboard alone, the focus is always visible, and the first Tab leads to the main content.
- Text contrast meets WCAG 2.2 AA; colour is never the only sign.
- At 400% zoom, or on a screen 320 pixels wide, nothing needs sideways scrolling.
- Targets are at least 44 pixels; motion follows your system's setting.
- Chinese, English and Korean; light and dark.

## What we measure against
The site is built to WCAG 2.2 level AA and Taiwan's web accessibility guidelines, and automatic checks run over every page with each change. Checks do not replace people: if something is hard for you, please tell us.

## Contact
Call our call centre at 0800-899-899, from abroad +886-2-8899-0899, or write to [service@dawnbank.example](mailto:service@dawnbank.example) with the address of the page and what happened.`,
  },
  notOpen: {
    state: "Coming soon",
    lead: "This service is not yet available on our website.",
    now: {
      app: "You can use it in the mobile app today, or ask the call centre for help.",
      centre:
        "For now, bring your citizen digital certificate to a service centre. A computer with a card reader is ready there, and our staff will help you. You can also call us first.",
    },
    ways: { app: "Get the mobile app", centre: "Find a service centre" },
    call: "Call {number}",
    about: "Read about it",
    later:
      "We will post a [notice](/notice) when it opens here. For other ways to reach us, see [contact us](/support/contact-us).",
    names: {
      upgrade: "Account upgrade",
    },
  },
};
