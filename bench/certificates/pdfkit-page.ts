// The same page by pdfkit, every coordinate by hand: frame, head, facts, sentence, table, sums, notes,
// code for cameras and seal. It is neither tagged nor signed.

import { readFileSync } from "node:fs";
import PDFDocument from "pdfkit";
import type { CertificateData, LabelledFact } from "../../src/ports/documents/port.ts";

const REGULAR = fontOf("400Regular/NotoSansTC_400Regular.ttf");
const BOLD = fontOf("700Bold/NotoSansTC_700Bold.ttf");
const [INK, SOFT, INDIGO, AMBER, CORAL] = ["#14213d", "#4a5876", "#2b3a8c", "#f7b267", "#e4572e"];
const [WIDTH, HEIGHT, EDGE] = [595.28, 841.89, 71];
const INNER = WIDTH - 2 * EDGE;

/** Draws a certificate; answers its bytes. */
export async function pdfkitPage(data: CertificateData): Promise<Buffer> {
  const page = new PDFDocument({
    size: "A4",
    margin: 0,
    lang: "zh-TW",
    info: { Title: data.title },
  });
  const chunks: Buffer[] = [];
  page.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done) => page.on("end", done));
  page.registerFont("regular", REGULAR).registerFont("bold", BOLD);
  page
    .lineWidth(1.1)
    .rect(28, 28, WIDTH - 56, HEIGHT - 56)
    .stroke(INDIGO);
  page
    .lineWidth(0.4)
    .rect(32.6, 32.6, WIDTH - 65.2, HEIGHT - 65.2)
    .stroke(AMBER);
  drawHead(page, data);
  let y = drawFacts(page, data.holder, 196) + 14;
  y = write(page, data.statement, { y, size: 10.5 }) + 10;
  y = drawTable(page, data, y) + 14;
  y = drawFacts(page, data.totals, y) + 14;
  y = write(page, data.notes.title, { y, size: 9.5, font: "bold", colour: INDIGO }) + 4;
  for (const item of data.notes.items) {
    y = write(page, `·  ${item}`, { y, size: 8, colour: SOFT }) + 3;
  }
  drawFoot(page, data);
  page.end();
  await ended;
  return Buffer.concat(chunks);
}

interface Style {
  y: number;
  x?: number;
  width?: number;
  size: number;
  font?: "regular" | "bold";
  colour?: string;
  align?: "left" | "right" | "center";
  characterSpacing?: number;
}

/** Writes a text; answers where it ends. */
function write(page: PDFDocument, text: string, style: Style): number {
  const { y, x = EDGE, width = INNER, size, font = "regular", colour = INK } = style;
  const { align = "left", characterSpacing = 0 } = style;
  const options = { width, align, characterSpacing, lineGap: 3 } as const;
  page.font(font).fontSize(size).fillColor(colour).text(text, x, y, options);
  return y + page.heightOfString(text, options);
}

function drawHead(page: PDFDocument, { bank, otherName, serial, issued, title }: CertificateData) {
  page.rect(EDGE, 84, 28, 2).fill(INDIGO);
  write(page, bank, { x: 108, y: 64, size: 13, font: "bold", colour: INDIGO });
  write(page, otherName, { x: 108, y: 86, size: 8, colour: SOFT });
  write(page, `${serial.label}　${serial.value}`, { y: 66, size: 8.5, align: "right" });
  write(page, `${issued.label}　${issued.value}`, { y: 80, size: 8.5, align: "right" });
  const style = { font: "bold", colour: INDIGO, align: "center", characterSpacing: 7 } as const;
  write(page, title, { y: 110, size: 21, ...style });
  page.rect(WIDTH / 2 - 48, 150, 96, 1.4).fill(CORAL);
}

function drawFacts(page: PDFDocument, facts: readonly LabelledFact[], from: number): number {
  let y = from;
  for (const { label, value } of facts) {
    write(page, label, { x: EDGE + 14, y, size: 10, colour: SOFT });
    write(page, value, { x: EDGE + 90, y, size: 10, font: "bold", width: INNER - 100 });
    y += 15;
  }
  return y;
}

function drawTable(page: PDFDocument, { table }: CertificateData, from: number): number {
  if (!table) return from;
  const width = INNER / table.head.length;
  let y = from;
  for (const [row, cells] of [table.head, ...table.rows].entries()) {
    for (const [place, cell] of cells.entries()) {
      const align = table.numeric[place] ? "right" : "left";
      const font = row === 0 ? "bold" : "regular";
      write(page, cell, { x: EDGE + place * width, y, width, size: 9, align, font });
    }
    y += 19;
    page
      .lineWidth(0.4)
      .moveTo(EDGE, y - 4)
      .lineTo(EDGE + INNER, y - 4)
      .stroke(SOFT);
  }
  return y;
}

function drawFoot(
  page: PDFDocument,
  { verification, seal, legalName, contact, serial }: CertificateData,
) {
  const [, size = "1"] = /viewBox="\S+ \S+ (\d+)/.exec(verification.qr) ?? [];
  const [, path = ""] = /d="([^"]*)"/.exec(verification.qr) ?? [];
  page
    .save()
    .translate(EDGE, 690)
    .scale(74 / Number(size))
    .path(path)
    .fill(INK)
    .restore();
  const middle = { x: 160, width: 240 };
  write(page, verification.title, { ...middle, y: 722, size: 8, font: "bold", colour: INDIGO });
  write(page, verification.code, { ...middle, y: 735, size: 8 });
  write(page, verification.hint, { ...middle, y: 748, size: 7.5, colour: SOFT });
  page.lineWidth(1.8).roundedRect(440, 682, 71, 71, 6).stroke(CORAL);
  for (const [place, letter] of seal.entries()) {
    const at = { x: 448 + (place % 2) * 28, y: 688 + Math.floor(place / 2) * 28 };
    write(page, letter, {
      ...at,
      width: 28,
      size: 20,
      font: "bold",
      colour: CORAL,
      align: "center",
    });
  }
  write(page, legalName, { x: 400, width: 150, y: 758, size: 8.5, font: "bold", align: "center" });
  write(page, `${contact}　${serial.value}`, { y: 786, size: 7.5, colour: SOFT });
}

function fontOf(name: string): Buffer {
  return readFileSync(new URL(import.meta.resolve(`@expo-google-fonts/noto-sans-tc/${name}`)));
}
