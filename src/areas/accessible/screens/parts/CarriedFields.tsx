import type { Typed } from "#areas/transfer/rules/typed-order.ts";

/** Values of another form, carried in hidden fields; none of them is secret. */
export function CarriedFields({ carried }: { carried: Typed }) {
  return Object.entries(carried).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
