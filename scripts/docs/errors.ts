import { catalogue, type ErrorCode } from "#base/errors/catalogue.ts";
import type { Endpoint } from "#server/api/call-context.ts";
import { codesOf } from "#server/api/openapi.ts";
import { code, page, table } from "./markdown.ts";

/** Every code of the catalogue with its sentences and the calls that can return it. */
export function errorsText(endpoints: readonly Endpoint[]): string {
  const rows = (Object.keys(catalogue) as ErrorCode[])
    .toSorted()
    .map((each) => [
      code(each),
      catalogue[each].means,
      catalogue[each].zh,
      catalogue[each].en,
      catalogue[each].ko,
      callsWith(each, endpoints).map(code).join(", "),
    ]);
  const head = ["Code", "Meaning", "中文", "English", "한국어", "Calls"];
  const lead = "Every way the bank refuses. Words in braces are filled when the sentence is said.";
  return page("Error codes", lead, [table(head, rows)]);
}

function callsWith(each: ErrorCode, endpoints: readonly Endpoint[]): string[] {
  return endpoints
    .filter(({ call }) => codesOf(call).includes(each))
    .map(({ name }) => name)
    .toSorted();
}
