import type { Output } from "#base/call/call.ts";
import { DateInput } from "#web/ui/forms/DateInput.tsx";
import type { readCertificateOptions } from "../../contract/reads.ts";
import type { Texts } from "../../texts/zh.ts";

/** What the fields of a form are drawn with. */
export interface FieldProps {
  texts: Texts;
  options: Output<typeof readCertificateOptions>;
  /** What was typed first under a name. */
  typed(name: string): string | undefined;
  /** All that was chosen under a name. */
  chosen(name: string): readonly string[];
  errorOf(name: string): string | undefined;
}

interface DayProps extends FieldProps {
  name: "baseDay" | "startDay" | "endDay";
  label: string;
  hint?: string;
  /** What stands there at first: YYYY/MM/DD. */
  usual?: string;
}

/** A day in three fields, as all days here are asked for. */
export function DayField({ name, label, hint, usual, texts, typed, errorOf }: DayProps) {
  return (
    <DateInput
      name={name}
      label={label}
      hint={hint}
      typed={typed(name) ?? usual?.replaceAll("/", "-")}
      error={errorOf(name)}
      texts={texts.form.dayParts}
    />
  );
}
