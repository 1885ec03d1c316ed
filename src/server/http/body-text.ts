import type { IncomingMessage } from "node:http";
import { RequestRejected } from "./guard.ts";

/** Receives the whole text, or the error. */
export type HearText = (thrown: RequestRejected | null, text: string) => void;

/**
 * Reads a body as text; one that is too large is rejected as soon as it is announced or has
 * arrived. Fastify's own reader removes its listeners one by one, which costs more than a short
 * body: the stream ends with its request anyway.
 */
export function readBodyText(payload: IncomingMessage, bytesMost: number, hear: HearText): void {
  if (Number(payload.headers["content-length"]) > bytesMost) {
    hear(new RequestRejected(413), "");
    return;
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  payload.on("data", (chunk: Buffer) => {
    const were = bytes;
    bytes += chunk.length;
    if (bytes <= bytesMost) chunks.push(chunk);
    else if (were <= bytesMost) hear(new RequestRejected(413), "");
  });
  payload.on("end", () => {
    if (bytes > bytesMost) return;
    const [first] = chunks;
    hear(null, first && chunks.length === 1 ? first.toString() : Buffer.concat(chunks).toString());
  });
  payload.on("error", () => {
    if (bytes <= bytesMost) hear(new RequestRejected(400), "");
  });
}
