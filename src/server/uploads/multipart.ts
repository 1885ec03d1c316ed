// Parses multipart/form-data as it arrives, by RFC 7578 and as browsers write it. The bytes of unwanted
// files are discarded immediately, so that a body never needs more memory than its rules allow. An
// invalid body is read on, up to a limit, before the response: a browser that is disconnected in
// the middle shows a connection error and not the response.

import type { Readable } from "node:stream";
import type { FileRules } from "#base/call/call.ts";
import { RequestRejected } from "../http/guard.ts";

/** What a form may contain. */
export interface FormRules {
  /** The size limit of the form; more is rejected. */
  bytesMost: number;
  /** The files that are wanted; of any other only its name is kept, for the refusal. */
  files?: FileRules | undefined;
}

/** The limit of all texts of a form together. */
export const FORM_BYTES_MOST = 64 * 1024;

/** The most that is read of any form, most of it to be discarded. */
export const HEARD_BYTES_MOST = 32 * 1024 * 1024;

const SMALL_HEARD_BYTES_MOST = 4 * FORM_BYTES_MOST;
const PARTS_MOST = 50;
const HEAD_BYTES_MOST = 4 * 1024;
const BOUNDARY = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i;
const DISPOSITION = /^content-disposition:[ \t]*form-data[ \t]*(;.*)$/im;
const NAME = /;[ \t]*name="([^"]*)"/i;
const FILE_NAME = /;[ \t]*filename="([^"]*)"/i;
const BLANK_LINE = Buffer.from("\r\n\r\n");
const LINE_END = Buffer.from("\r\n");
const DASHES = Buffer.from("--");

/** Reads a form; one that is malformed, too large or has too many parts is rejected. */
export async function readForm(
  stream: Readable,
  contentType: string,
  rules: FormRules,
): Promise<FormData> {
  const [, quoted, bare] = BOUNDARY.exec(contentType) ?? [];
  const reader = readerOf(quoted ?? bare ?? "", rules);
  // An error is noted as soon as it is found, and thrown after the whole body was read.
  let wrong = (quoted ?? bare) ? null : new RequestRejected(400);
  const heardMost = rules.files ? HEARD_BYTES_MOST : SMALL_HEARD_BYTES_MOST;
  let received = 0;
  for await (const chunk of arriving(stream)) {
    received += chunk.length;
    if (received > heardMost) throw new RequestRejected(413);
    if (received > rules.bytesMost) wrong ??= new RequestRejected(413);
    wrong ??= rejectionOf(() => reader.take(chunk));
  }
  if (wrong) throw wrong;
  return reader.end();
}

function rejectionOf(work: () => void): RequestRejected | null {
  try {
    work();
    return null;
  } catch (thrown) {
    if (thrown instanceof RequestRejected) return thrown;
    throw thrown;
  }
}

/** The chunks of a request; an aborted one is treated like a malformed one. */
async function* arriving(stream: Readable): AsyncGenerator<Buffer> {
  try {
    yield* stream.iterator({ destroyOnReturn: false });
  } catch {
    throw new RequestRejected(400);
  }
}

interface Reader {
  /** Parses the next chunk; throws when it cannot be a form. */
  take(chunk: Buffer): void;
  /** The whole form; throws when it is incomplete. */
  end(): FormData;
}

/** The parser's state: before the first part, after a boundary, in a part's head or its body. */
type State = "before" | "behind" | "head" | "body" | "over";

function readerOf(boundary: string, rules: FormRules): Reader {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const parts = partsOf(rules);
  let state: State = "before";
  // Received but not parsed yet; starts with a line end, as the first boundary has none before it.
  let rest: Buffer = LINE_END;
  const goOn = (bytes: number, to: State) => {
    rest = rest.subarray(bytes);
    state = to;
  };

  const toBoundary = (): boolean => {
    const found = rest.indexOf(delimiter);
    // A boundary may begin in this chunk and end in the next.
    const sure = found >= 0 ? found : Math.max(0, rest.length - delimiter.length + 1);
    if (state === "body") parts.write(rest.subarray(0, sure));
    if (state === "body" && found >= 0) parts.close();
    if (found >= 0) goOn(found + delimiter.length, "behind");
    else goOn(sure, state);
    return found >= 0;
  };

  /** One step from each state; false when it needs more bytes. */
  const steps: Record<State, () => boolean> = {
    before: toBoundary,
    behind() {
      if (rest.length < DASHES.length) return false;
      const mark = rest.subarray(0, DASHES.length);
      if (!mark.equals(DASHES) && !mark.equals(LINE_END)) throw new RequestRejected(400);
      goOn(mark.length, mark.equals(DASHES) ? "over" : "head");
      return true;
    },
    head() {
      const end = rest.indexOf(BLANK_LINE);
      if ((end < 0 ? rest.length : end) > HEAD_BYTES_MOST) throw new RequestRejected(400);
      if (end < 0) return false;
      parts.open(rest.toString("utf8", 0, end));
      goOn(end + BLANK_LINE.length, "body");
      return true;
    },
    body: toBoundary,
    over() {
      goOn(rest.length, "over");
      return false;
    },
  };

  return {
    take(chunk) {
      rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      while (steps[state]());
    },
    end() {
      if (state !== "over") throw new RequestRejected(400);
      return parts.form;
    },
  };
}

/** A part that is being read. */
interface Part {
  name: string;
  /** Null for a text. */
  fileName: string | null;
  chunks: Buffer[];
  bytes: number;
  /** Bytes beyond this are discarded. */
  bytesMost: number;
}

/** Stores the allowed bytes of every part, and builds a form from them. */
function partsOf({ files }: FormRules) {
  const form = new FormData();
  let part: Part | null = null;
  let parts = 0;
  let textBytes = 0;

  return {
    form,
    open(head: string): void {
      parts += 1;
      const { name, fileName } = nameIn(head);
      if (parts > PARTS_MOST) throw new RequestRejected(400);
      const isWanted = files !== undefined && name === files.field;
      const isOneMore = isWanted && form.getAll(name).length < files.most;
      // One byte more than allowed shows that it was too large, one of another file that it was sent.
      const fileBytes = isOneMore ? files.bytesMost + 1 : Number(!isWanted);
      const bytesMost = fileName === null ? FORM_BYTES_MOST : fileBytes;
      part = { name, fileName, chunks: [], bytes: 0, bytesMost };
    },
    write(chunk: Buffer): void {
      if (!part) return;
      const within = chunk.subarray(0, Math.max(0, part.bytesMost - part.bytes));
      part.bytes += within.length;
      if (within.length > 0) part.chunks.push(within);
      if (part.fileName !== null) return;
      textBytes += chunk.length;
      if (textBytes > FORM_BYTES_MOST) throw new RequestRejected(413);
    },
    close(): void {
      if (!part) return;
      const { name, fileName, chunks } = part;
      const bytes = Buffer.concat(chunks);
      // Browsers send line breaks as CRLF; everything else counts a line break as one character.
      if (fileName === null) form.append(name, bytes.toString().replaceAll("\r\n", "\n"));
      else form.append(name, new File([bytes], fileName));
      part = null;
    },
  };
}

/** The name of a part, and of its file if it is one; browsers write %22 for a quotation mark. */
function nameIn(head: string): { name: string; fileName: string | null } {
  const [, parameters = ""] = DISPOSITION.exec(head) ?? [];
  const [, name = ""] = NAME.exec(parameters) ?? [];
  const [, fileName] = FILE_NAME.exec(parameters) ?? [];
  if (name === "") throw new RequestRejected(400);
  return { name, fileName: fileName?.replaceAll("%22", '"') ?? null };
}
