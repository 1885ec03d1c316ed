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

// Mail clients link a bare name such as bank.example too, also one in Chinese characters. The endings in
// these are listed (Taiwan, Hong Kong, China, company, network, Korea): a decimal with its unit looks the same.
const LINK =
  /(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.(?:[\w-]+|\p{L}[\p{L}\p{N}_-]*)\/\S*|(?!\p{N}+\.\P{ASCII})(?:[\p{L}\p{N}_-]+\.)+(?:xn--[a-z\d-]+|[a-z]{2,24}(?![a-z\d_-])|[\u53f0\u81fa][\u6e7e\u7063]|\u9999\u6e2f|\u4e2d[\u56fd\u570b]|\u516c\u53f8|\u7f51[\u7edc\u5740\u7ad9]|\u7db2[\u7d61\u5740\u7ad9]|\ud55c\uad6d)(?:[:?#]\S*)?/giu;

// Wide and mathematical letters, and the dot leader, are read as plain ones in an address.
const LETTER = /[\p{L}\p{Nd}\uff0e\u2024]/gu;
// So is a Chinese full stop; before these endings it does not end a sentence.
const STOP =
  /[\u3002\uff61](?=(?:com|net|org|info|biz|app|io|me|co|cc|top|xyz|site|shop|vip|online|club|tw|hk|cn|jp|kr)(?![a-z\d]))/gi;

/** A text without URLs that a mail client would turn into links. */
export function withoutLinks(text: string): string {
  const plain = text.replace(LETTER, (letter) => {
    const ascii = letter.normalize("NFKC");
    return /^[\w.]+$/.test(ascii) ? ascii : letter;
  });
  return plain.replace(STOP, ".").replace(LINK, "[…]");
}

const FILE_TYPE = /\.(?:jpe?g|png|pdf)$/i;

/** The name of a visitor's file without anything that a mail client would turn into a link. */
export function mailedFileName(name: string): string {
  const type = FILE_TYPE.exec(name)?.[0] ?? "";
  const stem = withoutLinks(name.slice(0, name.length - type.length));
  // What is not the name of a site may still look like one together with the type.
  return stem.replace(/[./\\:@]/g, "_") + type;
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
