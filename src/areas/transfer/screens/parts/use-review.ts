import { useEffect } from "react";
import { dropDraft, saveDraft } from "#web/form-draft.ts";

/**
 * The draft with the key of the transfer on the review page. The bank checks whose transfer a key
 * is, so the draft needs no owner.
 */
export const REVIEW_DRAFT = "transfer-review";

/** Remembers the transfer on the review page, for the browser's back button. */
export function useReviewed(transferKey: string): void {
  useEffect(() => saveDraft(REVIEW_DRAFT, "", { transferKey }), [transferKey]);
}

/** Forgets the transfer on the review page once it is sent. */
export function useReviewEnded(): void {
  useEffect(() => dropDraft(REVIEW_DRAFT), []);
}
