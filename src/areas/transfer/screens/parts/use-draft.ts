import { type RefObject, useEffect, useState } from "react";
import { dropDraft, SESSION_ENDING, saveDraft, takeDraft } from "#web/form-draft.ts";
import { transferAddress } from "../../flow/table.ts";
import { typedIn } from "../../rules/typed-order.ts";
import type { Choices, SendTyped } from "./send.ts";
import { REVIEW_DRAFT } from "./use-review.ts";

const DRAFT = "transfer";

/**
 * What the same customer had typed when the session ended; null until it was read and if there is
 * none. A form already filled by the URL or after a refusal is left alone. Back from the review by
 * the browser's button it opens the form filled in, as the link does: the browser itself restores no
 * field that is excluded from autofill.
 */
export function useDraft({ sources }: Choices, isFilled: boolean): SendTyped | null {
  const [draft, setDraft] = useState<SendTyped | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page opens
  useEffect(() => {
    const owners = sources.map(({ accountReference }) => accountReference);
    const found = takeDraft(DRAFT, owners);
    const reviewed = takeDraft(REVIEW_DRAFT, [""])?.transferKey;
    if (isFilled) return;
    if (reviewed && isBack()) location.replace(transferAddress("info", reviewed));
    else if (found) setDraft(found);
  }, []);
  return draft;
}

function isBack(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "back_forward";
}

/**
 * Saves the form when its session ends, and on submit, in case the response reveals that it ended.
 */
export function useDraftSaved(form: RefObject<HTMLFormElement | null>, { sources }: Choices): void {
  const owner = sources[0]?.accountReference ?? "";
  useEffect(() => {
    const sent = form.current;
    const save = () => sent && saveDraft(DRAFT, owner, valuesOf(sent));
    addEventListener(SESSION_ENDING, save);
    sent?.addEventListener("submit", save);
    return () => {
      removeEventListener(SESSION_ENDING, save);
      sent?.removeEventListener("submit", save);
    };
  }, [form, owner]);
}

/** Drops the saved draft once there is an outcome: another step, or a new refusal. */
export function useDraftDropped(outcome: object | string | null): void {
  useEffect(() => {
    if (outcome !== null) dropDraft(DRAFT);
  }, [outcome]);
}

/** The form's values without the key: after another sign-in it is a new transfer. */
function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = new FormData(form);
  const { transferKey: _key, ...typed } = typedIn(entries.entries());
  const payee = String(entries.get("payee") ?? "");
  return { ...typed, ...(payee && { payee }) };
}
