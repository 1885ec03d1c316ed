import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import type { AgreementGoal, AgreementOccasion, DocumentType, VersionState } from "./rules.ts";

/** The requested page of documents, and its language. */
export interface Page {
  language: Language;
  type: DocumentType;
  /** The document must contain every one of them. */
  words: readonly string[];
  size: number;
  number: number;
}

export interface VersionRow {
  version: string;
  day: string;
  state: VersionState;
}

export interface DocumentRow {
  number: number;
  type: DocumentType;
  title: string;
  summary: string;
}

export interface ListedRow extends DocumentRow, VersionRow {
  bytes: number | null;
  next: VersionRow | null;
}

export interface FileRow extends DocumentRow {
  version: string;
  day: string;
  /** When the file was generated, in milliseconds; until then its text is in `body`. */
  madeAt: string | null;
  body: string | null;
}

export interface AgreementRow {
  number: number;
  occasion: AgreementOccasion;
  goal: AgreementGoal;
  isMandatory: boolean;
  title: string;
  version: string;
  day: string;
}

const dayOf = (column: string) => `to_char(${column}, 'YYYY/MM/DD')`;

/** The version that holds today, before those that held and those that are to come. */
const HOLDING = "effective_on > bank.content_today(), abs(effective_on - bank.content_today())";

/** The SQL expression that texts are searched in; the same normalisation as `alike` in rules.ts. */
const alike = (text: string) => `replace(lower(normalize(${text}, nfkc)), '\u53f0', '\u81fa')`;

const TITLE = alike("title ->> $1");

const FOUND = `
  select number, type, title, summary, version, effective_on, body
    from document
    join lateral (
      select version, effective_on, body
        from document_version this
       where this.number = document.number and effective_on <= bank.content_today()
       order by effective_on desc limit 1
    ) held on true
   where not exists (
     select from unnest($2::text[]) as word
      where position(word in ${alike("concat_ws(' ', title ->> $1, summary ->> $1, body ->> $1)")}) = 0
   )`;

const COUNTS = `select type, count(*)::int as total from (${FOUND}) found group by type`;

/** How many documents of each kind contain the words. */
export function counts(
  db: Db,
  { language, words }: Page,
): Promise<{ type: DocumentType; total: number }[]> {
  return db.query(COUNTS, [language, words as string[]]);
}

const NEXT = `
  select jsonb_build_object('version', version, 'day', ${dayOf("effective_on")}, 'state', 'upcoming')
    from document_version next
   where next.number = found.number and effective_on > bank.content_today()
   order by effective_on limit 1`;

const LISTED = `
  select number, type, title ->> $1 as title, summary ->> $1 as summary, version,
         ${dayOf("effective_on")} as day, 'current' as state, octet_length(bytes) as bytes,
         (${NEXT}) as next
    from (${FOUND}) found
    left join (select * from document_file where language = $1) file using (number, version)
   where type = $3
   order by exists (
     select from unnest($2::text[]) as word where position(word in ${TITLE}) = 0
   ), number
   limit $4 offset $5`;

/** One page of the documents of a kind; matches in the title first. */
export function documents(db: Db, page: Page): Promise<ListedRow[]> {
  const { language, words, type, size, number } = page;
  return db.query<ListedRow>(LISTED, [
    language,
    words as string[],
    type,
    size,
    (number - 1) * size,
  ]);
}

const DOCUMENT = `
  select number, type, title ->> $1 as title, summary ->> $1 as summary
    from document where number = $2`;

/** One document; null if there is none. */
export async function documentOf(
  db: Db,
  language: Language,
  number: number,
): Promise<DocumentRow | null> {
  const [row] = await db.query<DocumentRow>(DOCUMENT, [language, number]);
  return row ?? null;
}

const VERSIONS = `
  select version, ${dayOf("effective_on")} as day,
         case when effective_on > bank.content_today() then 'upcoming'
              when effective_on = max(effective_on) filter (where effective_on <= bank.content_today()) over ()
              then 'current' else 'past' end as state,
         coalesce((select jsonb_object_agg(language, octet_length(bytes))
                     from document_file file
                    where file.number = this.number and file.version = this.version), '{}') as sizes
    from document_version this
   where number = $1
   order by effective_on desc, version desc`;

