import type { Db } from "#db/db.ts";
import type { Lifecycle } from "#server/http/lifecycle.ts";

/** Reads what the areas need of the content. */
export function contentReader(db: Db, lifecycles: readonly Lifecycle[]): () => Promise<void> {
  return readsInOrder(() => Promise.all(lifecycles.map((each) => each.readContent?.(db))));
}

/**
 * Makes a read that may be asked for at any time: one runs at a time, so that an older result never
 * replaces a newer one, and all who ask meanwhile share the next.
 */
export function readsInOrder(read: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= running
      .catch(() => undefined)
      .then(async () => {
        running = next ?? running;
        next = null;
        await read();
      });
    return next;
  };
}
