import { bannerKind } from "#areas/board/server/banners.ts";
import { eventKind, noticeKind } from "#areas/board/server/content.ts";
import { productKind } from "#areas/products/server/content.ts";
import { groupKind } from "#areas/products/server/group-content.ts";
import { depositRateKind } from "#areas/rates/server/deposit-content.ts";
import { exchangeRateKind } from "#areas/rates/server/exchange-content.ts";
import { loanRateKind } from "#areas/rates/server/loan-content.ts";
import { documentKind } from "#areas/resources/server/content.ts";
import { questionKind } from "#areas/support/server/content.ts";
import { holidayKind } from "#areas/support/server/holidays.ts";
import type { Db } from "#db/db.ts";
import { CONTENT_CHANNEL } from "#server/cache/refreshed-snapshot.ts";
import type { ContentKind } from "#server/content/kind.ts";
import type { ContentKindName } from "../rules.ts";
import {
  type DueVersion,
  dueVersions,
  markEndless,
  markLive,
  markVersionEnded,
  tellProcesses,
  tryLockItem,
} from "../store.ts";

/** How each kind is published. */
export const kinds: Readonly<Record<ContentKindName, ContentKind>> = {
  notices: noticeKind,
  events: eventKind,
  questions: questionKind,
  banners: bannerKind,
  holidays: holidayKind,
  "product-groups": groupKind,
  products: productKind,
  documents: documentKind,
  "deposit-rates": depositRateKind,
  "loan-rates": loanRateKind,
  "exchange-rates": exchangeRateKind,
};

/**
 * Publishes versions that are due and unpublishes those that have ended; notifies every process.
 */
export async function publishDue(tx: Db): Promise<number> {
  const due = await dueVersions(tx);
  for (const version of due) {
    // Whoever changes the item now may also change what is due of it: the next run sees it.
    if (!(await tryLockItem(tx, version))) continue;
    const kind = kinds[version.kind];
    if (version.isOver) {
      await end(tx, version);
    } else if ((await kind.read(tx, version.body)).item === null) {
      // What it names is gone since it was published for later: it must not hold up all others.
      await markVersionEnded(tx, version.id);
    } else {
      await kind.put(tx, version.body);
      await markLive(tx, version);
    }
  }
  if (due.length > 0) await tellProcesses(tx, CONTENT_CHANNEL);
  return due.length;
}

async function end(tx: Db, { id, kind, item }: DueVersion): Promise<void> {
  // Something that needs it was published or agreed to meanwhile: nobody could take it off, either.
  if (await kinds[kind].isNeeded(tx, item)) return markEndless(tx, id);
  // The next version has just replaced it, and ended it with that: nothing is to be removed.
  if (!(await markVersionEnded(tx, id))) return;
  await kinds[kind].remove(tx, item);
}
