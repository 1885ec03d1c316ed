// A flow as data: the states of what a person does over several pages, what may be done in each of
// them, and the page on which it continues.

/** One state of a flow. */
export interface FlowState<State extends string, Act extends string, Page extends string> {
  page: Page;
  /** Pages that may be opened in this state besides its own. */
  alsoOpen?: readonly Page[];
  /** What may be done, and the state that it leads to; anything else is out of order. */
  acts: Readonly<Partial<Record<Act, State>>>;
}

export type FlowTable<State extends string, Act extends string, Page extends string> = Readonly<
  Record<State, FlowState<State, Act, Page>>
>;

/** The acts of a flow: a form's steps are one for each of them. */
export type ActOf<Table> =
  Table extends FlowTable<infer _State, infer Act, infer _Page> ? Act : never;

/** The state after an act, or null if it is out of order. */
export function stateAfter<State extends string, Act extends string>(
  table: FlowTable<State, Act, string>,
  state: State,
  act: Act,
): State | null {
  return table[state].acts[act] ?? null;
}

/** The states in which an act is in order. */
export function statesBefore<State extends string, Act extends string>(
  table: FlowTable<State, Act, string>,
  act: Act,
): State[] {
  const states = Object.keys(table) as State[];
  return states.filter((state) => stateAfter(table, state, act) !== null);
}

/** The page to show instead of one that was opened out of order; null to stay. */
export function pageInstead<State extends string, Page extends string>(
  table: FlowTable<State, string, Page>,
  page: Page,
  state: State,
): Page | null {
  const { page: current, alsoOpen = [] } = table[state];
  return page === current || alsoOpen.includes(page) ? null : current;
}
