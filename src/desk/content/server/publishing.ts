import { eventKind, noticeKind } from "#areas/board/server/content.ts";
import { questionKind } from "#areas/support/server/content.ts";
import type { Db } from "#db/db.ts";
import { CONTENT_CHANNEL } from "#server/cache/content-changes.ts";
import type { ContentKind } from "#server/content/kind.ts";
import type { ContentKindName } from "../rules.ts";
import { dueVersions, lockItem, markEnded, markLive, tellProcesses } from "../store.ts";

/** How each kind is published. */
export const kinds: Readonly<Record<ContentKindName, ContentKind>> = {
  notices: noticeKind,
  events: eventKind,
  questions: questionKind,
};

/**
 * Publishes versions that are due and unpublishes those that have ended; notifies every process.
 */
export async function publishDue(tx: Db): Promise<number> {
  const due = await dueVersions(tx);
  for (const version of due) {
    await lockItem(tx, version);
    if (version.isOver) {
      await kinds[version.kind].remove(tx, version.item);
      await markEnded(tx, version);
    } else {
      await kinds[version.kind].put(tx, version.body);
      await markLive(tx, version);
    }
  }
  if (due.length > 0) await tellProcesses(tx, CONTENT_CHANNEL);
  return due.length;
}
