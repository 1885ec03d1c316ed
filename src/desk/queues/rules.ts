/** How long a lease on an item lasts if the page that shows it does not renew it. */
export const LEASE_SECONDS = 90;

/** How often a page renews its lease. */
export const RENEW_SECONDS = 30;

/** Maximum number of items that a queue shows. */
export const ITEMS_MOST = 200;
