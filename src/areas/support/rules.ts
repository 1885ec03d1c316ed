/** The maximum length of a query: a sentence, not a page. */
export const SEARCH_LENGTH = 100;

/** How many visitors make a search before anybody reads it: what one typed may be about them. */
export const VISITORS_LEAST = 5;

/** The number of rows in the report on searches without results. */
export const MISSES_SHOWN = 200;

/** The support hub. */
export const SUPPORT_PATH = "/support";

/** The FAQ's front page. */
export const FAQ_PATH = "/support/faq";

/** The target of the search form; it redirects to the search's own address. */
export const SEARCH_PATH = "/support/faq/search";

/** How to contact the bank. */
export const CONTACT_PATH = "/support/contact-us";

/** The service centres. */
export const CENTRES_PATH = "/support/contact-us/service-center";

/** Bank holidays that are listed. */
export const HOLIDAYS_SHOWN = 8;

/** The form for questions in writing. */
export const INQUIRY_PATH = "/support/contact-us/inquiry-main";

/** What to do when a card, an account or money is in danger. */
export const EMERGENCIES_PATH = "/support/emergencies";

/** The panic button's page; a visitor signs in first and is then redirected back to it. */
export const PANIC_PATH = "/overview/security/panic";

/** Both, for a reader in danger. */
export const urgentPaths = { panic: PANIC_PATH, emergencies: EMERGENCIES_PATH } as const;

/**
 * The entries that help in an emergency: cheated, panic button, lost card, unknown payment, remote
 * control, unknown sign-in, lent account, genuine calls, loan agents. Whoever is in danger sees no others.
 */
export const emergencyFaqs: readonly number[] = [
  2025, 2016, 4008, 4011, 2026, 2027, 2019, 2015, 6015,
];

/** What can be in danger, in the order of the page. */
export const emergencies = ["card", "account", "money"] as const;

/** The address of a category or a sub-category. */
export function categoryPath(code: string): string {
  return `${FAQ_PATH}/category/${code}`;
}

/** The canonical address of an entry, however it was reached. */
export function faqPath(entry: { category: string; subcategory: string; number: number }): string {
  return `${categoryPath(entry.category)}/${entry.subcategory}/${entry.number}`;
}

/** The address of a search, in all entries or within a category. */
export function searchPath(typed: string, category: string | null): string {
  const words = encodeURIComponent(typed);
  return category === null
    ? `${SEARCH_PATH}/${words}`
    : `${SEARCH_PATH}/${encodeURIComponent(category)}/${words}`;
}
