import { useRef } from "react";
import { INQUIRY_PATH } from "#areas/support/rules.ts";
import { fill } from "#base/text/language.ts";
import { useShared } from "#web/shared.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { FormToken } from "#web/ui/forms/FormToken.tsx";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import { Textarea } from "#web/ui/forms/Textarea.tsx";
import { useSending } from "#web/ui/forms/use-sending.ts";
import { ACT, type Topic, topicWith, type Walk } from "../../flow/draft.ts";
import { type DeviceCode, devices, shownLengths } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import { Attachments } from "./Attachments.tsx";
import styles from "./inquiry.module.css";
import { type UploadWords, useUploads } from "./use-uploads.ts";

interface Props {
  texts: Texts;
  topics: readonly Topic[];
  walk: Walk;
  words: UploadWords;
}

/** Step 2: the sender's details, and the text. */
export function DetailsStep({ texts, topics, walk, words }: Props) {
  const { details } = texts;
  const { draft, fields } = walk;
  const topic = topicWith(topics, draft.subcategoryCode);
  const named = (name: "customerName" | "email" | "phone") => ({
    name,
    label: details[name],
    hint: details[`${name}Hint`],
    typed: draft[name],
    error: errorOf(name),
  });
  const errorOf = (name: string) => fields.find(({ field }) => field === name)?.message;
  const { language } = useShared().visitor;
  const form = useRef<HTMLFormElement>(null);
  const pressed = useSending(form);
  const uploading = useUploads({ form, words, language });
  return (
    <form
      ref={form}
      action={INQUIRY_PATH}
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={uploading.hold}
    >
      <FormToken />
      <input type="hidden" name="subcategoryCode" value={draft.subcategoryCode} />
      <p className={styles.about}>
        {details.about}{" "}
        <strong>
          {topic?.categoryName} / {topic?.subcategoryName}
        </strong>
      </p>
      <Field {...named("customerName")} autoComplete="name" />
      <Field {...named("email")} type="email" autoComplete="email" />
      <Field {...named("phone")} type="tel" autoComplete="tel" />
      <RadioGroup
        name="device"
        label={details.device}
        typed={draft.device}
        error={errorOf("device")}
        choices={(Object.keys(devices) as DeviceCode[]).map((value) => ({
          value,
          label: details.devices[value],
        }))}
      />
      <div className={styles.wide}>
        <Textarea
          name="description"
          label={details.description}
          hint={fill(details.descriptionHint, shownLengths("description"))}
          typed={draft.description}
          error={errorOf("description")}
          rows={8}
        />
        <div className={styles.secrets}>
          <Notice kind="warning" word={details.secrets}>
            <p>{details.secretsText}</p>
          </Notice>
        </div>
        <Attachments
          texts={texts.files}
          words={words}
          uploading={uploading}
          walk={walk}
          error={errorOf("attachments")}
        />
      </div>
      <p className={styles.ways}>
        <Button name={ACT} value="check" busy={pressed === "check"} busyLabel={texts.busy}>
          {texts.next}
        </Button>
        <Button name={ACT} value="topic" variant="quiet">
          {texts.back}
        </Button>
      </p>
    </form>
  );
}
