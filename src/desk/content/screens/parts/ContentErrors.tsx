import type { FieldError } from "#base/call/call.ts";
import type { Submitted } from "#base/call/submitted.ts";
import { fill } from "#base/text/language.ts";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import type { Texts } from "../../texts/zh.ts";

/** Why a form of the content pages was refused; a file's flaws with their lines. */
interface Refused {
  message: string;
  fields: FieldError[];
  flaws: { line: number; text: string }[];
}

/** What a page keeps of a refusal. */
export function refusedOf({
  message,
  fields,
  content,
}: Extract<Submitted<unknown>, { ok: false }>): Refused {
  const { flaws = [] } = (content ?? {}) as Partial<Pick<Refused, "flaws">>;
  return { message, fields, flaws };
}

/** The error summary of a content page. */
export function ContentErrors({
  texts,
  refused: { message, fields, flaws },
}: {
  texts: Texts;
  refused: Refused;
}) {
  const lines = flaws.map((flaw) => fill(texts.line, { ...flaw }));
  return (
    <ErrorSummary
      title={flaws.length > 0 ? texts.flaws : texts.errorTitle}
      fields={fields}
      {...(fields.length === 0 ? { message: [message, ...lines].join(" ") } : {})}
    />
  );
}
