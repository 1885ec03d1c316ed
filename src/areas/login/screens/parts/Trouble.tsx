import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import type { Texts } from "../../texts/zh.ts";
import type { Wrong } from "./wrong.ts";

interface Props {
  texts: Texts;
  /** The heading of a refusal that concerns no field. */
  blocked: string;
  wrong: Wrong;
}

/** The errors: fields that can be corrected, or why the flow is blocked. */
export function Trouble({ texts, blocked, wrong: { fields, message } }: Props) {
  if (fields.length > 0) return <ErrorSummary title={texts.errorTitle} fields={fields} />;
  return <ErrorSummary title={blocked} message={message} fields={[]} />;
}
