import type { Flaw } from "#base/content/file.ts";
import type { ContentParts } from "#base/content/write.ts";
import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";

/** Something that is on the site. */
export interface PublicContent {
  item: number;
  title: string;
}

/** A content file that was read: which item it is of, or what is wrong with it. */
export type ReadContent = { item: number; flaws: [] } | { item: null; flaws: Flaw[] };

/** What a field may say where it is one of a few, by the field's key; each with its word for people. */
export type FieldChoices = Readonly<Record<string, readonly { value: string; label: string }[]>>;

/** A kind of content that the desk publishes; the area that owns its table says how. */
export interface ContentKind {
  /** What is on the site now, the newest first. */
  list(db: Db, language: Language): Promise<PublicContent[]>;
  /** The fields that are chosen from a list. */
  choices(db: Db, language: Language): Promise<FieldChoices>;
  /** What the site says of an item, as a content file does; null when it is not there. */
  partsOf(db: Db, item: number): Promise<ContentParts | null>;
  /** Reads a content file. */
  read(db: Db, text: string): Promise<ReadContent>;
  /** Puts what a file says onto the site, in the place of what is there. */
  put(tx: Db, text: string): Promise<void>;
  /** Takes an item off the site. */
  remove(tx: Db, item: number): Promise<void>;
  /** The item's page. */
  pathOf(db: Db, item: number): Promise<string | null>;
}
