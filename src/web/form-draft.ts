// What was typed into a form when its session ended, for the same customer after the next sign-in. It
// stays in this tab, holds no secret, is taken out by the first reading, and is dropped at sign-out.

/** Told to the window right before a page is left because its session is over. */
export const SESSION_ENDING = "session-ending";

const PREFIX = "draft:";
/** Who comes back later than this starts anew. */
const LIFE_MS = 30 * 60_000;

interface Draft {
  /** What only pages of the same customer know. */
  owner: string;
  savedAt: number;
  values: Record<string, string>;
}

/** Saves what stands in a form; a browser that stores nothing goes without. */
export function saveDraft(name: string, owner: string, values: Record<string, string>): void {
  const draft: Draft = { owner, savedAt: Date.now(), values };
  attempt(() => sessionStorage.setItem(PREFIX + name, JSON.stringify(draft)));
}

/** Takes a draft out; null where there is none, it is too old, or it is another customer's. */
export function takeDraft(name: string, owners: readonly string[]): Draft["values"] | null {
  const text = attempt(() => sessionStorage.getItem(PREFIX + name)) ?? null;
  dropDraft(name);
  const draft = text === null ? null : attempt(() => JSON.parse(text) as Draft);
  if (!draft || !owners.includes(draft.owner)) return null;
  return Date.now() - draft.savedAt < LIFE_MS ? draft.values : null;
}

/** Drops a draft whose form was sent. */
export function dropDraft(name: string): void {
  attempt(() => sessionStorage.removeItem(PREFIX + name));
}

/** Drops every draft of this tab. */
export function dropDrafts(): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  });
}

/** Storage may be switched off or full, and its content anything. */
function attempt<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
