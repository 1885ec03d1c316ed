import { INQUIRY_PATH } from "#areas/support/rules.ts";
import { fill } from "#base/text/language.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { FieldGroup } from "#web/ui/forms/FieldFrame.tsx";
import { FormToken } from "#web/ui/forms/FormToken.tsx";
import { HiddenFields } from "#web/ui/forms/PostForm.tsx";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import { Accordion } from "#web/ui/layout/Accordion.tsx";
import { ACT, carriedOf, type Topic, topicWith, type Walk } from "../../flow/draft.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./inquiry.module.css";

interface Props {
  texts: Texts;
  topics: readonly Topic[];
  walk: Walk;
  /** The category named in the URL. */
  opened: string | null;
}

/** Step 1: the topic. Nothing private is known yet, unless the visitor returns to this step. */
export function TopicStep({ texts, topics, walk: { draft, fields }, opened }: Props) {
  const { customerName, email, phone, description, attachmentIds } = draft;
  const isBack = customerName + email + phone + description !== "" || attachmentIds.length > 0;
  const error = fields.find(({ field }) => field === "subcategoryCode")?.message;
  const chosen = topicWith(topics, draft.subcategoryCode)?.categoryCode ?? opened;
  const hasOpen = topics.some(({ categoryCode }) => categoryCode === chosen);
  if (topics.length === 0) return <p>{texts.topic.none}</p>;
  return (
    <form action={INQUIRY_PATH} method={isBack ? "post" : "get"} noValidate>
      {isBack && <FormToken />}
      {isBack && <HiddenFields fields={carriedOf(draft)} but={["subcategoryCode"]} />}
      <div className={styles.topics}>
        <FieldGroup name="topics" label={texts.topic.choose} error={error}>
          <div className={styles.list}>
            <Accordion
              items={topics.map(({ categoryCode, categoryName, subcategories }, index) => ({
                id: `topic-${categoryCode}`,
                title: categoryName,
                // After an error the first category is open, so that the error's link leads to a
                // visible choice.
                open: categoryCode === chosen || (index === 0 && error !== undefined && !hasOpen),
                content: (
                  <RadioGroup
                    name="subcategoryCode"
                    id={index === 0 ? "subcategoryCode" : `subcategoryCode-${categoryCode}`}
                    label={fill(texts.topic.within, { category: categoryName })}
                    typed={draft.subcategoryCode}
                    choices={subcategories.map(({ subcategoryCode, subcategoryName }) => ({
                      value: subcategoryCode,
                      label: subcategoryName,
                    }))}
                  />
                ),
              }))}
            />
          </div>
        </FieldGroup>
      </div>
      <p className={styles.ways}>
        <Button name={ACT} value="details">
          {texts.next}
        </Button>
      </p>
    </form>
  );
}
