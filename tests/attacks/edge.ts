// One URL in many spellings: the same rate limit, the same headers, the same page for everybody.

import { type Sent, send, type Target } from "../runs/http.ts";
import type { AttackedBank } from "./bank.ts";
import { type Finding, FOREIGN, type Report, shown } from "./finding.ts";

/** The rate limits of this attack's bank. */
export const EDGE_RATES = { CALLS_PER_MINUTE: "20", PAGES_PER_MINUTE: "10000000" };

/** Two banks that are compared have the same origin, which appears in links and QR codes. */
export const ONE_NAME = { PUBLIC_ORIGIN: "http://localhost:3000" };

const ASKED = 40;
const CALL = "/v1/rates/loan";

/** Spellings of a call's URL. */
const spellings = (path: string, port: number): string[] => [
  path,
  path.replace("/v1", "/%761"),
  path.replace("/v1", "/v%31"),
  path.replace("/v1", "/%76%31"),
  path.replace("/v1", "/V1"),
  path.replace("/v1", "//v1"),
  path.replace("/v1", "/./v1"),
  path.replace("/v1", "/x/../v1"),
  `http://localhost:${port}${path}`,
  `HTTP://LOCALHOST:${port}${path}`,
  `http://localhost:${port}${path.replace("/v1", "/%761")}`,
];

/** Requests every spelling more often than the rate allows: none may bypass the limit. */
export async function attackRates({ site }: AttackedBank): Promise<Report> {
  const findings: Finding[] = [];
  const lines: string[] = [];
  for (const [at, path] of spellings(CALL, site.port).entries()) {
    const sent: Sent = { method: "GET", path, from: `127.0.50.${at + 1}` };
    const statuses: number[] = [];
    for (let times = 0; times < ASKED; times += 1) {
      const { status, headers } = await send(site, sent);
      statuses.push(status);
      const isCall = status === 200 || status === 429;
      if (isCall && headers["cache-control"] !== "no-store") {
        findings.push({ rule: "a call may be kept", request: path, detail: String(status) });
        break;
      }
    }
    if (at === 0 && statuses[0] !== 200) {
      findings.push({ rule: "nothing was tried", request: path, detail: String(statuses[0]) });
    }
    const through = statuses.filter((status) => status === 200).length;
    lines.push(`${path}: ${[...new Set(statuses)].join(", ")}`);
    if (through > Number(EDGE_RATES.CALLS_PER_MINUTE)) {
      findings.push({ rule: "passes the rate", request: path, detail: `${through} x 200` });
    }
  }
  return { findings, lines };
}

const PAGES = ["/main-account/landing", "/notice", "/", "/board-rate", "/support/faq"];

/** Requests that try to poison the page cache of a URL. */
function poisons(path: string): Sent[] {
  const get = (address: string, headers: Record<string, string> = {}): Sent => ({
    method: "GET",
    path: address,
    headers,
  });
  const hosts = ["x/debit-card/landing?", FOREIGN, `localhost:80@${FOREIGN}`, "x?", "x#", "x/a/.."];
  return [
    ...hosts.map((host) => get(path, { host })),
    ...["?", "??", "?lang=en?", "?%6cang=en", "?lang=en&lang=ko", "?lang=%65n", "?x?lang=en"].map(
      (query) => get(`${path}${query}`),
    ),
    ...["?page=2?page=1", "?category=security?x", "?q=%3Cx-dawn%3E", "?text=large", "?_=1"].map(
      (query) => get(`${path}${query}`),
    ),
    ...[
      "?to=%3Cx-dawn%3E",
      "?utm_source=x&page=2&page=3",
      "?PAGE=2",
      "?page[]=2",
      "?__proto__=x",
    ].map((query) => get(`${path}${query}`)),
    ...["?page=99999", "?page=02", "?currency=XXX", "?category=%00", "?amount=1&from=x"].map(
      (query) => get(`${path}${query}`),
    ),
    get(`${path}%3Fpage=2`),
    get(`http://${FOREIGN}${path}`),
    get(`http://localhost/debit-card/landing?${path}`),
    get(path, { "x-forwarded-host": FOREIGN, "x-forwarded-proto": "https" }),
    get(path, { "x-forwarded-for": "1.2.3.4", forwarded: `host=${FOREIGN}` }),
    get(path, { "x-original-url": "/debit-card/landing", "x-rewrite-url": "/debit-card/landing" }),
    get(path, { cookie: "lang=en; language=ko; local-session=x" }),
    get(path, { "accept-language": "ko", "user-agent": "<x-dawn>" }),
    get(path, { "x-http-method-override": "POST", origin: `https://${FOREIGN}` }),
    { method: "HEAD", path },
  ];
}

/** Poisons one bank and compares what a fresh visitor sees with a bank that was not poisoned. */
export async function attackCache({ site }: AttackedBank, control: AttackedBank): Promise<Report> {
  const findings: Finding[] = [];
  let tried = 0;
  for (const path of PAGES) {
    const right = await seen(control.site, path);
    for (const poison of poisons(path)) {
      tried += 1;
      await send(site, { ...poison, from: "127.0.51.1" }).catch(() => null);
      const now = await seen(site, path);
      if (now === right) continue;
      findings.push({
        rule: "the page of everybody was changed",
        request: shown(poison),
        detail: difference(right, now),
      });
      break;
    }
  }
  return { findings, lines: [`${tried} poisonings of ${PAGES.length} pages`] };
}

/** A page as a fresh visitor sees it, without what differs between responses. */
async function seen(target: Target, path: string): Promise<string> {
  const { status, body } = await send(target, { method: "GET", path, from: "127.0.51.2" });
  const text = body.toString().replace(/nonce="[^"]*"/g, "");
  return `${status}\n${text}`;
}

function difference(one: string, other: string): string {
  const at = [...one].findIndex((sign, place) => sign !== other[place]);
  const from = Math.max(0, at - 40);
  return `at ${at}: "${one.slice(from, at + 60)}" became "${other.slice(from, at + 60)}"`;
}
