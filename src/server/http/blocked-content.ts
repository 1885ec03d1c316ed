const LENGTH_MOST = 200;
const WORD = /^[a-z-]{1,30}$/;

/** What is logged of content that a browser blocked. */
export interface BlockedContent {
  /** The directive of our policy that blocked it. */
  directive: string;
  /** The origin of what was blocked, or a keyword such as `inline`. */
  blocked: string;
  /** The path of the page. Its query, and that of what was blocked, may hold what a person typed. */
  page: string;
}

/** The first report in the body that a browser sent, in either of the two formats. */
export function blockedContentIn(body: string): BlockedContent {
  const report = reportIn(body);
  const textOf = (...names: string[]) =>
    names.map((name) => report[name]).find((value) => typeof value === "string") ?? "";
  const directive = textOf("effective-directive", "violated-directive", "effectiveDirective");
  const page = textOf("document-uri", "documentURL");
  return {
    directive: wordOf(directive.split(" ", 1)[0] ?? ""),
    blocked: originOf(textOf("blocked-uri", "blockedURL")),
    page: URL.canParse(page) ? new URL(page).pathname.slice(0, LENGTH_MOST) : "none",
  };
}

type Report = Readonly<Record<string, unknown>>;

function reportIn(body: string): Report {
  try {
    const parsed: unknown = JSON.parse(body);
    const [first] = [parsed].flat();
    const { "csp-report": old, body: current } = (first ?? {}) as Report;
    return Object(old ?? current) as Report;
  } catch {
    return {};
  }
}

function originOf(url: string): string {
  if (!URL.canParse(url)) return wordOf(url);
  const { origin, protocol } = new URL(url);
  return origin === "null" ? protocol.slice(0, LENGTH_MOST) : origin.slice(0, LENGTH_MOST);
}

function wordOf(text: string): string {
  return WORD.test(text) ? text : "none";
}
