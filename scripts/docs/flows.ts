import { globSync } from "node:fs";
import { join } from "node:path";
import type { FlowTable } from "#base/flow/table.ts";
import { code, page, table } from "./markdown.ts";

const AREAS = join(import.meta.dirname, "../../src/areas");

type Table = FlowTable<string, string, string>;

/** Every flow: what may be done in each state, and where it leads, as a table and as a drawing. */
export async function flowsText(): Promise<string> {
  const files = globSync("*/flow/table.ts", { cwd: AREAS }).toSorted();
  const modules = await Promise.all(files.map((file) => import(join(AREAS, file))));
  const flows = modules.flatMap((each) =>
    Object.entries<Table>(each)
      .filter(([name]) => name.endsWith("Flow"))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  const lead =
    "What a person does over several pages, from `src/areas/*/flow/table.ts`. Anything that is not in a table is out of order. [Architecture](../architecture.md) explains how a flow is read.";
  return page(
    "Flows",
    lead,
    flows.flatMap(([name, flow]) => sectionOf(titleOf(name), flow)),
  );
}

/** `transferFlow`: Transfer. */
function titleOf(name: string): string {
  const words = name.replace(/Flow$/, "").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.replace(/^\w/, (letter) => letter.toUpperCase());
}

function sectionOf(title: string, flow: Table): string[] {
  const states = Object.entries(flow);
  const rows = states.map(([state, { page: at, alsoOpen = [], acts }]) => [
    code(state),
    [at, ...alsoOpen].map(code).join(", "),
    Object.entries(acts)
      .map(([act, next]) => `${act} → ${code(next ?? "")}`)
      .join(", "),
  ]);
  const arrows = states.flatMap(([state, { acts }]) =>
    Object.entries(acts).map(([act, next]) => `  ${state} --> ${next}: ${act}`),
  );
  const drawing = ["```mermaid", "stateDiagram-v2", ...arrows, "```"].join("\n");
  return [`## ${title}`, table(["State", "Page", "Acts"], rows), drawing];
}
