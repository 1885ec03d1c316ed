import type { ComponentProps } from "react";
import { useShared } from "#web/shared.ts";
import { FormToken } from "./FormToken.tsx";

type Props = Omit<ComponentProps<"form">, "action" | "method">;

/**
 * A form that is sent to the address of its own page. The address is told: without one a browser keeps
 * the place on the page that an error's link led to, and goes there instead of to the error summary.
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
