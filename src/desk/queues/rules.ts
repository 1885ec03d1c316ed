/** How long an item stays taken without a word from the page that shows it. */
export const LEASE_SECONDS = 90;

/** How often a page says that somebody is still at work. */
export const RENEW_SECONDS = 30;

/** Items of a queue that are shown; the rest waits behind them. */
export const ITEMS_MOST = 200;
