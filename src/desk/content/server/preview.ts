import { Refusal } from "#base/errors/catalogue.ts";
import type { Db } from "#db/db.ts";
import type { CallContext } from "#server/api/call-context.ts";
import type { PublicPage } from "#server/pages/public-pages.ts";
import { type Item, lockItem, setContentMoment, textOf, versionAt } from "../store.ts";
import { kinds } from "./publishing.ts";

interface Wanted extends Item {
  /** Null for the version that is due at that moment. */
  version: number | null;
  at: Date | null;
}

/** Thrown to roll back the transaction of a preview, whatever the outcome. */
class PreviewDrawn extends Error {
  override name = "PreviewDrawn";
  readonly page: PublicPage | null;
  constructor(page: PublicPage | null) {
    super("a preview is never committed");
    this.page = page;
  }
}

/**
 * The public page as it will look: the version is published inside a transaction, the page is
 * rendered by its own screen and handler, and the transaction is rolled back.
 */
export async function drawPreview(
  context: CallContext<"staff:content.read">,
  wanted: Wanted,
): Promise<PublicPage> {
  const { kind, item, version, at } = wanted;
  const now = at && at > context.now ? at : context.now;
  const draw = async (tx: Db): Promise<PublicPage | null> => {
    const pathBefore = await kinds[kind].pathOf(tx, item);
    await putWanted(tx, wanted, now);
    await setContentMoment(tx, now);
    const path = (await kinds[kind].pathOf(tx, item)) ?? pathBefore;
    if (path === null) return null;
    const search = searchOf({ version, at });
    return context.publicPages(context, { path, search, db: inTurn(tx), now });
  };
  const page = await context.db
    .transaction(async (tx): Promise<PublicPage | null> => {
      throw new PreviewDrawn(await draw(tx));
    })
    .catch((thrown: unknown) => {
      if (thrown instanceof PreviewDrawn) return thrown.page;
      throw thrown;
    });
  if (page === null) throw new Refusal("CONT000002");
  return { ...page, html: withOwnLinks(page.html, context.origin) };
}

/** Publishes the requested version, or whatever will be due by then. */
async function putWanted(tx: Db, { kind, item, version }: Wanted, now: Date): Promise<void> {
  if (version !== null) {
    const text = await textOf(tx, { kind, item }, version);
    if (text === null) throw new Refusal("CONT000002");
    await lockItem(tx, { kind, item });
    await putChecked(tx, kind, text);
    return;
  }
  const due = await versionAt(tx, { kind, item }, now);
  if (due === null) return;
  await lockItem(tx, { kind, item });
  if (due.isOver) await kinds[kind].remove(tx, item);
  else await putChecked(tx, kind, due.body);
}

/** The categories that a version names may have been removed since it was saved. */
async function putChecked(tx: Db, kind: Item["kind"], text: string): Promise<void> {
  const { item } = await kinds[kind].read(tx, text);
  if (item === null) throw new Refusal("CONT000002");
  await kinds[kind].put(tx, text);
}

/** A page asks for several things at once; a connection answers one after the other. */
function inTurn(tx: Db): Db {
  let last: Promise<unknown> = Promise.resolve();
  const query: Db["query"] = (sql, values) => {
    const next = last.then(() => tx.query<never>(sql, values));
    last = next.catch(() => undefined);
    return next;
  };
  return { ...tx, query };
}

function searchOf({ version, at }: Pick<Wanted, "version" | "at">): string {
  const query = new URLSearchParams();
  if (version !== null) query.set("version", String(version));
  if (at !== null) query.set("at", taipeiMinute(at));
  const text = String(query);
  return text === "" ? "" : `?${text}`;
}

const TAIPEI_AHEAD_MS = 8 * 3_600_000;

function taipeiMinute(at: Date): string {
  return new Date(at.getTime() + TAIPEI_AHEAD_MS).toISOString().slice(0, 16);
}

/** Makes links and forms point to the customers' site: the desk does not serve their targets. */
function withOwnLinks(html: string, origin: string): string {
  const own = new URL(origin).origin;
  return html.replace(/(<(?:a|form)\b[^>]*?\s(?:href|action)=")\/(?!\/)/g, `$1${own}/`);
}
