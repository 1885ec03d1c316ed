import { type RefObject, useEffect, useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { UPLOAD_BYTES, UPLOAD_FILES } from "#base/call/limits.ts";
import { fill, type Language } from "#base/text/language.ts";
import { CallError } from "#web/ask.ts";
import { afterStep, type Remote, type RemoteStep } from "#web/remote.ts";
import { UNSENT } from "#web/ui/forms/use-sending.ts";
import { uploadFile } from "#web/upload.ts";
import { keepInquiryFiles } from "../../contract.ts";
import { STORED, type StoredFile } from "../../flow/draft.ts";
import type { Texts } from "../../texts/zh.ts";

const KINDS = /\.(jpe?g|png)$/i;

/** The messages about refused pictures, and about the progress. */
export type UploadWords = Texts["upload"] & { format: string; large: string; many: string };

/** A picture chosen by the visitor, and the state of its upload. */
export interface Upload {
  key: number;
  file: File;
  percent: number;
  remote: Remote<StoredFile>;
}

type Change =
  | { kind: "added"; uploads: Upload[] }
  | { kind: "removed"; key: number }
  | { kind: "moved"; key: number; percent: number }
  | { kind: "stepped"; key: number; step: RemoteStep<StoredFile> };

function changed(uploads: readonly Upload[], change: Change): readonly Upload[] {
  if (change.kind === "added") return [...uploads, ...change.uploads];
  if (change.kind === "removed") return uploads.filter(({ key }) => key !== change.key);
  return uploads.map((upload) => {
    if (upload.key !== change.key) return upload;
    if (change.kind === "moved") return { ...upload, percent: change.percent };
    return { ...upload, remote: afterStep(upload.remote, change.step) };
  });
}

interface Given {
  form: RefObject<HTMLFormElement | null>;
  words: UploadWords;
  language: Language;
}

/**
 * Uploads pictures one after the other while the visitor keeps writing. A button pressed meanwhile
 * takes effect once all uploads are done.
 */
export function useUploads({ form, words, language }: Given) {
  const [uploads, dispatch] = useReducer(changed, []);
  const [announcement, announce] = useState("");
  const stops = useRef(new Map<number, AbortController>());
  const last = useRef(Promise.resolve());
  const next = useRef(0);
  const underWay = uploads.filter(({ remote }) => isUnderWay(remote)).length;
  const hasFailed = uploads.some(({ remote }) => remote.state === "failed");

  async function send({ key, file }: Upload): Promise<void> {
    const { signal } = stops.current.get(key) ?? new AbortController();
    if (signal.aborted) return;
    dispatch({ kind: "stepped", key, step: { step: "requested" } });
    try {
      const input = { attachmentIds: storedIds(form.current) };
      const onProgress = (percent: number) => dispatch({ kind: "moved", key, percent });
      const options = { language, unreachable: words.failed, onProgress, signal };
      const response = await uploadFile(keepInquiryFiles, { input, file }, options);
      const [taken] = response.attachments;
      if (!taken || taken.attachmentId === null) throw new Error(taken?.resultMessage);
      const content = { ...taken, attachmentId: taken.attachmentId };
      dispatch({ kind: "stepped", key, step: { step: "answered", content } });
      announce(fill(words.done, { name: file.name }));
    } catch (error) {
      if (signal.aborted) return;
      dispatch({ kind: "stepped", key, step: { step: "failed", error } });
      announce(`${file.name} ${messageOf(error, words)}`);
    }
  }

  function add(files: readonly File[]): void {
    let others = storedIds(form.current).length + underWay;
    const added = files.map((file): Upload => {
      next.current += 1;
      const refusal = refusalOf(file, others, words);
      if (!refusal) others += 1;
      const error = new Error(refusal ?? "");
      const remote: Remote<StoredFile> = refusal ? { state: "failed", error } : { state: "idle" };
      return { key: next.current, file, percent: 0, remote };
    });
    dispatch({ kind: "added", uploads: added });
    for (const upload of added) {
      if (upload.remote.state === "failed")
        announce(`${upload.file.name} ${messageOf(upload.remote.error, words)}`);
      else {
        stops.current.set(upload.key, new AbortController());
        last.current = last.current.then(() => send(upload));
      }
    }
  }

  function remove({ key, file, remote }: Upload): void {
    if (isUnderWay(remote)) announce(fill(words.cancelled, { name: file.name }));
    stops.current.get(key)?.abort();
    dispatch({ kind: "removed", key });
  }

  const hold = useHeldForm(form, { underWay, hasFailed, onWait: () => announce(words.wait) });
  return { uploads, announcement, add, remove, hold };
}

interface Held {
  underWay: number;
  hasFailed: boolean;
  onWait(): void;
}

/** Holds back a form submitted during an upload, and submits it once all uploads are done. */
function useHeldForm(form: Given["form"], { underWay, hasFailed, onWait }: Held) {
  const waiting = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const button = waiting.current;
    if (underWay > 0 || !button) return;
    waiting.current = null;
    // A busy button ignores clicks: it is reset before it is clicked.
    setTimeout(() => {
      flushSync(() => form.current?.dispatchEvent(new Event(UNSENT)));
      if (!hasFailed) button.click();
    });
  }, [underWay, hasFailed, form]);
  return (event: { preventDefault(): void; nativeEvent: Event }) => {
    if (underWay === 0) return;
    event.preventDefault();
    waiting.current = (event.nativeEvent as SubmitEvent).submitter;
    onWait();
  };
}

/** Whether a picture's upload is pending. */
export function isUnderWay(remote: Remote<unknown>): boolean {
  return remote.state === "idle" || remote.state === "loading";
}

/** Why a picture was refused. */
export function messageOf(error: unknown, words: UploadWords): string {
  if (error instanceof CallError) return error.message || words.failed;
  return (error as Error).message || words.failed;
}

/** The checks possible before the upload; the server inspects the file itself. */
function refusalOf(file: File, others: number, words: UploadWords): string | null {
  if (others >= UPLOAD_FILES) return words.many;
  if (!KINDS.test(file.name) && !/^image\/(jpeg|png)$/.test(file.type)) return words.format;
  return file.size > UPLOAD_BYTES ? words.large : null;
}

/** The ids of the uploaded pictures that are to be attached. */
function storedIds(form: HTMLFormElement | null): string[] {
  const boxes = form?.querySelectorAll<HTMLInputElement>(`input[name^="${STORED}"]:checked`) ?? [];
  return [...boxes].map(({ name }) => name.slice(STORED.length));
}
