import type { FastifyReply, FastifyRequest } from "fastify";
import { bankName, callCentre } from "#base/site/brand.ts";
import { type Language, languageTags, type Translated } from "#base/text/language.ts";
import { logFault } from "../log/log.ts";
import { visitorOf } from "../pages/visitor.ts";
import { responseTo } from "./error-response.ts";
import { retryAfter } from "./guard.ts";
import { plainPolicy } from "./headers.ts";

const back: Translated = { zh: "回到首頁", en: "Back to the home page", ko: "홈으로 돌아가기" };
const call: Translated = { zh: "客服中心", en: "Call centre", ko: "고객센터" };

/** Responds to a failed or rejected page request with a page that has no dependencies. */
export async function sendOutage(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, fault } = responseTo(thrown, "zh");
  if (fault) logFault(request, thrown);
  await request.server.slowDown(request, reply, status);
  return showOutage(thrown, request, reply);
}

/** The same at once, for requests that reach no route: nothing is logged or delayed. */
export function showOutage(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { language } = visitorOf(request);
  const { status, body } = responseTo(thrown, language);
  return reply
    .code(status)
    .headers(retryAfter(thrown, status))
    .header("content-security-policy", plainPolicy)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(outagePage({ language, status, message: body.message }));
}

/** The page for when no page can be rendered: no React, no database, one style sheet. */
function outagePage({
  language,
  status,
  message,
}: {
  language: Language;
  status: number;
  message: string;
}): string {
  return `<!doctype html>
<html lang="${languageTags[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${message} - ${bankName[language]}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/outage.css">
</head>
<body>
<main>
<p class="bank">${bankName[language]}</p>
<h1>${message}</h1>
<p>(Code: ${status})</p>
<p>${call[language]} <a href="tel:${callCentre.tollFree}">${callCentre.tollFree}</a></p>
<p><a href="/">${back[language]}</a></p>
</main>
</body>
</html>
`;
}
