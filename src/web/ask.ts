import {
  type Ask,
  CALL_TIMEOUT_MS,
  type Call,
  CHANNEL_CODE,
  type Envelope,
  type FieldError,
  type Input,
  type Output,
  pathParameters,
  SUCCESS_CODE,
} from "#base/call/call.ts";
import { type CallCodec, callCodec } from "#base/call/wire.ts";
import { type Language, languageTags } from "#base/text/language.ts";

/** A call that failed: the bank's code and message, or the transport's. */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly code: string;
  readonly content: unknown;
  /** What a page shows, in the visitor's language; the message of an HTTP error is English. */
  readonly sentence: string;

  constructor(code: string, message: string, content: unknown, sentence = message) {
    super(message);
    this.code = code;
    this.content = content;
    this.sentence = sentence;
  }
}

/** The codes of a call that got no response. */
export const UNREACHABLE = "PLAT000010";
export const TIMED_OUT = "PLAT000011";
/** The code of an outage: the bank, or a proxy before it, cannot handle calls. */
const OUTAGE = "PLAT000001";

/** Why a call may fail without the bank's own words; a loader sends the page their messages. */
export const callCodes = [OUTAGE, UNREACHABLE, TIMED_OUT] as const;
export type CallSentences = Readonly<Record<(typeof callCodes)[number], string>>;

interface Options {
  /** The site's origin; empty in a page of the site itself. */
  origin: string;
  language: Language;
  /** In the visitor's language. */
  sentences: CallSentences;
  timeoutMs?: number;
}

/** Makes /v1 calls from a browser. Resolves with the content; rejects with a CallError. */
export function browserAsk(options: Options): Ask {
  return async <C extends Call>(call: C, input: Input<C>) => {
    const codec = callCodec(call);
    const sent = codec.input.toWire(input) as Record<string, unknown>;
    const response = await send(call, sent, options);
    const envelope = await read(response);
    if (!response.ok || !envelope) {
      throw httpError(response, { envelope, codec, sentences: options.sentences });
    }
    if (envelope.code !== SUCCESS_CODE) {
      throw new CallError(String(envelope.code), envelope.message, envelope.content);
    }
    return codec.output.fromWire(envelope.content) as Output<C>;
  };
}

/** What an HTTP error response came with. */
interface HttpFailure {
  envelope: Envelope | null;
  codec: CallCodec;
  sentences: CallSentences;
}

/**
 * An HTTP error: the status is the code, and its text the message. A page shows the bank's sentence
 * for what the visitor did, and that of an outage for everything that the visitor cannot change.
 */
export function httpError({ status, statusText }: Response, failure: HttpFailure): CallError {
  const { envelope, codec, sentences } = failure;
  const own = status >= 400 && status < 500 ? envelope?.message : undefined;
  const content = withOwnNames(envelope, codec);
  return new CallError(String(status), statusText, content, own || sentences[OUTAGE]);
}

/** The content of a malformed call's response, its fields in domain names. */
function withOwnNames(envelope: Envelope | null, { input }: CallCodec): unknown {
  const { fields } = (envelope?.content ?? {}) as { fields?: FieldError[] };
  if (!Array.isArray(fields)) return envelope?.content ?? null;
  return { fields: fields.map((each) => ({ ...each, field: input.fieldName(each.field) })) };
}

/** The invalid fields of a malformed input; empty for any other error. */
export function fieldsOf(error: CallError): FieldError[] {
  const fields = (error.content as { fields?: FieldError[] } | null)?.fields;
  return Array.isArray(fields) ? fields : [];
}

async function send(
  call: Call,
  input: Record<string, unknown>,
  { origin, language, sentences, timeoutMs = CALL_TIMEOUT_MS }: Options,
): Promise<Response> {
  const { path, rest } = addressOf(call, input);
  const inBody = call.method !== "GET";
  const query = inBody ? "" : queryOf(rest);
  const controller = new AbortController();
  // AbortSignal.timeout is newer than the oldest browsers we support.
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    return await fetch(`${origin}${path}${query}`, {
      method: call.method,
      credentials: "include",
      signal: controller.signal,
      headers: {
        accept: "application/json",
        "accept-language": languageTags[language],
        "x-channel-code": CHANNEL_CODE,
        ...(inBody ? { "content-type": "application/json" } : {}),
      },
      ...(inBody ? { body: JSON.stringify(rest) } : {}),
    });
  } catch {
    const code = controller.signal.aborted ? TIMED_OUT : UNREACHABLE;
    throw new CallError(code, sentences[code], null);
  } finally {
    clearTimeout(timer);
  }
}

async function read(response: Response): Promise<Envelope | null> {
  try {
    return (await response.json()) as Envelope;
  } catch {
    return null;
  }
}

function addressOf(call: Call, input: Record<string, unknown>) {
  const rest = { ...input };
  let path: string = call.path;
  for (const name of pathParameters(call.path)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(rest[name])));
    delete rest[name];
  }
  return { path, rest };
}

function queryOf(rest: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null) query.append(name, String(each));
    }
  }
  const text = String(query);
  return text ? `?${text}` : "";
}

/**
 * The server's time, by a HEAD request to the site root; null when it is not available. HTTP dates
 * are whole seconds, so the result may be up to a second early.
 */
export async function serverTime(origin: string): Promise<Date | null> {
  try {
    const response = await fetch(`${origin}/`, { method: "HEAD", cache: "no-store" });
    const time = Date.parse(response.headers.get("date") ?? "");
    return Number.isNaN(time) ? null : new Date(time);
  } catch {
    return null;
  }
}
