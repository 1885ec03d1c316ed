import { useNavigation, useSubmit } from "react-router";
import { callChecks, NOTE_MOST, rejectionReasons } from "#areas/upgrade/rules/video.ts";
import type { Output } from "#base/call/call.ts";
import { FORM_TOKEN } from "#base/call/submitted.ts";
import { DeskForm } from "#desk/ui/DeskForm.tsx";
import { type Acted, FORM_NAME } from "#desk/ui/open-desk.ts";
import { useShared } from "#web/shared.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { Textarea } from "#web/ui/forms/Textarea.tsx";
import type { readCallOutcome, readDeskCall } from "../../contract.ts";
import { VIDEO_QUEUE_PATH } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./call.module.css";

interface Props {
  texts: Texts;
  call: Output<typeof readDeskCall>;
  acted: Acted | undefined;
}

interface OutcomeProps {
  texts: Texts;
  decision: Output<typeof readCallOutcome>["decision"];
}

/** What is left of a call after its end: how it was decided. */
export function Outcome({ texts: { call: words }, decision }: OutcomeProps) {
  return (
    <section className={styles.panel}>
      <Notice kind={decision === "approved" ? "success" : "info"} word={words.word} live>
        <p>{decision ? words[decision] : words.ended}</p>
      </Notice>
      <p>
        <a href={VIDEO_QUEUE_PATH}>{words.back}</a>
      </p>
    </section>
  );
}

/** The checks, and the decision with its reason. */
export function Decision({ texts: { call: words }, call, acted }: Props) {
  const { state } = useNavigation();
  const wrong = acted?.form === "decide" && !acted.ok ? acted : null;
  const errorOf = (name: string) => wrong?.fields.find(({ field }) => field === name)?.message;
  return (
    <>
      <Checks words={words} checked={call.checks} />
      <section className={styles.panel} aria-labelledby="decision">
        <h2 id="decision">{words.decision}</h2>
        <DeskForm
          name="decide"
          label={words.decision}
          acted={acted}
          errorTitle={words.error}
          layout="line"
        >
          <Select
            name="reason"
            label={words.reason}
            typed={wrong?.typed.reason}
            error={errorOf("reason")}
            choices={(["identity-confirmed", ...rejectionReasons] as const).map((value) => ({
              value,
              label: words.reasons[value],
            }))}
          />
          <Textarea
            name="note"
            label={words.note}
            hint={words.noteHint}
            typed={wrong?.typed.note}
            error={errorOf("note")}
            maxLength={NOTE_MOST}
          />
          <Button busy={state === "submitting"} busyLabel={words.deciding}>
            {words.decide}
          </Button>
        </DeskForm>
      </section>
      <div className={styles.controls}>
        <DeskForm name="end" label={words.end} acted={acted} errorTitle={words.error} layout="line">
          <Button variant="quiet">{words.end}</Button>
        </DeskForm>
      </div>
    </>
  );
}

interface ChecksProps {
  words: Texts["call"];
  checked: readonly string[];
}

/** The required checks; each is saved as soon as it is ticked, so that a reload loses none. */
function Checks({ words, checked }: ChecksProps) {
  const submit = useSubmit();
  const { formToken } = useShared();
  const save = (form: HTMLFormElement) => {
    const posted = new FormData();
    posted.set(FORM_TOKEN, formToken);
    posted.set(FORM_NAME, "checks");
    for (const check of callChecks) {
      const box = form.elements.namedItem(check);
      if (box instanceof HTMLInputElement && box.checked) posted.append("checks", check);
    }
    void submit(posted, { method: "post" });
  };
  return (
    <form
      className={styles.panel}
      aria-labelledby="checks"
      onChange={({ currentTarget }) => save(currentTarget)}
    >
      <h2 id="checks">{words.checks}</h2>
      {callChecks.map((check) => (
        <Checkbox
          key={check}
          name={check}
          label={words.checkNames[check]}
          defaultChecked={checked.includes(check)}
        />
      ))}
    </form>
  );
}
