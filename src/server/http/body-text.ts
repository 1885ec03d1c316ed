import type { IncomingMessage } from "node:http";
import { TurnedAway } from "./guard.ts";

/** Hears the whole text, or why there is none. */
export type HearText = (thrown: TurnedAway | null, text: string) => void;

/**
 * Reads a body as text; too much is refused as soon as it is announced or has come. The server's own
 * reader takes its listeners off one by one, which costs more than a short body does: the stream ends
 * with its request anyway.
 */
export function readBodyText(payload: IncomingMessage, bytesMost: number, hear: HearText): void {
  if (Number(payload.headers["content-length"]) > bytesMost) {
    hear(new TurnedAway(413), "");
    return;
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  payload.on("data", (chunk: Buffer) => {
    const were = bytes;
    bytes += chunk.length;
    if (bytes <= bytesMost) chunks.push(chunk);
    else if (were <= bytesMost) hear(new TurnedAway(413), "");
  });
  payload.on("end", () => {
    if (bytes > bytesMost) return;
    const [first] = chunks;
    hear(null, first && chunks.length === 1 ? first.toString() : Buffer.concat(chunks).toString());
  });
  payload.on("error", () => {
    if (bytes <= bytesMost) hear(new TurnedAway(400), "");
  });
}