/** The versions of a document, newest first, with the sizes of the generated files. */
export function versionsOf(
  db: Db,
  number: number,
): Promise<(VersionRow & { sizes: Partial<Record<Language, number>> })[]> {
  return db.query(VERSIONS, [number]);
}

const TEXTS = `
  select version, body ->> $1 as body
    from document_version
   where number = $2 and ($3::text[] is null or version = any ($3))
   order by ${HOLDING}`;

/** The texts of some versions of a document, or of all; the current one comes first. */
export function textsOf(
  db: Db,
  language: Language,
  { number, versions }: { number: number; versions: readonly string[] | null },
): Promise<{ version: string; body: string }[]> {
  return db.query(TEXTS, [language, number, versions as string[] | null]);
}

const FILE = `
  select number, type, title ->> $1 as title, summary ->> $1 as summary, version,
         ${dayOf("effective_on")} as day, extract(epoch from made_at)::text as "madeAt",
         case when made_at is null then body ->> $1 end as body
    from document
    join document_version using (number)
    left join (select * from document_file where language = $1) file using (number, version)
   where number = $2 and ($3::text is null or version = $3)
   order by ${HOLDING} limit 1`;

/** A version's file, or the data to generate it from; null without such a version. */
export async function fileOf(
  db: Db,
  language: Language,
  { number, version }: { number: number; version: string | null },
): Promise<FileRow | null> {
  const [row] = await db.query<FileRow>(FILE, [language, number, version]);
  return row ?? null;
}

const FILE_BYTES = `
  select bytes from document_file where number = $1 and version = $2 and language = $3`;

/** The bytes of a generated file. */
export async function bytesOf(
  db: Db,
  language: Language,
  { number, version }: { number: number; version: string },
): Promise<Buffer> {
  const [row] = await db.query<{ bytes: Buffer }>(FILE_BYTES, [number, version, language]);
  if (!row) throw new Error("a file that was made is gone");
  return row.bytes;
}

/** Until the transaction ends nobody else publishes the document, or stores a file of it. */
export async function lockFiles(tx: Db, number: number): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`document ${number}`]);
}

const KEEP_FILE = `
  insert into document_file (number, version, language, made_at, bytes)
  select number, version, $1, bank.now(), $4::bytea
    from document join document_version using (number)
   where number = $2 and version = $3 and type = $5 and title ->> $1 = $6 and summary ->> $1 = $7
     and ${dayOf("effective_on")} = $8 and body ->> $1 = $9
  on conflict (number, version, language) do nothing`;

/**
 * Stores a generated file, unless the document was published anew while it was made; an existing
 * file stays.
 */
export async function keepFile(
  db: Db,
  language: Language,
  { row, bytes }: { row: FileRow; bytes: Buffer },
): Promise<void> {
  const { number, version, type, title, summary, day, body } = row;
  await db.transaction(async (tx) => {
    await lockFiles(tx, number);
    const made = [type, title, summary, day, body];
    await tx.query(KEEP_FILE, [language, number, version, bytes, ...made]);
  });
}

const AGREEMENTS = `
  select number, occasion, goal, mandatory as "isMandatory", title ->> $1 as title, version,
         ${dayOf("effective_on")} as day
    from document_agreement
    join document using (number)
    join lateral (
      select version, effective_on from document_version this
       where this.number = document.number and effective_on <= bank.content_today()
       order by effective_on desc limit 1
    ) held on true
   where $2::text is null or occasion = $2
   order by occasion, position`;

/** The terms customers accept, for one occasion or for all, in their current versions. */
export function agreements(
  db: Db,
  language: Language,
  occasion: AgreementOccasion | null,
): Promise<AgreementRow[]> {
  return db.query<AgreementRow>(AGREEMENTS, [language, occasion]);
}
