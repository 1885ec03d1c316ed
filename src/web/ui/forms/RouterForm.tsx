import type { ComponentProps } from "react";
import { Form, useNavigation } from "react-router";
import { useShared } from "#web/shared.ts";
import { Button } from "./Button.tsx";
import { FormToken } from "./FormToken.tsx";

type Props = Omit<ComponentProps<typeof Form>, "action" | "method">;

/**
 * A form of a hydrated page, sent to the page's own address: refusals are shown in place, and
 * without scripts it is an ordinary form.
 */
export function RouterForm({ children, ...rest }: Props) {
  const { pathname, search } = useShared();
  return (
    <Form method="post" action={`${pathname}${search}`} noValidate preventScrollReset {...rest}>
      <FormToken />
      {children}
    </Form>
  );
}

/** The field by which a page with several forms or buttons knows which was pressed. */
export const INTENT = "intent";

type SendProps = Pick<ComponentProps<typeof Button>, "children" | "variant" | "icon"> & {
  /** Which of the page's buttons it is; the primary one needs none. */
  intent?: string;
  busyLabel: string;
};

/** The submit button of such a form: it shows that it is busy until there is a response. */
export function SendButton({ intent, busyLabel, ...rest }: SendProps) {
  const { state, formData } = useNavigation();
  const pressed = formData?.get(INTENT) ?? null;
  const busy = state !== "idle" && formData !== undefined && pressed === (intent ?? null);
  return (
    <Button
      {...rest}
      {...(intent !== undefined && { name: INTENT, value: intent })}
      busy={busy}
      busyLabel={busyLabel}
    />
  );
}
