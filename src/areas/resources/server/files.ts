import { bankLegalName, bankName } from "#base/site/brand.ts";
import type { Language } from "#base/text/language.ts";
import { blocksOf } from "#base/text/prose.ts";
import type { Db } from "#db/db.ts";
import type { PaperData } from "#ports/documents/port.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { wholeOf } from "#server/limits/guest-share.ts";
import { FORMS, referenceOf } from "../rules.ts";
import { bytesOf, type FileRow, keepFile } from "../store.ts";
import { resourcesTexts } from "../texts/words.ts";

/** The region whose typographic conventions a document follows. */
const regions = { zh: "TW", en: "GB", ko: "KR" } as const satisfies Record<Language, string>;

/** Some ten megabytes: every document in the language that most visitors read. */
const FILES_MOST = 60;

/** A file as returned by the calls. */
interface File {
  fileBytes: number;
  text: string;
}

// Read from the database and base64-encoded once: both cost more than sending it.
const cached = new WeakMap<Db, Map<string, File>>();

/** The file of a version: from memory, from the database, or generated now and stored in both. */
export async function fileInMemory(
  context: CallContext<"anyone">,
  language: Language,
  row: FileRow,
): Promise<File> {
  const { db } = context;
  const files = cached.get(wholeOf(db)) ?? new Map<string, File>();
  cached.set(wholeOf(db), files);
  const { number, version, madeAt } = row;
  const key = `${number} ${version} ${language} ${madeAt}`;
  const known = files.get(key);
  if (known) return known;
  const bytes =
    madeAt === null ? await make(context, language, row) : await bytesOf(db, language, row);
  const file = { fileBytes: bytes.length, text: bytes.toString("base64") };
  if (madeAt === null) await keepFile(db, language, { row, bytes });
  else {
    files.set(key, file);
    if (files.size > FILES_MOST) files.delete(files.keys().next().value ?? "");
  }
  return file;
}

function make({ ports, customer }: CallContext<"anyone">, language: Language, row: FileRow) {
  const requester = customer ? "customer" : "guest";
  return ports.documents.make("document", paperOf(row, language), requester);
}

function paperOf(row: FileRow, language: Language): PaperData {
  const { paper, types } = resourcesTexts[language];
  return {
    language,
    region: regions[language],
    bank: bankName[language],
    legalName: bankLegalName[language],
    kind: types[row.type],
    title: row.title,
    summary: row.summary,
    facts: [
      { label: paper.version, value: row.version },
      { label: paper.effective, value: row.day },
      { label: paper.reference, value: referenceOf(row.type, row.number) },
    ],
    isForm: row.type === FORMS,
    blocks: blocksOf(row.body ?? ""),
  };
}
