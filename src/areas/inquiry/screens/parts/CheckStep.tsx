import { type ReactNode, useRef } from "react";
import { documentPath, PERSONAL_DATA_NOTICE } from "#areas/resources/rules.ts";
import { INQUIRY_PATH } from "#areas/support/rules.ts";
import { formatFileSize } from "#base/text/files.ts";
import { fill } from "#base/text/language.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { FormToken } from "#web/ui/forms/FormToken.tsx";
import { HiddenFields } from "#web/ui/forms/PostForm.tsx";
import { useSending } from "#web/ui/forms/use-sending.ts";
import {
  ACT,
  carriedOf,
  isDevice,
  type Step,
  type Topic,
  topicWith,
  type Walk,
} from "../../flow/draft.ts";
import { plainText } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./inquiry.module.css";

interface Props {
  texts: Texts;
  topics: readonly Topic[];
  walk: Walk;
}

/** Step 3: a review of everything, with a link back to each part. */
export function CheckStep({ texts, topics, walk: { draft, files } }: Props) {
  const { check, details } = texts;
  const form = useRef<HTMLFormElement>(null);
  const pressed = useSending(form);
  const topic = topicWith(topics, draft.subcategoryCode);
  const facts = [
    { name: details.customerName, value: draft.customerName.trim() },
    { name: details.email, value: draft.email.trim() },
    { name: details.phone, value: draft.phone.trim() },
    { name: details.device, value: isDevice(draft.device) ? details.devices[draft.device] : "" },
    { name: details.description, value: plainText(draft.description) },
    {
      name: check.files,
      value:
        files
          .map(({ attachmentName, attachmentBytes }) =>
            fill(texts.files.sized, {
              name: attachmentName,
              size: formatFileSize(attachmentBytes),
            }),
          )
          .join("\n") || check.noFiles,
    },
  ];
  return (
    <form ref={form} action={INQUIRY_PATH} method="post" noValidate>
      <FormToken />
      <HiddenFields fields={carriedOf(draft)} />
      <p className={styles.about}>{check.lead}</p>
      <Group texts={texts} title={check.topic} leads="topic">
        <FactList
          facts={[
            { name: check.category, value: topic?.categoryName },
            { name: check.item, value: topic?.subcategoryName },
          ]}
        />
      </Group>
      <Group texts={texts} title={check.inquiry} leads="details">
        <FactList facts={facts} />
      </Group>
      <p className={styles.privacy}>
        {check.privacy} <a href={documentPath(PERSONAL_DATA_NOTICE)}>{check.privacyMore}</a>
      </p>
      <p className={styles.ways}>
        <Button name={ACT} value="send" busy={pressed === "send"} busyLabel={texts.busy}>
          {texts.send}
        </Button>
        <Button name={ACT} value="details" variant="quiet">
          {texts.back}
        </Button>
      </p>
    </form>
  );
}

interface GroupProps {
  texts: Texts;
  title: string;
  /** The step in which it can be changed. */
  leads: Step;
  children: ReactNode;
}

function Group({ texts, title, leads, children }: GroupProps) {
  return (
    <section className={styles.group} aria-labelledby={`check-${leads}`}>
      <div>
        <h3 id={`check-${leads}`}>{title}</h3>
        <Button name={ACT} value={leads} variant="link">
          {texts.change}
          <span className="sr-only"> {title}</span>
        </Button>
      </div>
      {children}
    </section>
  );
}
