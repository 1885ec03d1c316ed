// The part of pdfkit that bench/certificates/pdfkit-page.ts uses; the package brings no types.
declare module "pdfkit" {
  import type { Readable } from "node:stream";

  interface TextOptions {
    width?: number;
    align?: "left" | "right" | "center";
    characterSpacing?: number;
    lineGap?: number;
  }

  class PDFDocument extends Readable {
    constructor(options: { size: "A4"; margin: number; lang: string; info: { Title: string } });
    x: number;
    y: number;
    registerFont(name: string, source: Buffer): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(colour: string): this;
    lineWidth(width: number): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    heightOfString(text: string, options?: TextOptions): number;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    path(data: string): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    save(): this;
    restore(): this;
    fill(colour: string): this;
    stroke(colour: string): this;
    end(): void;
  }

  export = PDFDocument;
}
