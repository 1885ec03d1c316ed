// Numbers of the specification that several areas share and no single rule owns.

/** How far back an account's history is shown. */
export const HISTORY_DAYS = 30;

/** Most files of one inquiry. */
export const UPLOAD_FILES = 3;

/** Largest size of one uploaded file: 2 MiB. */
export const UPLOAD_BYTES = 2 * 1024 * 1024;

/** Rows of one page of a list. */
export const PAGE_SIZE = 10;

/** The number of a list's first page. */
export const FIRST_PAGE = 1;

/** Accounts shown before the customer expands the list. */
export const ACCOUNT_LIST_COUNT = 4;

/** How long public responses may be cached. */
export const CACHE_SECONDS = 600;
