import { DESCRIPTION_LENGTH } from "#areas/inquiry/rules.ts";
import { fill } from "#base/text/language.ts";
import type { Author, Message } from "../rules.ts";

/** The texts around a transcript. */
export interface TranscriptWords {
  title: string;
  /** The start of a line: author and time. */
  line: string;
  authors: Readonly<Record<Author, string>>;
  /** The note at the end: what this is, and how long the bank stores it. */
  note: string;
}

/** A message with its time. */
export interface TimedMessage extends Message {
  at: string;
  /** The agent's name. */
  authorName: string | null;
  fileNames: readonly string[];
}

/** The whole chat as a text file, with absolute URLs so that they work. */
export function transcriptOf(
  messages: readonly TimedMessage[],
  words: TranscriptWords,
  origin: string,
): string {
  const parts = messages.map(({ author, authorName, at, body, entries, fileNames }) =>
    [
      fill(words.line, { author: authorName ?? words.authors[author], at }),
      ...(body === "" ? [] : [body]),
      ...fileNames.map((name) => `[${name}]`),
      ...entries.map(({ title, path }) => `- ${title}\n  ${origin}${path}`),
    ].join("\n"),
  );
  return `${[words.title, ...parts, words.note].join("\n\n")}\n`;
}

/** The texts around a chat that becomes an inquiry. */
export interface HandoverWords {
  title: string;
  line: string;
  authors: Readonly<Record<Author, string>>;
  /** The marker in place of the omitted older part. */
  left: string;
}

/** The chat as the text of an inquiry: as much of its newest part as fits. */
export function inquiryTextOf(messages: readonly Message[], words: HandoverWords): string {
  const lines = messages.map(({ author, body, entries }) =>
    fill(words.line, {
      author: words.authors[author],
      body: [body, ...entries.map(({ title }) => `- ${title}`)].join("\n"),
    }),
  );
  const whole = [words.title, ...lines].join("\n\n");
  if (lengthOf(whole) <= DESCRIPTION_LENGTH.most) return whole;
  const head = `${words.title}\n\n${words.left}`;
  let room = DESCRIPTION_LENGTH.most - lengthOf(head);
  const last: string[] = [];
  for (const line of [...lines].reverse()) {
    const needed = lengthOf(line) + 2;
    if (needed > room) break;
    room -= needed;
    last.unshift(line);
  }
  return [head, ...last].join("\n\n");
}

function lengthOf(text: string): number {
  return [...text].length;
}
