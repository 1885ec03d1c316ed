import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import type { Texts } from "../../texts/zh.ts";
import type { Wrong } from "./sign-in.ts";

interface Props {
  texts: Texts;
  wrong?: Pick<Wrong, "message" | "fields"> | null | undefined;
}

/** All errors of a form, at its top; each links to its field. */
export function Troubles({ texts, wrong }: Props) {
  if (!wrong) return null;
  const { message, fields } = wrong;
  if (fields.length > 0) return <ErrorSummary title={texts.errorTitle} fields={fields} />;
  return <ErrorSummary title={texts.refusedTitle} message={message} fields={[]} />;
}
