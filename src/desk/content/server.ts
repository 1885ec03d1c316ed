import { parseContent } from "#base/content/file.ts";
import { writeContent } from "#base/content/write.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import { staffNames } from "#desk/staff/server/people.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import { CONTENT_CHANNEL } from "#server/cache/refreshed-snapshot.ts";
import type * as contract from "./contract.ts";
import {
  differenceOf,
  isMoment,
  isRateKind,
  isTimely,
  momentOf,
  titleKeys,
  type VersionState,
  wrongEnd,
} from "./rules.ts";
import { drawPreview } from "./server/preview.ts";
import { kinds, publishDue } from "./server/publishing.ts";
import { askForRates, waitingRequest } from "./server/rate-changes.ts";
import {
  addVersion,
  type Item,
  knownItems,
  markEnded,
  schedule,
  tellProcesses,
  textOf,
  unschedule,
  versionsOf,
} from "./store.ts";

type Member = CallContext<"staff:content.read"> | CallContext<"staff:content.publish">;

export const handlers: Handlers<typeof contract> = {
  async listContent({ kind }, { db, language }) {
    const [shown, known, concern] = await Promise.all([
      kinds[kind].list(db, language),
      knownItems(db, kind),
      kinds[kind].concern(db, language),
    ]);
    const byItem = new Map(known.map((each) => [each.item, each]));
    const onSite = shown.map(({ item, title }) => ({
      item,
      title,
      isPublic: true,
      scheduledFor: byItem.get(item)?.scheduledFor ?? null,
    }));
    const numbers = new Set(shown.map(({ item }) => item));
    const others = known
      .filter(({ item }) => !numbers.has(item))
      .map(({ item, body, scheduledFor }) => ({
        item,
        title: titleIn(body, language),
        isPublic: false,
        scheduledFor,
      }));
    const all = [...others, ...onSite];
    const nextItem = Math.max(0, ...all.map(({ item }) => item)) + 1;
    const { itemsMost } = kinds[kind];
    const isFull = itemsMost !== null && nextItem > itemsMost;
    return { items: all.slice(0, 1_000), nextItem: isFull ? null : nextItem, concern };
  },

  async readContent({ kind, item }, context) {
    const { db, language } = context;
    const versions = await versionsOf(db, { kind, item });
    const text = await newestText(db, { kind, item }, versions[0]?.state);
    if (text === null) throw new Refusal("CONT000002");
    const ids = versions.flatMap(({ staffId }) => staffId ?? []);
    const names = await staffNames(db, ids, language);
    const shown = (await kinds[kind].list(db, language)).find((each) => each.item === item);
    return {
      title: shown?.title ?? titleIn(text, language),
      text,
      publicUrl: shown ? await publicUrl(context, { kind, item }) : null,
      note: await kinds[kind].itemNote(db, item, language),
      request: isRateKind(kind) ? await waitingRequest(context, { kind, item }) : null,
      versions: versions.map(({ staffId, ...version }) => ({
        ...version,
        madeBy: names.get(staffId ?? "") ?? "",
      })),
    };
  },

  async listContentChoices({ kind }, { db, language }) {
    const choices = await kinds[kind].choices(db, language);
    return {
      choices: Object.fromEntries(Object.entries(choices).map(([key, list]) => [key, [...list]])),
    };
  },

  async readContentVersion({ kind, item, version }, { db }) {
    const text = await textOf(db, { kind, item }, version);
    if (text === null) throw new Refusal("CONT000002");
    const before = version > 1 ? await textOf(db, { kind, item }, version - 1) : null;
    return { text, difference: before === null ? [] : differenceOf(before, text) };
  },

  async previewContent({ kind, item, version, at }, context) {
    if (at && !isMoment(at)) throw new Refusal("CONT000002");
    const wanted = { kind, item, version: version ?? null, at: at ? momentOf(at) : null };
    const page = await drawPreview(context, wanted);
    await recordFor(context.db, context, { event: "content.preview", kind, item, version });
    return page;
  },

  async saveContent({ kind, text }, context) {
    const item = await checked(context.db, kind, text);
    return context.db.transaction(async (tx) => {
      await keepOriginal(tx, { kind, item });
      const { id: staffId } = context.staff;
      const version = await addVersion(tx, { kind, item }, { body: text, staffId, isLive: false });
      await recordFor(tx, context, { event: "content.save", kind, item, version });
      return { item, version };
    });
  },

  async publishContent({ kind, item, version, from, until }, context) {
    if (isRateKind(kind)) throw new Refusal("CONT000005");
    const text = await textOf(context.db, { kind, item }, version);
    if (text === null) throw new Refusal("CONT000002");
    // The categories that it names may have been removed since it was saved.
    await checked(context.db, kind, text);
    const field = wrongEnd({ from, until }, context.now);
    if (field) throw new Refusal("CONT000003", {}, { field });
    if (until) await refuseNeeded(context.db, { kind, item });
    return context.db.transaction(async (tx) => {
      const when = { version, from: from ?? null, until: until ?? null };
      if (!(await schedule(tx, { kind, item }, when))) throw new Refusal("CONT000002");
      await recordFor(tx, context, { event: "content.publish", kind, item, version });
      await publishDue(tx);
      const [shown] = (await versionsOf(tx, { kind, item })).filter(
        (each) => each.version === version,
      );
      return { state: shown?.state === "live" ? "live" : "scheduled" };
    });
  },

  async requestRates({ kind, item, version, from, reason }, context) {
    const text = await textOf(context.db, { kind, item }, version);
    if (text === null) throw new Refusal("CONT000002");
    await checked(context.db, kind, text);
    if (from && !isTimely(from, text, context.now)) {
      throw new Refusal("CONT000007", {}, { field: "from" });
    }
    const wanted = { version, from: from ?? null, reason };
    return { request: await askForRates(context, { kind, item }, wanted) };
  },

  async cancelSchedule({ kind, item, version }, context) {
    await context.db.transaction(async (tx) => {
      const [cancelled] = await unschedule(tx, { kind, item }, { only: version });
      if (cancelled === undefined) throw new Refusal("CONT000002");
      await recordFor(tx, context, { event: "content.cancel", kind, item, version });
    });
    return {};
  },

  async withdrawContent({ kind, item }, context) {
    await refuseNeeded(context.db, { kind, item });
    await context.db.transaction(async (tx) => {
      await keepOriginal(tx, { kind, item });
      if ((await textOf(tx, { kind, item }, null)) === null) throw new Refusal("CONT000002");
      await kinds[kind].remove(tx, item);
      await markEnded(tx, { kind, item });
      await recordFor(tx, context, { event: "content.withdraw", kind, item });
      await tellProcesses(tx, CONTENT_CHANNEL);
    });
    return {};
  },
};

