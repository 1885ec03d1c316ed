import { useEffect } from "react";
import { dropDraft, saveDraft, takeDraft } from "#web/form-draft.ts";
import { transferAddress } from "../../rules/paths.ts";

const REVIEWED = "transfer-review";
/** The bank checks whose transfer a key is, so the draft needs no owner of its own. */
const OWNER = "key";

/** Remembers the transfer on the review page, for the browser's back button. */
export function useReviewed(transferKey: string): void {
  useEffect(() => saveDraft(REVIEWED, OWNER, { transferKey }), [transferKey]);
}

/** Forgets the transfer on the review page once it is sent. */
export function useReviewEnded(): void {
  useEffect(() => dropDraft(REVIEWED), []);
}

/**
 * Back from the review by the browser's button, opens the form filled in, as the link does: the
 * browser itself restores no field that is excluded from autofill.
 */
export function useReturn(isFilled: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page opens
  useEffect(() => {
    const key = takeDraft(REVIEWED, [OWNER])?.transferKey;
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (key && !isFilled && visit?.type === "back_forward") {
      location.replace(transferAddress("info", key));
    }
  }, []);
}
