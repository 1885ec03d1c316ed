import type { Output } from "#base/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { languages } from "#base/language.ts";
import { FIRST_PAGE, PAGE_SIZE } from "#base/limits.ts";
import type { Handlers } from "#server/asked.ts";
import { remembered } from "#server/remembered.ts";
import type * as contract from "./contract.ts";
import { changes, compareTexts } from "./rules/comparison.ts";
import type { Mark } from "./rules/marks.ts";
import {
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
  "docRsrcNbr" | "docRsrcTpCd" | "docRsrcTitlCont" | "docRsrcSmryCont" | "docRsrcUrl"
>;
type WireMark = Output<typeof contract.compareVersions>["artclList"][number]["titlMrkList"][number];

/** What two versions have in common is found once; each pair is compared in three languages. */
const COMPARED_MOST = 200;
const compared = remembered<typeof compareTexts, ReturnType<typeof compareTexts>>(COMPARED_MOST);

export const handlers: Handlers<typeof contract> = {
  async listDocuments(input, { db, language }) {
    const page = {
      language,
      type: input.docRsrcTpCd ?? TERMS,
      words: searchWords(input.srchVal ?? ""),
      size: input.pageCnt ?? PAGE_SIZE,
      number: input.pageNbr ?? FIRST_PAGE,
    };
    const [rows, counted] = await Promise.all([documents(db, page), counts(db, page)]);
    const totalOf = (type: string) => counted.find((each) => each.type === type)?.total ?? 0;
    return {
      docRsrcList: rows.map((row) => ({
        ...wireDocument(row),
        ...wireVersion(row),
        lngDsCd: language,
        fileUrl: filePath(row.number, row.version, language),
        fileSz: row.bytes,
        nextVer: row.next && wireVersion(row.next),
      })),
      docRsrcTpCd: page.type,
      pageCnt: page.size,
      pageNbr: page.number,
      totCnt: totalOf(page.type),
      tpCntList: documentTypes.map((type) => ({ docRsrcTpCd: type, totCnt: totalOf(type) })),
    };
  },

  async readDocument({ docRsrcNbr: number, docRsrcVerCd }, { db, language }) {
    const [row, versions, [shown]] = await Promise.all([
      documentOf(db, language, number),
      versionsOf(db, number),
      textsOf(db, language, { number, versions: docRsrcVerCd ? [docRsrcVerCd] : null }),
    ]);
    const version = versions.find((each) => each.version === shown?.version);
    if (!row || !shown || !version) throw new Refusal("DOCS000001");
    return {
      ...wireDocument(row),
      ...wireVersion(version),
      docRsrcCont: shown.body,
      verList: versions.map((each) => ({
        ...wireVersion(each),
        fileList: languages.map((lngDsCd) => ({
          lngDsCd,
          fileUrl: filePath(number, each.version, lngDsCd),
          fileSz: each.sizes[lngDsCd] ?? null,
        })),
      })),
    };
  },

  async compareVersions({ docRsrcNbr: number, fromVerCd, toVerCd }, { db, language }) {
    const [row, versions, bodies] = await Promise.all([
      documentOf(db, language, number),
      versionsOf(db, number),
      textsOf(db, language, { number, versions: [fromVerCd, toVerCd] }),
    ]);
    const chosen = (name: string) => {
      const version = versions.find((each) => each.version === name);
      const text = bodies.find((each) => each.version === name);
      if (!version || !text) throw new Refusal("DOCS000001");
      return { version, body: text.body };
    };
    const from = chosen(fromVerCd);
    const to = chosen(toVerCd);
    if (!row) throw new Refusal("DOCS000001");
    const texts = JSON.stringify([from.body, to.body]);
    const articles = compared(compareTexts, texts, () => compareTexts(from.body, to.body));
    // What stands before the first heading is no article, and worth a word only when it changed.
    const counted = articles.filter(
      ({ title, change }) => title.length > 0 || change === "changed",
    );
    return {
      ...wireDocument(row),
      fromVer: wireVersion(from.version),
      toVer: wireVersion(to.version),
      artclList: articles.map(({ change, title, lines }) => ({
        chngCd: change,
        titlMrkList: title.map(wireMark),
        lineList: lines.map(({ kind, marks }) => ({
          lineTpCd: kind,
          mrkList: marks.map(wireMark),
        })),
      })),
      cntList: changes.map((chngCd) => ({
        chngCd,
        totCnt: counted.filter(({ change }) => change === chngCd).length,
      })),
    };
  },

  async readDocumentFile({ docRsrcNbr, docRsrcVerCd, lngDsCd }, asked) {
    const language = lngDsCd ?? asked.language;
    const wanted = { number: docRsrcNbr, version: docRsrcVerCd ?? null };
    const row = await fileOf(asked.db, language, wanted);
    if (!row) throw new Refusal("DOCS000001");
    const file = await fileInMemory(asked, language, row);
    return { fileNm: fileName(row.title, row.version), lngDsCd: language, ...file };
  },

  async listTerms({ trmsTpCd }, { db, language }) {
    const rows = await agreements(db, language, trmsTpCd ?? null);
    return {
      trmsList: rows.map((row) => ({
        cmsContId: String(row.number),
        agrmntAgrtMdtyYn: row.isMandatory ? "Y" : "N",
        trmsTpCd: row.occasion,
        agrtGoalCd: row.goal,
        agrmntTitlNm: row.title,
        cmsLinkUrl: termPath(row.number),
        trmsVerCd: row.version,
        trmsAplyDt: row.day,
      })),
    };
  },
};

function wireDocument(row: DocumentRow): WireDocument {
  return {
    docRsrcNbr: row.number,
    docRsrcTpCd: row.type,
    docRsrcTitlCont: row.title,
    docRsrcSmryCont: row.summary,
    docRsrcUrl: documentPath(row.number),
  };
}

function wireVersion({ version, day, state }: VersionRow) {
  return { docRsrcVerCd: version, docRsrcAplyDt: day, docRsrcStsCd: state };
}

function wireMark({ kind, text }: Mark): WireMark {
  return { mrkCd: kind, cont: text };
}
