import type { Typed } from "../../rules/order.ts";

/** What was typed into another form, carried along without being shown; nothing of it is secret. */
export function Kept({ kept }: { kept: Typed }) {
  return Object.entries(kept).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
