import { catalogue, type ErrorCode } from "#base/errors/catalogue.ts";
import type { ApiDocument } from "./api-document.ts";
import type { ApiField } from "./api-fields.ts";
import { type Listed, listed } from "./api-list.ts";

/** Where the page's style sheet stands. */
const STYLE = "/api-page.css";

/** The API as a page to browse: plain HTML, one section a call, nothing to run. */
export function apiPage(document: ApiDocument): string {
  const calls = listed(document);
  const tags = document.tags.map(({ name }) => name);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(document.info.title)} API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${STYLE}">
</head>
<body>
<header>
<h1>${escaped(document.info.title)} API</h1>
<p>${prose(document.info.description)}</p>
<p>The same as <a href="/v1/openapi.json">OpenAPI 3.1</a>.</p>
</header>
<nav aria-label="Calls">
${tags.map((tag) => contents(tag, calls)).join("\n")}
</nav>
<main>
${tags.map((tag) => section(tag, calls)).join("\n")}
${headersOf(document)}
${transportsOf(document)}
</main>
</body>
</html>
`;
}

function contents(tag: string, calls: readonly Listed[]): string {
  const links = calls
    .filter((call) => call.tag === tag)
    .map(({ id, summary }) => `<li><a href="#${id}">${escaped(summary)}</a></li>`);
  return `<h2><a href="#area-${tag}">${escaped(tag)}</a></h2>\n<ul>\n${links.join("\n")}\n</ul>`;
}

function section(tag: string, calls: readonly Listed[]): string {
  const own = calls.filter((call) => call.tag === tag);
  return `<section id="area-${tag}" aria-labelledby="area-${tag}-name">
<h2 id="area-${tag}-name">${escaped(tag)}</h2>
${own.map(article).join("\n")}
</section>`;
}

function article({ id, method, path, summary, who, input, output, codes }: Listed): string {
  return `<article id="${id}" aria-labelledby="${id}-name">
<h3 id="${id}-name">${escaped(summary)}</h3>
<p><code>${method} ${escaped(path)}</code></p>
<p>${escaped(id)}, for ${who}</p>
${fieldTable(`Input of ${id}`, input)}
${fieldTable(`Content of ${id}`, output)}
${codeTable(`Refusals of ${id}`, codes)}
</article>`;
}

function fieldTable(title: string, fields: readonly (ApiField & { place?: string })[]): string {
  if (fields.length === 0) return `<p>${escaped(title)}: none.</p>`;
  const rows = fields.map(({ name, place, type, required, rule }) => [
    `<code>${escaped(name)}</code>`,
    escaped(place ? `${type}, in the ${place}` : type),
    required ? "yes" : "no",
    escaped(rule),
  ]);
  return table(title, { head: ["Field", "Type", "Required", "Rule"], rows });
}

function codeTable(title: string, codes: readonly ErrorCode[]): string {
  if (codes.length === 0) return `<p>${escaped(title)}: none.</p>`;
  const rows = codes.map((code) => [`<code>${code}</code>`, escaped(catalogue[code].means)]);
  return table(title, { head: ["Code", "Meaning"], rows });
}

function headersOf({ components }: ApiDocument): string {
  const rows = Object.values(components.parameters).map(({ name, description, schema }) => [
    `<code>${escaped(name)}</code>`,
    escaped(description ?? ""),
    escaped(String(schema.default ?? "")),
  ]);
  return `<section id="headers" aria-labelledby="headers-name">
<h2 id="headers-name">Headers</h2>
${table("Headers of a call", { head: ["Header", "Meaning", "Unless given"], rows })}
</section>`;
}

function transportsOf({ components, paths }: ApiDocument): string {
  const statuses = new Map<string, string>();
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    for (const [status, response] of Object.entries(operation.responses)) {
      const name = "$ref" in response ? response.$ref.split("/").at(-1) : undefined;
      if (name) statuses.set(status, components.responses[name]?.description ?? "");
    }
  }
  const rows = [...statuses].toSorted().map(([status, means]) => [status, escaped(means)]);
  return `<section id="statuses" aria-labelledby="statuses-name">
<h2 id="statuses-name">Statuses</h2>
${rows.length > 0 ? table("Statuses besides 200", { head: ["Status", "Meaning"], rows }) : ""}
</section>`;
}

/** A table whose cells are HTML already. */
function table(caption: string, { head, rows }: { head: string[]; rows: string[][] }): string {
  const heads = head.map((cell) => `<th scope="col">${cell}</th>`).join("");
  const lines = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
  return `<table>
<caption>${escaped(caption)}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
${lines.join("\n")}
</tbody>
</table>`;
}

/** Text with \`code\` marks. */
function prose(text: string): string {
  return escaped(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}

function escaped(text: string): string {
  const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
