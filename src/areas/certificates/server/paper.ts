// Builds a document's data from the figures of a request; deterministic.

import { bankAddress, bankLegalName, bankName, callCentre, colours } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import { qrPath, qrSquares } from "#base/text/qr.ts";
import { type Day, formatDay } from "#base/time/day.ts";
import type { CertificateData } from "#ports/documents/port.ts";
import type { Figures } from "../rules/kinds.ts";
import { type CertificateLanguage, formatDocumentId } from "../rules.ts";
import { kindTexts } from "../texts/kinds.ts";
import { paperTexts } from "../texts/paper.ts";
import { rulesOf } from "./kinds/table.ts";

/** What a document needs besides its figures. */
export interface PaperOf {
  figures: Figures;
  language: CertificateLanguage;
  serial: string;
  documentId: string;
  issuedOn: Day;
  /** The public URL of the site: https://bank.example. */
  origin: string;
}

const DOUBLE_BYTES = /[^\x20-\x7e]/g;

/** The data of a document, ready for typesetting. */
export function paperOf({
  figures,
  language,
  serial,
  documentId,
  issuedOn,
  origin,
}: PaperOf): CertificateData {
  const words = paperTexts[language];
  const { title, statement, notes } = kindTexts[figures.kind].paper[language];
  const { facts, ...body } = rulesOf(figures.kind).body(figures, language);
  const { name, englishName, nationalId } = figures.holder;
  const place = `${origin.replace(/^https?:\/\//, "")}/certification/verify`;
  const address = `${origin}/certification/verify/${documentId}`;
  return {
    language,
    region: language === "zh" ? "TW" : "GB",
    bank: bankName[language],
    otherName: bankName[language === "zh" ? "en" : "zh"],
    legalName: bankLegalName[language],
    contact: fill(words.contact, { address: bankAddress[language], phone: callCentre.tollFree }),
    title,
    serial: { label: words.serial, value: serial },
    issued: { label: words.issued, value: formatDay(issuedOn) },
    ...body,
    statement: fill(statement, { name, englishName, nationalId, ...facts }),
    notes: { title: words.notesTitle, items: notes },
    verification: {
      title: words.verification.title,
      code: formatDocumentId(documentId),
      hint: fill(words.verification.hint, { place }),
      qr: qrPicture(address),
      alternative: words.verification.alternative,
    },
    seal: sealOf(bankName.zh),
    sealAlternative: fill(words.seal, { bank: bankLegalName[language] }),
  };
}

/** The characters of a seal in rows: it is read from right to left and downwards. */
function sealOf(name: string): string[] {
  const [first = "", second = "", third = "", fourth = ""] = name;
  return [third, first, fourth, second];
}

/** A QR code with the quiet zone it needs. */
function qrPicture(address: string): string {
  const squares = qrSquares(address.replace(DOUBLE_BYTES, ""));
  if (!squares) throw new RangeError("an address too long for a code");
  const edge = 2;
  const size = squares.length + 2 * edge;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${size} ${size}"><path d="${qrPath(squares)}" fill="${colours.ink.day}"/></svg>`;
}
