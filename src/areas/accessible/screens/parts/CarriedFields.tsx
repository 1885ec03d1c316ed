import type { Typed } from "#areas/transfer/rules/typed-order.ts";

/** What was typed into another form, carried along without being shown; nothing of it is secret. */
export function CarriedFields({ carried }: { carried: Typed }) {
  return Object.entries(carried).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
