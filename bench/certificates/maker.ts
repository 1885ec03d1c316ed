// Makes pages alone, without a bank around them: by Typst as the bank does, or by pdfkit.

import Fastify from "fastify";
import { localDocuments } from "../../src/ports/documents/local.ts";
import { serve } from "../child.ts";
import { cannedPaper } from "./canned.ts";
import { pdfkitPage } from "./pdfkit-page.ts";

/** How many pages to make, and how many of them at a time. */
export interface Batch {
  count: number;
  atOnce: number;
}

const documents = localDocuments();
const make =
  process.env.ENGINE === "typst"
    ? (place: number) => documents.make("certificate", cannedPaper(place), "customer")
    : (place: number) => pdfkitPage(cannedPaper(place));

const app = Fastify();
let made = 0;
app.post<{ Body: Batch }>("/batches", async ({ body: { count, atOnce } }) => {
  const end = made + count;
  let bytes = 0;
  const began = performance.now();
  const worker = async () => {
    while (made < end) bytes += (await make(made++)).length;
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { seconds: (performance.now() - began) / 1000, bytes: bytes / count };
});
await serve(app);
