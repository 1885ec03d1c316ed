import { useEffect } from "react";
import { dropDraft, saveDraft } from "#web/form-draft.ts";
import { REVIEW_DRAFT } from "../../rules/paths.ts";

/** Remembers the transfer on the review page, for the browser's back button. */
export function useReviewed(transferKey: string): void {
  useEffect(() => saveDraft(REVIEW_DRAFT, "", { transferKey }), [transferKey]);
}

/** Forgets the transfer on the review page once it is sent. */
export function useReviewEnded(): void {
  useEffect(() => dropDraft(REVIEW_DRAFT), []);
}