/** The number of the item in a file; throws a refusal that says what is wrong. */
async function checked(db: Db, kind: Item["kind"], text: string): Promise<number> {
  const { item, flaws } = await kinds[kind].read(db, text);
  if (item === null) throw new Refusal("CONT000001", {}, { flaws });
  return item;
}

/** What other pages or agreements stand on is replaced, never taken off. */
async function refuseNeeded(db: Db, { kind, item }: Item): Promise<void> {
  if (await kinds[kind].isNeeded(db, item)) throw new Refusal("CONT000004");
}

/**
 * The text that editors go on from: the newest version, or what is on the site where others changed
 * it since.
 */
async function newestText(db: Db, item: Item, state: VersionState | undefined) {
  const isOpen = state === "draft" || state === "scheduled";
  const onSite = kinds[item.kind].isFed && !isOpen ? await textOnSite(db, item) : null;
  return onSite ?? (await textOf(db, item, null)) ?? (await textOnSite(db, item));
}

/** What was published before the desk wrote its first version becomes the first one itself. */
async function keepOriginal(tx: Db, item: Item): Promise<void> {
  if ((await textOf(tx, item, null)) !== null) return;
  const body = await textOnSite(tx, item);
  if (body !== null) await addVersion(tx, item, { body, staffId: null, isLive: true });
}

async function textOnSite(db: Db, { kind, item }: Item): Promise<string | null> {
  const parts = await kinds[kind].partsOf(db, item);
  return parts && writeContent(parts);
}

async function publicUrl({ db, origin }: Member, { kind, item }: Item): Promise<string | null> {
  const path = await kinds[kind].pathOf(db, item);
  return path && `${new URL(origin).origin}${path}`;
}

function titleIn(text: string, language: Language): string {
  const section = parseContent(text).sections.get(language);
  const key = titleKeys.find((each) => section?.fields.has(each)) ?? "";
  return section?.fields.get(key)?.value ?? "";
}

function recordFor(
  tx: Db,
  context: Member,
  { event, kind, item, version }: Item & { event: string; version?: number | undefined },
): Promise<void> {
  const reference = `${kind}/${item}`;
  const detail = { version: version ?? null };
  return record(tx, context, { event, outcome: "ok", reference, detail });
}
