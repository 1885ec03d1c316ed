import { SUCCESS_CODE } from "#base/call/call.ts";
import { UPLOAD_BYTES, UPLOAD_FILES } from "#base/call/limits.ts";
import { attachmentWire } from "#base/text/attachment.ts";
import { fill } from "#base/text/language.ts";
import { pageHeaders, readAnswer } from "#web/page-client.ts";
import type { Row, Words } from "./row.ts";

const STALLED_MS = 30_000;
const KINDS = /\.(jpe?g|png)$/i;

/** What came of a file: the id under which it waits, or why it was not taken. */
type Outcome = { id: string } | { message: string };

/** What the bank says of the files that it was sent. */
interface Sent {
  attachments: { attachmentId: string | null; resultMessage: string }[];
}

/** What can be said before a file is sent; the bank looks into it itself. */
export function refusalOf(file: File, others: number, words: Words): string | null {
  if (others >= UPLOAD_FILES) return words.many;
  if (!KINDS.test(file.name) && !/^image\/(jpeg|png)$/.test(file.type)) return words.format;
  return file.size > UPLOAD_BYTES ? words.large : null;
}

interface Sending {
  row: Row;
  ids: readonly string[];
  words: Words;
}

/** Sends one file; null when the visitor stopped it. */
export function upload(
  path: string,
  file: File,
  { row, ids, words }: Sending,
): Promise<Outcome | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer = 0;
    const end = (outcome: Outcome | null) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    const fail = () => end({ message: words.failed });
    // A line on which nothing moves any more is as good as cut.
    const watch = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        fail();
        request.abort();
      }, STALLED_MS);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      watch();
      const percent = Math.floor((loaded / total) * 100);
      row.tell(percent < 100 ? fill(words.sending, { percent }) : words.checking, percent);
    };
    request.onload = () => end(outcomeOf(request.responseText, words));
    request.onerror = fail;
    row.onStop = () => {
      request.abort();
      end(null);
    };
    const body = new FormData();
    for (const id of ids) body.append(attachmentWire.attachmentIds, id);
    body.append("attachments", file);
    request.open("POST", path);
    for (const [name, value] of Object.entries(pageHeaders()))
      request.setRequestHeader(name, value);
    watch();
    request.send(body);
  });
}

function outcomeOf(text: string, words: Words): Outcome {
  try {
    const { code, message, content } = readAnswer<Sent>(text, attachmentWire);
    const [file] = content?.attachments ?? [];
    if (code !== SUCCESS_CODE || !file) return { message: message || words.failed };
    return file.attachmentId ? { id: file.attachmentId } : { message: file.resultMessage };
  } catch {
    return { message: words.failed };
  }
}
