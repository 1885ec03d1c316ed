// What was typed into a form when its session ended, for the same customer after the next sign-in.
// It stays in this tab, has no secrets, is removed by the first read and dropped at sign-out.

/** The window event right before a page is left because its session has ended. */
export const SESSION_ENDING = "session-ending";

const PREFIX = "draft:";
/** After this time the form starts empty. */
const LIFE_MS = 30 * 60_000;

interface Draft {
  /** A value that only pages of the same customer know. */
  owner: string;
  savedAt: number;
  values: Record<string, string>;
}

/** Saves the values of a form; does nothing in a browser without storage. */
export function saveDraft(name: string, owner: string, values: Record<string, string>): void {
  const draft: Draft = { owner, savedAt: Date.now(), values };
  attempt(() => sessionStorage.setItem(PREFIX + name, JSON.stringify(draft)));
}

/** Removes and returns a draft; null if there is none, it has expired, or is somebody else's. */
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

/** Storage may be disabled or full, and its content arbitrary. */
function attempt<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
