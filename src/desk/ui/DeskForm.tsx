import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { useShared } from "#web/shared.ts";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { FormToken } from "#web/ui/forms/FormToken.tsx";
import { HiddenFields } from "#web/ui/forms/PostForm.tsx";
import styles from "./DeskForm.module.css";
import { type Acted, FORM_NAME } from "./open-desk.ts";

interface Props {
  /** Identifies the form among the page's forms. */
  name: string;
  label: string;
  /** The result of the last form submitted from this page. */
  acted: Acted | undefined;
  errorTitle: string;
  /** Hidden fields. */
  values?: Readonly<Record<string, string>>;
  /** True for a form that uploads a file. */
  withFiles?: boolean;
  /** Inline, for a form with one button; else a panel. */
  layout?: "panel" | "line";
  children: ReactNode;
}

/** A form on a desk page: submitted by the router if scripts run, else by the browser. */
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
      <HiddenFields fields={Object.entries(values)} />
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

/** The error and the typed value of each field, after a refusal. */
export function useTyped(name: string, acted: Acted | undefined) {
  const wrong = acted?.form === name && !acted.ok ? acted : null;
  return (field: string) => ({
    typed: wrong?.typed[field],
    error: wrong?.fields.find((each) => each.field === field)?.message,
  });
}

/** Whether a form of the page is being submitted. */
export function useBusy(): boolean {
  return useNavigation().state === "submitting";
}
