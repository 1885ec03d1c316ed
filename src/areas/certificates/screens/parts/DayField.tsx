import type { Output } from "#base/call/call.ts";
import { DateInput } from "#web/ui/forms/DateInput.tsx";
import type { readCertificateOptions } from "../../contract/reads.ts";
import type { Texts } from "../../texts/words.ts";

/** The properties of a form's fields. */
export interface FieldProps {
  texts: Texts;
  options: Output<typeof readCertificateOptions>;
  /** The first value typed under a name. */
  typed(name: string): string | undefined;
  /** All values chosen under a name. */
  chosen(name: string): readonly string[];
  errorOf(name: string): string | undefined;
}

interface DayProps extends FieldProps {
  name: "baseDay" | "startDay" | "endDay";
  label: string;
  hint?: string;
  /** The initial value: YYYY/MM/DD. */
  usual?: string;
}

/** A day in three fields, as everywhere on this site. */
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
