import { type ContentEntry, type FolderShape, readEntry, translated } from "#base/content/entry.ts";
import { type ContentDay, dayIn, fillDays } from "#base/content/fields.ts";
import type { Flaw } from "#base/content/file.ts";
import type { ContentParts } from "#base/content/write.ts";
import type { Language, Translated } from "#base/text/language.ts";
import { type Day, dayFrom } from "#base/time/day.ts";
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
  /** The highest number that an item can have, where they are as many as something else. */
  itemsMost: number | null;
  /** Whether others change what is on the site too, as a market's board does. */
  isFed: boolean;
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
  /** Whether other pages or agreements need the item, so that it cannot be taken off. */
  isNeeded(db: Db, item: number): Promise<boolean>;
  /** The item's page. */
  pathOf(db: Db, item: number): Promise<string | null>;
  /** What editors should know of the kind as a whole, in a sentence; null when all is well. */
  concern(db: Db, language: Language): Promise<string | null>;
  /** What editors should know of an item before they change it; null when there is nothing. */
  itemNote(db: Db, item: number, language: Language): Promise<string | null>;
}

/** What an area says of a kind of content; `contentKind` makes the rest of it. */
interface KindSource<Whole extends { number: number }, Fields, Texts>
  extends Pick<ContentKind, "list" | "pathOf">,
    Partial<
      Pick<ContentKind, "choices" | "isNeeded" | "concern" | "itemNote" | "itemsMost" | "isFed">
    > {
  shape: FolderShape<Fields, Texts> | ((db: Db) => Promise<FolderShape<Fields, Texts>>);
  /** An item in all its languages; null when there is none. */
  find(db: Db, item: number): Promise<Whole | null>;
  /** What a file says; `refuse` of the entry where it cannot be so. */
  wholeOf(entry: ContentEntry<Fields, Texts>, filled: Filling, db: Db): Whole | Promise<Whole>;
  /** The values of a file's own keys, and of what it says in a language. */
  fieldsOf(whole: Whole): Readonly<Record<string, string>>;
  /** Left out by a kind whose files have no text. */
  sectionOf?(
    whole: Whole,
    language: Language,
  ): { fields: Readonly<Record<string, string>>; body: string };
  put(tx: Db, whole: Whole): Promise<void>;
  remove(tx: Db, item: number): Promise<void>;
}

/** Days of a content file, which may be counted from the day on which it is read. */
export interface Filling {
  day(day: ContentDay): Day;
  text<Section>(
    sections: Readonly<Record<Language, Section>>,
    textOf: (section: Section) => string,
  ): Translated;
}

/** A kind of content by what its area says of it. */
export function contentKind<Whole extends { number: number }, Fields, Texts>(
  source: KindSource<Whole, Fields, Texts>,
): ContentKind {
  const { shape, find, wholeOf, fieldsOf, sectionOf, put, remove } = source;
  const readWhole = async (db: Db, text: string, flaws: Flaw[]): Promise<Whole | null> => {
    const own = typeof shape === "function" ? await shape(db) : shape;
    const entry = readEntry(text, own, flaws);
    if (!entry) return null;
    const whole = await wholeOf(entry, fillingFrom(await today(db)), db);
    return flaws.length > 0 ? null : whole;
  };
  return {
    itemsMost: null,
    isFed: false,
    choices: async () => ({}),
    isNeeded: async () => false,
    concern: async () => null,
    itemNote: async () => null,
    ...source,
    async partsOf(db, item) {
      const whole = await find(db, item);
      if (!whole) return null;
      const fields = { id: String(item), ...fieldsOf(whole) };
      if (!sectionOf) return { fields, sections: null };
      const section = (language: Language) => sectionOf(whole, language);
      return { fields, sections: { zh: section("zh"), en: section("en"), ko: section("ko") } };
    },
    async read(db, text) {
      const flaws: Flaw[] = [];
      const whole = await readWhole(db, text, flaws);
      return whole ? { item: whole.number, flaws: [] } : { item: null, flaws };
    },
    async put(tx, text) {
      const whole = await readWhole(tx, text, []);
      if (!whole) throw new Error("content that was checked cannot be read");
      await put(tx, whole);
    },
    remove,
  };
}

function fillingFrom(from: Day): Filling {
  return {
    day: (day) => dayIn(day, from),
    text: (sections, textOf) => fillDays(translated(sections, textOf), from),
  };
}

/** Today by the bank's clock, the base of a content file's relative days. */
export async function today(db: Db): Promise<Day> {
  const [row] = await db.query<{ today: string }>(
    "select to_char(bank.today(), 'YYYY-MM-DD') as today",
    [],
  );
  return dayFrom(row?.today ?? "");
}
