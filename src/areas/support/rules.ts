/** Most characters of a search; people ask in a sentence, not in a page. */
export const SEARCH_LENGTH = 100;

/** Rows of the report on searches that found nothing. */
export const MISSES_SHOWN = 200;

/** The hub of everything that helps. */
export const SUPPORT_PATH = "/support";

/** The FAQ's front page. */
export const FAQ_PATH = "/support/faq";

/** Where the search form leads; it answers with the address of the search itself. */
export const SEARCH_PATH = "/support/faq/search";

/** How to reach people. */
export const CONTACT_PATH = "/support/contact-us";

/** The service centres. */
export const CENTRES_PATH = "/support/contact-us/service-center";

/** The form for questions in writing. */
export const INQUIRY_PATH = "/support/contact-us/inquiry-main";

/** What to do when a card, an account or money is in danger. */
export const EMERGENCIES_PATH = "/support/emergencies";

/** The page of the panic button; who is not signed in is asked to first, and led back to it. */
export const PANIC_PATH = "/overview/security/panic";

/** What can be in danger, in the order of the page. */
export const emergencies = ["card", "account", "money"] as const;

/** The address of a category or a sub-category. */
export function categoryPath(code: string): string {
  return `${FAQ_PATH}/category/${code}`;
}

/** The one address of an entry, however it was reached. */
export function faqPath(entry: { category: string; subcategory: string; number: number }): string {
  return `${categoryPath(entry.category)}/${entry.subcategory}/${entry.number}`;
}

/** The address of a search, in all entries or in those of a category. */
export function searchPath(typed: string, category: string | null): string {
  const words = encodeURIComponent(typed);
  return category === null
    ? `${SEARCH_PATH}/${words}`
    : `${SEARCH_PATH}/${encodeURIComponent(category)}/${words}`;
}
