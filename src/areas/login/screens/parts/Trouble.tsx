import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import type { Texts } from "../../texts/zh.ts";
import type { Wrong } from "./wrong.ts";

interface Props {
  texts: Texts;
  /** What is said over a refusal that is about no field. */
  blocked: string;
  wrong: Wrong;
}

/** What was wrong: fields that can be corrected, or why it cannot be done. */
export function Trouble({ texts, blocked, wrong: { fields, message } }: Props) {
  if (fields.length > 0) return <ErrorSummary title={texts.errorTitle} fields={fields} />;
  return <ErrorSummary title={blocked} message={message} fields={[]} />;
}
