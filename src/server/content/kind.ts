import type { Flaw } from "#base/content/file.ts";
import type { ContentParts } from "#base/content/write.ts";
import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";

/** An item that is published on the site. */
export interface PublicContent {
  item: number;
  title: string;
}

/** A parsed content file: which item it describes, or its errors. */
export type ReadContent = { item: number; flaws: [] } | { item: null; flaws: Flaw[] };

/** The allowed values of choice fields, by the field's key; each with its label. */
export type FieldChoices = Readonly<Record<string, readonly { value: string; label: string }[]>>;

/** A kind of content that the desk publishes; the area that owns its table implements it. */
export interface ContentKind {
  /** The published items, newest first. */
  list(db: Db, language: Language): Promise<PublicContent[]>;
  /** The fields that are chosen from a list. */
  choices(db: Db, language: Language): Promise<FieldChoices>;
  /** An item's content in the form of a content file; null when it is not published. */
  partsOf(db: Db, item: number): Promise<ContentParts | null>;
  /** Reads a content file. */
  read(db: Db, text: string): Promise<ReadContent>;
  /** Publishes a file's content, replacing what is there. */
  put(tx: Db, text: string): Promise<void>;
  /** Takes an item off the site. */
  remove(tx: Db, item: number): Promise<void>;
  /** The item's page. */
  pathOf(db: Db, item: number): Promise<string | null>;
}
