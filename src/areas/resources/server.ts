import type { Output } from "#base/call/call.ts";
import { FIRST_PAGE, PAGE_SIZE } from "#base/call/limits.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { type Language, languages } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import type { Handlers } from "#server/api/call-context.ts";
import { remembered } from "#server/cache/remembered.ts";
import type * as contract from "./contract.ts";
import { changes, compareTexts } from "./rules/comparison.ts";
import type { Mark } from "./rules/marks.ts";
import {
  type AgreementOccasion,
  documentPath,
  documentTypes,
  fileName,
  filePath,
  searchWords,
  TERMS,
  termPath,
} from "./rules.ts";
import { fileInMemory } from "./server/files.ts";
import {
  agreements,
  counts,
  type DocumentRow,
  documentOf,
  documents,
  fileOf,
  textsOf,
  type VersionRow,
  versionsOf,
} from "./store.ts";

type WireDocument = Pick<
  Output<typeof contract.readDocument>,
  "documentNumber" | "documentType" | "documentTitle" | "documentSummary" | "documentUrl"
>;
type WireMark = Output<typeof contract.compareVersions>["articles"][number]["titleMarks"][number];

/** The size of the cache of comparisons; each pair is compared in three languages. */
const COMPARED_MOST = 200;
const compared = remembered<typeof compareTexts, ReturnType<typeof compareTexts>>(COMPARED_MOST);

export const handlers: Handlers<typeof contract> = {
  async listDocuments(input, { db, language }) {
    const page = {
      language,
      type: input.documentType ?? TERMS,
      words: searchWords(input.searchText ?? ""),
      size: input.pageSize ?? PAGE_SIZE,
      number: input.page ?? FIRST_PAGE,
    };
    const [rows, counted] = await Promise.all([documents(db, page), counts(db, page)]);
    const totalOf = (type: string) => counted.find((each) => each.type === type)?.total ?? 0;
    return {
      documents: rows.map((row) => ({
        ...wireDocument(row),
        ...wireVersion(row),
        language,
        fileUrl: filePath(row.number, row.version, language),
        fileBytes: row.bytes,
        nextVersion: row.next && wireVersion(row.next),
      })),
      documentType: page.type,
      pageSize: page.size,
      page: page.number,
      total: totalOf(page.type),
      typeCounts: documentTypes.map((type) => ({ documentType: type, total: totalOf(type) })),
    };
  },

  async readDocument({ documentNumber: number, documentVersion }, { db, language }) {
    const [row, versions, [shown]] = await Promise.all([
      documentOf(db, language, number),
      versionsOf(db, number),
      textsOf(db, language, { number, versions: documentVersion ? [documentVersion] : null }),
    ]);
    const version = versions.find((each) => each.version === shown?.version);
    if (!row || !shown || !version) throw new Refusal("DOCS000001");
    return {
      ...wireDocument(row),
      ...wireVersion(version),
      documentBody: shown.body,
      versions: versions.map((each) => ({
        ...wireVersion(each),
        files: languages.map((language) => ({
          language,
          fileUrl: filePath(number, each.version, language),
          fileBytes: each.sizes[language] ?? null,
        })),
      })),
    };
  },

  async compareVersions({ documentNumber: number, fromVersion, toVersion }, { db, language }) {
    const [row, versions, bodies] = await Promise.all([
      documentOf(db, language, number),
      versionsOf(db, number),
      textsOf(db, language, { number, versions: [fromVersion, toVersion] }),
    ]);
    const chosen = (name: string) => {
      const version = versions.find((each) => each.version === name);
      const text = bodies.find((each) => each.version === name);
      if (!version || !text) throw new Refusal("DOCS000001");
      return { version, body: text.body };
    };
    const from = chosen(fromVersion);
    const to = chosen(toVersion);
    if (!row) throw new Refusal("DOCS000001");
    const texts = JSON.stringify([from.body, to.body]);
    const articles = compared(compareTexts, texts, () => compareTexts(from.body, to.body));
    // The text before the first heading is no article, and only listed if it changed.
    const counted = articles.filter(
      ({ title, change }) => title.length > 0 || change === "changed",
    );
    return {
      ...wireDocument(row),
      fromVersion: wireVersion(from.version),
      toVersion: wireVersion(to.version),
      articles: articles.map(({ change, title, lines }) => ({
        change,
        titleMarks: title.map(wireMark),
        lines: lines.map(({ kind, marks }) => ({
          lineType: kind,
          marks: marks.map(wireMark),
        })),
      })),
      counts: changes.map((change) => ({
        change,
        total: counted.filter((each) => each.change === change).length,
      })),
    };
  },

  async readDocumentFile({ documentNumber, documentVersion, ...rest }, context) {
    const language = rest.language ?? context.language;
    const wanted = { number: documentNumber, version: documentVersion ?? null };
    const row = await fileOf(context.db, language, wanted);
    if (!row) throw new Refusal("DOCS000001");
    const file = await fileInMemory(context, language, row);
    return { fileName: fileName(row.title, row.version), language, ...file };
  },

  async listTerms({ termsOccasion }, { db, language }) {
    const rows = await agreements(db, language, termsOccasion ?? null);
    return {
      terms: rows.map((row) => ({
        contentId: String(row.number),
        isRequired: row.isMandatory,
        termsOccasion: row.occasion,
        agreementGoal: row.goal,
        agreementTitle: row.title,
        linkUrl: termPath(row.number),
        termsVersion: row.version,
        termsEffectiveOn: row.day,
      })),
    };
  },
};

/** The terms of an occasion in their current versions, for the areas that record consent. */
export async function termsOf(db: Db, language: Language, occasion: AgreementOccasion) {
  const rows = await agreements(db, language, occasion);
  return rows.map(({ number, version, title, isMandatory }) => ({
    ...{ documentNumber: number, version, title, isRequired: isMandatory },
  }));
}

function wireDocument(row: DocumentRow): WireDocument {
  return {
    documentNumber: row.number,
    documentType: row.type,
    documentTitle: row.title,
    documentSummary: row.summary,
    documentUrl: documentPath(row.number),
  };
}

function wireVersion({ version, day, state }: VersionRow) {
  return { documentVersion: version, documentEffectiveOn: day, documentState: state };
}

function wireMark({ kind, text }: Mark): WireMark {
  return { mark: kind, text };
}
