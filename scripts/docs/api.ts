import { catalogue } from "#base/errors/catalogue.ts";
import type { ApiDocument } from "#server/api/api-document.ts";
import { type Listed, listed } from "./api-list.ts";
import { code, page, table } from "./markdown.ts";

/** Every call, by area: who may make it, its input, its output, its refusals. */
export function apiText(document: ApiDocument): string {
  const calls = listed(document);
  const lead = `${document.info.description} For programs: [api.json](api.json), OpenAPI 3.1.`;
  const parts = document.tags.flatMap(({ name }) => [
    `## ${name}`,
    ...calls.filter(({ tag }) => tag === name).map(callText),
  ]);
  return page("Calls", lead, parts);
}

function callText({ id, method, path, summary, who, ...call }: Listed): string {
  return [
    `### ${code(`${method} ${path}`)}`,
    `${summary}. For ${who}; ${code(id)} in the contract.`,
    inputText(call.input),
    outputText(call.output),
    refusalsText(call.codes),
  ].join("\n\n");
}

function inputText(input: Listed["input"]): string {
  if (input.length === 0) return "Input: none.";
  const rows = input.map(({ name, place, type, required, rule }) => [
    code(name),
    place,
    type,
    required ? "yes" : "no",
    code(rule),
  ]);
  return `Input:\n\n${table(["Field", "In", "Type", "Required", "Rule"], rows)}`;
}

function outputText(output: Listed["output"]): string {
  if (output.length === 0) return "Content: none.";
  const rows = output.map(({ name, type, required, rule }) => [
    code(name),
    type,
    required ? "yes" : "no",
    code(rule),
  ]);
  return `Content:\n\n${table(["Field", "Type", "Always", "Rule"], rows)}`;
}

function refusalsText(codes: Listed["codes"]): string {
  if (codes.length === 0) return "Refusals: none of its own.";
  const rows = codes.map((each) => [code(each), catalogue[each].means]);
  return `Refusals:\n\n${table(["Code", "Meaning"], rows)}`;
}
