// A PAdES signature of a PDF, appended to the unchanged file: B-T with a time stamp, B-B without.

import { formatMoment } from "#base/time/day.ts";
import { detachedSignature, type SigningMeans } from "#ports/signing/cms.ts";
import { type PdfFile, readPdfFile, writeObjects, writeTable } from "./pdf-file.ts";
import type { ProtectedPdf } from "./protect.ts";

/** The texts beside a signature; ASCII only, which every reader shows alike. */
export interface SignatureWords {
  name: string;
  reason: string;
  at: Date;
}

/** Space for the signature besides its certificates and its time stamp. */
const ROOM_BYTES = 2_048;
const NUMBER_WIDTH = 10;
/** PDF/UA: a field that is not hidden would need a place in the structure tree. */
const HIDDEN_PRINTED_AND_LOCKED = 134;
const SIGNATURES_EXIST_AND_APPEND_ONLY = 3;

/** The PDF with the bank's signature over all of it. */
export async function signPdf(
  { bytes, encodeText }: ProtectedPdf,
  means: SigningMeans,
  words: SignatureWords,
): Promise<Buffer> {
  const file = readPdfFile(bytes);
  const chainBytes = means.signing.chain.reduce((sum, { length }) => sum + length, 0);
  const room = ROOM_BYTES + chainBytes + (means.timeStamps?.bytesMost ?? 0);
  const widget = file.size;
  const value = widget + 1;
  const objects = new Map([
    ...fieldObjects(file, widget, { value, name: encodeText("Signature") }),
    [value, signatureObject(words, room, encodeText)],
  ]);
  const from = bytes.length + 1;
  const { bytes: added, starts } = writeObjects(objects, from);
  const table = writeTable(starts, {
    at: from + added.length,
    size: value + 1,
    trailer: `${file.trailer}\n/Prev ${file.tableAt}`,
  });
  return sealed(Buffer.concat([bytes, Buffer.from("\n"), added, table]), room, means);
}

/** The page and the catalogue, each with the signature field added. */
function fieldObjects(
  file: PdfFile,
  widget: number,
  { value, name }: { value: number; name: string },
): [number, string][] {
  const page = firstPage(file);
  const form = `/AcroForm << /Fields [${widget} 0 R] /SigFlags ${SIGNATURES_EXIST_AND_APPEND_ONLY} >>`;
  const field = `<< /Type /Annot /Subtype /Widget /FT /Sig /T ${name} /TU ${name} /V ${value} 0 R /P ${page} 0 R /F ${HIDDEN_PRINTED_AND_LOCKED} /Rect [0 0 0 0] >>`;
  return [
    [page, withEntry(file, page, `/Annots [${widget} 0 R]\n  /Tabs /S`)],
    [file.root, showingTitle(withEntry(file, file.root, form))],
    [widget, field],
  ];
}

function firstPage({ objects, root }: PdfFile): number {
  const textOf = (number: number) => objects.get(number)?.toString("latin1") ?? "";
  let number = Number(/\/Pages (\d+) 0 R/.exec(textOf(root))?.[1]);
  // A tree of pages is a few levels deep.
  for (let depth = 0; depth < 8; depth += 1) {
    const kid = /\/Kids \[\s*(\d+) 0 R/.exec(textOf(number))?.[1];
    if (kid === undefined) break;
    number = Number(kid);
  }
  if (!/\/Type \/Page\b/.test(textOf(number))) throw new RangeError("a PDF without a page");
  return number;
}

/** A dictionary with one more entry. */
function withEntry({ objects }: PdfFile, number: number, entry: string): string {
  const text = (objects.get(number)?.toString("latin1") ?? "").trim();
  if (!text.startsWith("<<") || /\/(Annots|AcroForm|Tabs)\b/.test(text)) {
    throw new RangeError("a PDF that has fields already");
  }
  return `<<\n  ${entry}\n${text.slice(2)}`;
}

/** Readers show the title instead of the file's name, as people who hear it read out need. */
function showingTitle(catalogue: string): string {
  if (!/\/ViewerPreferences\s*<</.test(catalogue)) throw new RangeError("a PDF of another kind");
  return catalogue.replace(/\/ViewerPreferences\s*<</, "$&\n    /DisplayDocTitle true");
}

function signatureObject(
  { name, reason, at }: SignatureWords,
  room: number,
  encodeText: ProtectedPdf["encodeText"],
): string {
  const stars = "*".repeat(NUMBER_WIDTH);
  const time = `D:${formatMoment(at).replace(/\D/g, "")}+08'00'`;
  return [
    "<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached",
    `/M ${encodeText(time)} /Name ${encodeText(name)} /Reason ${encodeText(reason)}`,
    `/ByteRange [0 ${stars} ${stars} ${stars}]`,
    `/Contents <${"0".repeat(room * 2)}> >>`,
  ].join("\n");
}

/** Writes the signed byte range, and then the signature into the gap that it leaves out. */
async function sealed(whole: Buffer, room: number, means: SigningMeans): Promise<Buffer> {
  const from = whole.lastIndexOf(`<${"0".repeat(room * 2)}>`);
  const to = from + room * 2 + 2;
  const numbers = [from, to, whole.length - to].map((number) =>
    String(number).padEnd(NUMBER_WIDTH, " "),
  );
  whole.write(numbers.join(" "), whole.lastIndexOf("*".repeat(NUMBER_WIDTH), from) - 22, "latin1");
  const signature = await detachedSignature([whole.subarray(0, from), whole.subarray(to)], means);
  if (signature.length > room) throw new RangeError("a signature larger than its room");
  whole.write(signature.toString("hex"), from + 1, "latin1");
  return whole;
}
