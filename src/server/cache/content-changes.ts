// Counts changes of the bank's content, of which the database notifies every process. Anything
// built from older content is no longer served.

/** The notification channel for content that was published or withdrawn. */
export const CONTENT_CHANNEL = "bank_content";

let changes = 0;

/** Content has changed, or may have. */
export function noteContentChange(): void {
  changes += 1;
}

/** A number that differs whenever content may have changed. */
export function contentChanges(): number {
  return changes;
}
