import type { ComponentProps } from "react";
import { useShared } from "#web/shared.ts";
import { FormToken } from "./FormToken.tsx";

type Props = Omit<ComponentProps<"form">, "action" | "method">;

/**
 * A form that is sent to its own page's address. The address is explicit: without one a browser
 * keeps the hash of an error's link, and scrolls there instead of to the error summary.
 */
export function PostForm({ children, ...rest }: Props) {
  const { pathname, search } = useShared();
  return (
    <form method="post" action={`${pathname}${search}`} {...rest}>
      <FormToken />
      {children}
    </form>
  );
}

interface HiddenProps {
  fields: readonly (readonly [name: string, value: string])[];
  /** The fields that the form itself shows. */
  but?: readonly string[];
}

/** Values of other forms and steps, carried in hidden fields; none of them is secret. */
export function HiddenFields({ fields, but = [] }: HiddenProps) {
  return fields
    .filter(([name]) => !but.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
