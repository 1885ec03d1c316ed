import type { FormEvent } from "react";
import { CHAT_PATH } from "#base/site/paths.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { FormToken } from "#web/ui/forms/FormToken.tsx";
import type { Texts } from "../../texts/zh.ts";
import styles from "./ChatFoot.module.css";

interface Props {
  texts: Texts;
  /** The id that a form without scripts sends its message with. */
  draftId: string;
  submit(text: string, files: readonly File[]): void;
}

/** What many ask, to begin with: each is sent as if it were typed. */
export function Starters({ texts, draftId, submit }: Props) {
  const onSubmit = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    submit(submitter.value, []);
  };
  return (
    <form action={CHAT_PATH} method="post" onSubmit={onSubmit} className={styles.starters}>
      <FormToken />
      <input type="hidden" name="clientMessageId" value={draftId} />
      <p id="starters">{texts.starters.title}</p>
      <ul aria-labelledby="starters">
        {Object.values(texts.starters.questions).map((question) => (
          <li key={question}>
            <Button variant="quiet" name="text" value={question}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </form>
  );
}
