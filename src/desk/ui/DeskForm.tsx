import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { useShared } from "#web/shared.ts";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { FormToken } from "#web/ui/forms/FormToken.tsx";
import styles from "./DeskForm.module.css";
import { type Acted, FORM_NAME } from "./open-desk.ts";

interface Props {
  /** Which of the page's forms it is. */
  name: string;
  label: string;
  /** What came of the last form that was sent from this page. */
  acted: Acted | undefined;
  errorTitle: string;
  /** Fields that stand in the form unseen. */
  values?: Readonly<Record<string, string>>;
  /** True for a form that brings a file. */
  withFiles?: boolean;
  /** In a line, for a form of one button; else as a panel. */
  layout?: "panel" | "line";
  children: ReactNode;
}

/** A form of a page of the desk: sent by the router where there are scripts, by the browser where not. */
export function DeskForm(props: Props) {
  const {
    name,
    label,
    acted,
    errorTitle,
    values = {},
    withFiles,
    layout = "panel",
    children,
  } = props;
  const { pathname, search } = useShared();
  const wrong = acted?.form === name && !acted.ok ? acted : null;
  return (
    <Form
      method="post"
      action={`${pathname}${search}`}
      noValidate
      aria-label={label}
      className={styles[layout]}
      {...(withFiles ? { encType: "multipart/form-data" as const } : {})}
    >
      <FormToken />
      <input type="hidden" name={FORM_NAME} value={name} />
      {Object.entries(values).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {wrong && (
        <ErrorSummary
          title={errorTitle}
          fields={wrong.fields}
          {...(wrong.fields.length === 0 ? { message: wrong.message } : {})}
        />
      )}
      {children}
    </Form>
  );
}

/** What stands beside a field of a form that was refused: its error, and what was typed. */
export function useTyped(name: string, acted: Acted | undefined) {
  const wrong = acted?.form === name && !acted.ok ? acted : null;
  return (field: string) => ({
    typed: wrong?.typed[field],
    error: wrong?.fields.find((each) => each.field === field)?.message,
  });
}

/** Whether a form of the page is being sent. */
export function useBusy(): boolean {
  return useNavigation().state === "submitting";
}
