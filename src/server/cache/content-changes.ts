// Counts how often the bank's content has changed, as the database tells every process. What was made
// of older content is not served any more.

/** The channel on which the database tells that content was published or taken back. */
export const CONTENT_CHANNEL = "bank_content";

let changes = 0;

/** Content has changed, or may have. */
export function noteContentChange(): void {
  changes += 1;
}

/** A number that is another one whenever content may have changed. */
export function contentChanges(): number {
  return changes;
}
