// Finds what a mail client would turn into a link. A visitor writes the text: each part of it is read
// once, so that no text takes longer than its length.

/** What stands in place of a link. */
const REMOVED = "[…]";

// Wide and mathematical letters, and the dot leader, are read as plain ones in an address.
const LETTER = /[\p{L}\p{Nd}\uff0e\u2024]/gu;
// So is a Chinese full stop; before these endings it does not end a sentence.
const STOP =
  /[\u3002\uff61](?=(?:com|net|org|info|biz|app|io|me|co|cc|top|xyz|site|shop|vip|online|club|tw|hk|cn|jp|kr)(?![a-z\d]))/gi;

const SCHEME = /(?:https?:\/\/|www\.)(?=\S)/gi;

/** Labels with one dot between them, which may be the name of a site, or a decimal with its unit. */
const NAME = /[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*/gu;

// Mail clients link a bare name such as bank.example too, also one in Chinese characters. The endings in
// these are listed (Taiwan, Hong Kong, China, company, network, Korea): a decimal with its unit looks the same.
const ENDING =
  /xn--[a-z\d-]+|[a-z]{2,24}(?![a-z\d_-])|[\u53f0\u81fa][\u6e7e\u7063]|\u9999\u6e2f|\u4e2d[\u56fd\u570b]|\u516c\u53f8|\u7f51[\u7edc\u5740\u7ad9]|\u7db2[\u7d61\u5740\u7ad9]|\ud55c\uad6d/iy;

/** The last label of a name with a path behind it: plain letters and digits, or beginning with a letter. */
const PATH_LABEL = /^(?:[\w-]+$|\p{L})/u;

const NUMBER = /^\p{N}+$/u;
const NOT_ASCII = /^\P{ASCII}/u;
const REST_OF_WORD = /\S*/y;

/** A part of the text; null as its end is the end of its word. */
interface Link {
  from: number;
  to: number | null;
}

/** A text without URLs that a mail client would turn into links. */
export function withoutLinks(text: string): string {
  const plain = text.replace(LETTER, (letter) => {
    const ascii = letter.normalize("NFKC");
    return /^[\w.]+$/.test(ascii) ? ascii : letter;
  });
  return removeLinks(plain.replace(STOP, "."));
}

function removeLinks(text: string): string {
  const schemes = [...text.matchAll(SCHEME)].map(({ index }) => ({ from: index, to: null }));
  const names = [...text.matchAll(NAME)].flatMap(({ 0: name, index }) => linkIn(text, name, index));
  const links: Link[] = [...schemes, ...names].toSorted((one, other) => one.from - other.from);
  let done = 0;
  let output = "";
  for (const { from, to } of links) {
    if (from < done) continue;
    output += text.slice(done, from) + REMOVED;
    done = to ?? endOfMatch(REST_OF_WORD, text, from);
  }
  return output + text.slice(done);
}

/** The link that a name is, at its place in the text; none where it is a word or a number. */
function linkIn(text: string, name: string, at: number): Link[] {
  const labels = name.split(".");
  const starts = labels.map(() => 0);
  labels.reduce((start, label, place) => {
    starts[place] = start;
    return start + label.length + 1;
  }, at);
  const hasPath = text[at + name.length] === "/" && PATH_LABEL.test(labels.at(-1) ?? "");
  if (hasPath && labels.length > 1) return [{ from: at, to: null }];
  const ends = starts.map((start) => endOfMatch(ENDING, text, start));
  const last = ends.findLastIndex((end, place) => place > 0 && end > (starts[place] ?? end));
  // A number before a Chinese unit is a decimal: a name begins behind it.
  const first = labels.findIndex(
    (label, place) => !(NUMBER.test(label) && NOT_ASCII.test(labels[place + 1] ?? "")),
  );
  if (last === -1 || first >= last) return [];
  const end = ends[last] ?? at;
  return [{ from: starts[first] ?? at, to: /[:?#]/.test(text[end] ?? "") ? null : end }];
}

/** Where the match of a sticky pattern ends; its start where there is none. */
function endOfMatch(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}
