import type { Language, Translated } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import type { DocumentType } from "../rules.ts";
import { lockFiles } from "../store.ts";

/** A document with its newest version, in all languages, as it is written. */
export interface WholeDocument {
  number: number;
  type: DocumentType;
  group: string | null;
  version: string;
  /** YYYY-MM-DD. */
  effective: string;
  title: Translated;
  summary: Translated;
  body: Translated;
}

/** A document with the newest of its versions, perhaps one that is to come; null when there is none. */
export async function wholeDocument(db: Db, number: number): Promise<WholeDocument | null> {
  const [row] = await db.query<WholeDocument>(
    `select number, type, group_code as "group", title, summary, version, body,
            to_char(effective_on, 'YYYY-MM-DD') as effective
       from document join document_version using (number)
      where number = $1 order by effective_on desc, version desc limit 1`,
    [number],
  );
  return row ?? null;
}

/** A version that a file names, as it stands on the site. */
export interface VersionStanding {
  /** Whether it holds now, held before, or is to come. */
  state: "current" | "past" | "upcoming";
  hasSameText: boolean;
}

/** How a version stands; null where the document has none of that name. */
export async function standingOf(
  db: Db,
  { number, version, body }: Pick<WholeDocument, "number" | "version" | "body">,
): Promise<VersionStanding | null> {
  const [row] = await db.query<VersionStanding>(
    `select case when effective_on > bank.content_today() then 'upcoming'
                 when exists (select from document_version later
                               where later.number = this.number
                                 and later.effective_on > this.effective_on
                                 and later.effective_on <= bank.content_today()) then 'past'
                 else 'current' end as state,
            body = $3::jsonb as "hasSameText"
       from document_version this where number = $1 and version = $2`,
    [number, version, body],
  );
  return row ?? null;
}

/** The day since which a document's version is in force, YYYY-MM-DD; null where none is. */
export async function inForceSince(db: Db, number: number): Promise<string | null> {
  const [row] = await db.query<{ since: string | null }>(
    `select to_char(max(effective_on), 'YYYY-MM-DD') as since
       from document_version where number = $1 and effective_on <= bank.content_today()`,
    [number],
  );
  return row?.since ?? null;
}

/**
 * Writes a document and its newest version. A version in force stays as customers agreed to it; one
 * that was to come and is not the file's gives way.
 */
export async function putDocument(db: Db, document: WholeDocument): Promise<void> {
  const { number, type, group, version, effective, title, summary, body } = document;
  await lockFiles(db, number);
  await db.query(
    `insert into document (number, type, group_code, title, summary) values ($1, $2, $3, $4, $5)
     on conflict (number) do update
        set type = excluded.type, group_code = excluded.group_code, title = excluded.title,
            summary = excluded.summary`,
    [number, type, group, title, summary],
  );
  await deleteVersions(db, number, "effective_on > bank.content_today()");
  await db.query(
    `insert into document_version (number, version, effective_on, body) values ($1, $2, $3, $4)
     on conflict (number, version) do nothing`,
    [number, version, effective, body],
  );
  // The files of the version carry the title.
  await db.query("delete from document_file where number = $1 and version = $2", [number, version]);
}

/** Takes a document off the site, with all its versions. */
export async function deleteDocument(db: Db, number: number): Promise<void> {
  await lockFiles(db, number);
  await deleteVersions(db, number, "true");
  await db.query("delete from document where number = $1", [number]);
}

async function deleteVersions(db: Db, number: number, which: string): Promise<void> {
  await db.query(
    `delete from document_file file using document_version this
      where this.number = $1 and file.number = this.number and file.version = this.version
        and ${which}`,
    [number],
  );
  await db.query(`delete from document_version where number = $1 and ${which}`, [number]);
}

/** Whether customers agree to a document, or have: terms are never taken off. */
export async function isAgreedTo(db: Db, number: number): Promise<boolean> {
  const rows = await db.query(
    `select from document
      where number = $1 and (type = '01'
        or exists (select from document_agreement agreed where agreed.number = document.number))`,
    [number],
  );
  return rows.length > 0;
}

/** Every document, by its kind. */
export function documentTitles(
  db: Db,
  language: Language,
): Promise<{ item: number; title: string }[]> {
  return db.query(
    `select number as item, title ->> $1 as title from document order by type, number limit 1000`,
    [language],
  );
}
