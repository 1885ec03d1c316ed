import { catalogue } from "#base/errors/catalogue.ts";
import type { Endpoint } from "#server/api/call-context.ts";
import { openapi } from "#server/api/openapi.ts";
import type { ApiField } from "./api-fields.ts";
import { type Listed, listed } from "./api-list.ts";
import { code, page, table } from "./markdown.ts";

/** Every call, by area: who may make it, its input, its output, its refusals. */
export function apiText(endpoints: readonly Endpoint[]): string {
  const document = openapi(endpoints);
  const calls = listed(document, endpoints);
  const lead = `${document.info.description} In brackets: the contract's name of a field, where it differs. For programs: a demonstration serves OpenAPI 3.1 at ${code("/v1/openapi.json")}.`;
  const parts = document.tags.flatMap(({ name }) => [
    `## ${name}`,
    ...calls.filter(({ tag }) => tag === name).map(callText),
  ]);
  return page("Calls", lead, parts);
}

function callText({ id, method, path, summary, who, weight, isPassive, ...call }: Listed): string {
  const lead = [
    `${summary}. For ${who}; ${code(id)} in the contract.`,
    ...(weight > 1 ? [`Counts as ${weight} in the limit of costly calls.`] : []),
    ...(isPassive ? ["Does not extend the session."] : []),
  ];
  return [
    `### ${code(`${method} ${path}`)}`,
    lead.join(" "),
    inputText(call.input),
    outputText(call.output),
    refusalsText(call.codes),
  ].join("\n\n");
}

function inputText(input: Listed["input"]): string {
  if (input.length === 0) return "Input: none.";
  const rows = input.map((field) => [
    fieldText(field),
    field.place,
    field.type,
    field.required ? "yes" : "no",
    code(field.rule),
  ]);
  return `Input:\n\n${table(["Field", "In", "Type", "Required", "Rule"], rows)}`;
}

function outputText(output: Listed["output"]): string {
  if (output.length === 0) return "Content: none.";
  const rows = output.map((field) => [
    fieldText(field),
    field.type,
    field.required ? "yes" : "no",
    code(field.rule),
  ]);
  return `Content:\n\n${table(["Field", "Type", "Always", "Rule"], rows)}`;
}

function refusalsText(codes: Listed["codes"]): string {
  if (codes.length === 0) return "Refusals: none of its own.";
  const rows = codes.map((each) => [code(each), catalogue[each].means]);
  return `Refusals:\n\n${table(["Code", "Meaning"], rows)}`;
}

function fieldText({ name, ownName }: ApiField): string {
  return ownName ? `${code(name)} (${ownName})` : code(name);
}
