import { Field } from "#web/ui/forms/Field.tsx";
import { Textarea } from "#web/ui/forms/Textarea.tsx";
import type { Texts } from "../../texts/words.ts";
import { Part, Specimen } from "./Part.tsx";

/** Fields to type into, in every state. */
export function FieldsPart({ texts: { forms, specimens } }: { texts: Texts }) {
  return (
    <>
      <Part id="field" title={forms.field}>
        <Specimen state={specimens.normal}>
          <Field name="name" label={forms.name} autoComplete="name" />
        </Specimen>
        <Specimen state={specimens.hint}>
          <Field
            name="email"
            label={forms.email}
            hint={forms.emailHint}
            type="email"
            autoComplete="email"
          />
        </Specimen>
        <Specimen state={specimens.error}>
          <Field
            name="wrong-email"
            label={forms.email}
            hint={forms.emailHint}
            error={forms.emailError}
            typed={forms.emailTyped}
            type="email"
            autoComplete="email"
          />
        </Specimen>
        <Specimen state={specimens.filled}>
          <Field name="note" label={forms.note} typed={forms.noteTyped} autoComplete="off" />
        </Specimen>
        <Specimen state={specimens.disabled}>
          <Field name="branch" label={forms.branch} typed={forms.branchTyped} disabled />
        </Specimen>
        <Specimen state={specimens.unit}>
          <Field
            name="years"
            label={forms.years}
            hint={forms.yearsHint}
            suffix={forms.yearsUnit}
            typed="3"
            variant="figures"
            inputMode="numeric"
            autoComplete="off"
          />
        </Specimen>
        <Specimen state={specimens.long}>
          <Field name="long" label={forms.longLabel} hint={forms.longHint} />
        </Specimen>
      </Part>
      <Part id="textarea" title={forms.textarea}>
        <Specimen state={specimens.hint}>
          <Textarea name="question" label={forms.question} hint={forms.questionHint} />
        </Specimen>
        <Specimen state={specimens.error}>
          <Textarea name="no-question" label={forms.question} error={forms.questionError} />
        </Specimen>
        <Specimen state={specimens.filled}>
          <Textarea name="asked" label={forms.question} typed={forms.questionTyped} />
        </Specimen>
        <Specimen state={specimens.disabled}>
          <Textarea name="closed" label={forms.question} typed={forms.questionTyped} disabled />
        </Specimen>
      </Part>
    </>
  );
}
