// Every URL of the route table, requested in unusual ways.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { screens } from "../../scripts/docs/screens.ts";
import type { Sent } from "../runs/http.ts";
import type { Random } from "../runs/random.ts";
import { FOREIGN, MARK } from "./finding.ts";
import { badTexts } from "./values.ts";

const MORE_ADDRESSES = [
  "/__manifest?p=/login&version=x",
  "/health/live",
  "/health/ready",
  "/csp-report",
  "/unsupported-browser",
  "/favicon.svg",
  "/assets/nothing.js",
  "/nope",
  "/v1",
  "/v1/nope",
  "/.env",
  "/notice.data",
  "/_root.data",
];
const QUERY_NAMES = [
  ...["page", "category", "state", "type", "q", "kind", "lang", "to", "ended", "id", "version"],
  ...[
    "compare",
    "no",
    "currency",
    "amount",
    "rate",
    "years",
    "text",
    "contrast",
    "size",
    "_routes",
  ],
];
const METHODS = ["GET", "GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"];
const HOSTS = [
  "localhost",
  FOREIGN,
  `localhost:1@${FOREIGN}`,
  "a b<script>",
  "[",
  "[::1",
  "a:b",
  "a:99999",
  "@",
  "%",
  "a|b",
  "1.2.3.4.5",
  "user:pw@x",
  "localhost, evil",
  `x/debit-card/landing?`,
  "x#",
  "",
  "x".repeat(2_000),
];
const COOKIES = [
  "__Host-session=x; local-session=x",
  "local-session=",
  "local-session=%00; local-session=y",
  `lang=${encodeURIComponent(MARK)}`,
  "language=en; language=ko",
  "a=b; ".repeat(300),
  "=;=;=",
  "__proto__=1; constructor=2",
];

const SOURCE = join(import.meta.dirname, "../../src");
/** Where a screen, or what it imports of its area, names a part of a query or of a form. */
const NAMED = [/\b(?:get|getAll|read|text)\("([\w-]{1,30})"/g, /[?&](\w{1,30})=/g, /name="(\w+)"/g];

/** An address, and the names that its area reads of a query. */
interface Target {
  address: string;
  names: readonly string[];
}

/** Returns a generator of requests. */
export function pageRequests(random: Random): () => Sent {
  const targets: Target[] = [
    ...screens().map(({ address, file }) => ({ address, names: namesIn(areaOf(file)) })),
    ...MORE_ADDRESSES.map((address) => ({ address, names: [] })),
  ];
  let turn = 0;
  return () => {
    const target = targets[turn % targets.length] as Target;
    turn += 1;
    return requestOf(target, random);
  };
}

/** `areas/insurance` of `areas/insurance/screens/motor.tsx`. */
function areaOf(file: string): string {
  return file.split("/").slice(0, 2).join("/");
}

const known = new Map<string, readonly string[]>();

/** The names that an area's sources mention; each area is read once. */
function namesIn(area: string): readonly string[] {
  const found = known.get(area);
  if (found) return found;
  const files = readdirSync(join(SOURCE, area), { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/texts/.test(file));
  const names = sources.flatMap((file) => {
    const source = readFileSync(join(SOURCE, area, file), "utf8");
    return NAMED.flatMap((form) => [...source.matchAll(form)].map(([, name = ""]) => name));
  });
  const once = [...new Set(names)];
  known.set(area, once);
  return once;
}

function requestOf({ address, names }: Target, random: Random): Sent {
  const method = random.pick(METHODS);
  const path = withQuery(oddPath(filled(address, random), random), names, random);
  const isPost = method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
  return {
    method,
    path: random.chance(0.05) ? `http://${random.pick(["localhost", FOREIGN])}${path}` : path,
    headers: {
      ...(random.chance(0.1) && { host: random.pick(HOSTS) }),
      ...(random.chance(0.1) && { cookie: random.pick(COOKIES) }),
      ...(random.chance(0.1) && { "accept-language": random.pick(["en", "ko;q=x", "*", "zz,"]) }),
      ...(random.chance(0.05) && {
        "x-forwarded-host": FOREIGN,
        "x-forwarded-proto": "https",
        "x-forwarded-for": "1.2.3.4, ::1",
      }),
      ...(random.chance(0.05) && {
        origin: random.pick([`https://${FOREIGN}`, "null", "ftp://x"]),
      }),
      ...(isPost && { "content-type": "application/x-www-form-urlencoded" }),
      ...(random.chance(0.3) && {
        "accept-encoding": random.pick(["br", "gzip", "zstd;q=0", "*"]),
      }),
    },
    ...(isPost && { body: formOf(random) }),
  };
}

function filled(address: string, random: Random): string {
  return address
    .replace(/\/\*$/, "/nothing/here")
    .replace(/:(\w+)\??/g, () =>
      random.chance(0.5)
        ? random.pick(["1", "03", "0302", "DPMA0001", "999999999999999999999"])
        : encodeURIComponent(random.pick(badTexts).slice(0, 300).toWellFormed()),
    );
}

function oddPath(path: string, random: Random): string {
  if (random.chance(0.6)) return path;
  const odd: readonly ((given: string) => string)[] = [
    (given) => `${given}/`,
    (given) => `/${given}`,
    (given) => `${given}%0a`,
    (given) => `${given}%0d%0ax-injected:%201`,
    (given) => `${given}%00`,
    (given) => `${given}%zz`,
    (given) => `${given}%ff`,
    (given) => `${given};a=b`,
    (given) => `${given}/..%2f..%2fetc/passwd`,
    (given) => `/%2e%2e${given}`,
    (given) => `/.${given}`,
    (given) => given.toUpperCase(),
    (given) => `${given}.data`,
    (given) => given.replace(/[a-z]/, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
    (given) => `${given}/${encodeURIComponent(MARK)}`,
    (given) => `${given}\\..\\x`,
    (given) => `/${"a/".repeat(400)}${given}`,
    (given) => `/${FOREIGN}/%2f..${given}`,
  ];
  return random.pick(odd)(path);
}

function withQuery(path: string, names: readonly string[], random: Random): string {
  if (random.chance(0.4)) return path;
  const parts = Array.from({ length: random.between(1, 4) }, () => {
    const value = encodeURIComponent(random.pick(badTexts).slice(0, 2_000).toWellFormed());
    return random.chance(0.1)
      ? random.pick(["?", "%", "&&", "%6cang=en", "=", "a=%"])
      : `${random.pick(names.length > 0 && random.chance(0.7) ? names : QUERY_NAMES)}=${value}`;
  });
  return `${path}${path.includes("?") ? "&" : "?"}${parts.join(random.pick(["&", "&", "?"]))}`;
}

function formOf(random: Random): string {
  const names = [
    "nationalId",
    "userId",
    "password",
    "oneTimeCode",
    "amount",
    "toAccount",
    "formToken",
    "step",
    "q",
  ];
  return names
    .filter(() => random.chance(0.5))
    .map((name) => `${name}=${encodeURIComponent(random.pick(badTexts).toWellFormed())}`)
    .join("&");
}
