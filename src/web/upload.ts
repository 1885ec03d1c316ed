import { type Call, CHANNEL_CODE, type Input, type Output, SUCCESS_CODE } from "#base/call/call.ts";
import { callCodec } from "#base/call/wire.ts";
import { type Language, languageTags } from "#base/text/language.ts";
import { CallError, UNREACHABLE } from "./ask.ts";

/** A connection without progress for this long counts as lost. */
const STALLED_MS = 30_000;

interface Options {
  language: Language;
  /** The message when there is no response. */
  unreachable: string;
  onProgress(percent: number): void;
  /** Aborts the upload, silently. */
  signal: AbortSignal;
}

/**
 * Uploads one file with a call that takes files, and reports progress. Resolves with the content;
 * rejects with a CallError.
 */
export function uploadFile<C extends Call>(
  call: C,
  { input, file }: { input: Input<C>; file: File },
  { language, unreachable, onProgress, signal }: Options,
): Promise<Output<C>> {
  const codec = callCodec(call);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fail = () => {
      clearTimeout(timer);
      reject(new CallError(UNREACHABLE, unreachable, null));
    };
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail();
        request.abort();
      }, STALLED_MS);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      watch();
      onProgress(Math.floor((loaded / total) * 100));
    };
    request.onload = () => {
      clearTimeout(timer);
      const envelope = envelopeIn(request.responseText);
      if (!envelope) return fail();
      const { code, message, content } = envelope;
      if (code !== SUCCESS_CODE) return reject(new CallError(String(code), message, content));
      resolve(codec.output.fromWire(content) as Output<C>);
    };
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener("abort", () => request.abort());
    request.open(call.method, call.path);
    request.setRequestHeader("accept", "application/json");
    request.setRequestHeader("accept-language", languageTags[language]);
    request.setRequestHeader("x-channel-code", CHANNEL_CODE);
    watch();
    request.send(bodyOf(call, codec.input.toWire(input), file));
  });
}

function bodyOf(call: Call, input: unknown, file: File): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(input as Record<string, unknown>)) {
    for (const each of Array.isArray(value) ? value : [value]) body.append(name, String(each));
  }
  body.append(call.files?.field ?? "file", file);
  return body;
}

function envelopeIn(text: string): { code: unknown; message: string; content: unknown } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
