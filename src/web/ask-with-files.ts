import {
  type Call,
  CHANNEL_CODE,
  type Envelope,
  type Input,
  type Output,
  SUCCESS_CODE,
} from "#base/call/call.ts";
import { callCodec } from "#base/call/wire.ts";
import { type Language, languageTags } from "#base/text/language.ts";
import { CallError, type CallSentences, httpError, UNREACHABLE } from "./ask.ts";

interface Options {
  language: Language;
  sentences: CallSentences;
}

/** Makes a call of this site with files; rejects with a CallError as `browserAsk` does. */
export async function askWithFiles<C extends Call>(
  call: C,
  { input, files }: { input: Input<C>; files: readonly File[] },
  { language, sentences }: Options,
): Promise<Output<C>> {
  const codec = callCodec(call);
  const form = new FormData();
  const sent = codec.input.toWire(input) as Record<string, unknown>;
  for (const [name, value] of Object.entries(sent)) form.append(name, String(value));
  for (const file of files) form.append(call.files?.field ?? "files", file);
  const response = await fetch(call.path, {
    method: call.method,
    credentials: "include",
    headers: {
      accept: "application/json",
      "accept-language": languageTags[language],
      "x-channel-code": CHANNEL_CODE,
    },
    body: form,
  }).catch(() => {
    throw new CallError(UNREACHABLE, sentences[UNREACHABLE], null);
  });
  const envelope = (await response.json().catch(() => null)) as Envelope | null;
  if (!response.ok || !envelope) throw httpError(response, { envelope, codec, sentences });
  if (envelope.code !== SUCCESS_CODE) {
    throw new CallError(String(envelope.code), envelope.message, envelope.content);
  }
  return codec.output.fromWire(envelope.content) as Output<C>;
}
