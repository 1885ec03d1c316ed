import type { FieldError } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import type { Typed } from "../../flow/steps.ts";
import type { CertificateKind } from "../../rules/kinds.ts";
import { CERTIFICATION_PATH } from "../../rules/paths.ts";
import { certificateLanguages } from "../../rules.ts";
import type { Texts } from "../../texts/words.ts";
import styles from "./certificates.module.css";
import type { FieldProps } from "./DayField.tsx";
import { DeliveryFields } from "./DeliveryFields.tsx";
import { DepositFields } from "./DepositFields.tsx";
import { LoanFields } from "./LoanFields.tsx";

interface Props {
  texts: Texts;
  kind: CertificateKind;
  options: FieldProps["options"];
  /** The fields that the kind is requested with. */
  inputs: readonly string[];
  typed: Typed;
  fields: readonly FieldError[];
  requestId: string;
}

/** Step 1: the content of the certificate, and how it is delivered. */
export function RequestForm(request: Props) {
  const { texts, kind, options, inputs, typed: all, fields, requestId } = request;
  const { form } = texts;
  const props: FieldProps = {
    texts,
    options,
    typed: (name) => all[name]?.[0],
    chosen: (name) => all[name] ?? [],
    errorOf: (name) => fields.find(({ field }) => field === name)?.message,
  };
  const { typed, errorOf } = props;
  return (
    <PostForm noValidate className={styles.form}>
      <input type="hidden" name="requestId" value={typed("requestId") ?? requestId} />
      {inputs.includes("accountNumbers") && <DepositFields {...props} />}
      {inputs.includes("year") && <YearField {...props} />}
      {inputs.includes("loanNumber") && <LoanFields {...props} {...{ kind, inputs }} />}
      <RadioGroup
        name="language"
        label={form.language}
        typed={typed("language") ?? "zh"}
        error={errorOf("language")}
        choices={certificateLanguages.map((value) => ({ value, label: form.languages[value] }))}
      />
      <DeliveryFields {...props} />
      <p className={styles.ways}>
        <Button name="step" value="check">
          {form.next}
        </Button>
        <Button href={CERTIFICATION_PATH} variant="quiet">
          {form.cancel}
        </Button>
      </p>
    </PostForm>
  );
}

/** The year of a statement; one not available yet is shown with the day it becomes so. */
function YearField({ texts: { form }, options, typed, errorOf }: FieldProps) {
  const newest = options.years.find(({ isOpen }) => isOpen)?.year;
  return (
    <Select
      name="year"
      label={form.year}
      typed={typed("year") ?? String(newest ?? "")}
      error={errorOf("year")}
      choices={options.years.map(({ year, isOpen, opensOn }) => ({
        value: String(year),
        label: fill(isOpen ? form.yearOpen : form.yearClosed, { year, opensOn }),
      }))}
    />
  );
}
