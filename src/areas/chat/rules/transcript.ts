import { DESCRIPTION_LENGTH } from "#areas/inquiry/rules.ts";
import { fill } from "#base/text/language.ts";
import type { Author, Message } from "../rules.ts";

/** The words around a chat that is written out. */
export interface TranscriptWords {
  title: string;
  /** How a line begins: who, and when. */
  line: string;
  authors: Readonly<Record<Author, string>>;
  /** Stands at the end: what this is, and until when the bank keeps it. */
  note: string;
}

/** A message with its moment. */
export interface TimedMessage extends Message {
  at: string;
  /** The name of a member of staff. */
  authorName: string | null;
  fileNames: readonly string[];
}

const LINK = /(?:https?:\/\/|www\.)\S+|\b[\w-]+(?:\.[\w-]+)+\/\S*/gi;

/** A text without addresses that a mail program would make links of. */
export function withoutLinks(text: string): string {
  return text.replace(LINK, "[…]");
}

/** The whole chat as a text file, with whole addresses so that they lead somewhere. */
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

/** The words around a chat that becomes an inquiry. */
export interface HandoverWords {
  title: string;
  line: string;
  authors: Readonly<Record<Author, string>>;
  /** Stands where the older part was left out. */
  left: string;
}

/** The chat as the text of an inquiry: as much of its newest part as an inquiry can hold. */
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
