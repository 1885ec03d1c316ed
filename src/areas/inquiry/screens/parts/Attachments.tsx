import { UPLOAD_FILES } from "#base/call/limits.ts";
import { formatFileSize } from "#base/text/file-size.ts";
import { fill } from "#base/text/language.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { FieldGroup } from "#web/ui/forms/FieldGroup.tsx";
import { FileInput } from "#web/ui/forms/FileInput.tsx";
import { attachments, KEPT_MINUTES } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./Attachments.module.css";
import { KEPT, refusedId, type Walk } from "./flow.ts";

interface Props {
  texts: Texts["files"];
  words: Texts["upload"];
  walk: Walk;
  error: string | undefined;
}

/** Pictures to send along: the choice, what was refused of it, and what waits at the bank already. */
export function Attachments({ texts, words, walk: { files, refused }, error }: Props) {
  return (
    <>
      <FileInput
        name={attachments.field}
        label={texts.label}
        hint={fill(texts.hint, { most: UPLOAD_FILES })}
        error={refused.length > 0 ? texts.refusedNote : error}
        accept="image/jpeg,image/png,.jpg,.jpeg,.png"
        multiple
        above={
          refused.length > 0 && (
            <ul className={styles.refused}>
              {refused.map((file, index) => (
                <li key={refusedId(index)} id={refusedId(index)} tabIndex={-1}>
                  {fill(texts.again, file)}
                </li>
              ))}
            </ul>
          )
        }
      />
      <div data-rows="sending" className={styles.rows} />
      <div data-rows="kept" className={styles.rows} hidden={files.length === 0}>
        <FieldGroup
          name="kept"
          label={texts.kept}
          hint={fill(texts.keptNote, { minutes: KEPT_MINUTES })}
        >
          {files.map(({ attachmentId, attachmentName, attachmentBytes }) => (
            <Checkbox
              key={attachmentId}
              name={KEPT + attachmentId}
              label={fill(texts.sized, {
                name: attachmentName,
                size: formatFileSize(attachmentBytes),
              })}
              defaultChecked
            />
          ))}
        </FieldGroup>
      </div>
      <p role="status" className="sr-only" data-said="" />
      <RowTemplates words={words} />
    </>
  );
}

/** How a row looks that a script adds: while a file is on its way, and once it has come. */
function RowTemplates({ words }: { words: Texts["upload"] }) {
  return (
    <>
      <template data-row="sending">
        <div className={styles.sending}>
          <p data-name="" />
          <progress max={100} value={0} />
          <p className={styles.state} data-state="" />
          <Button type="button" look="link">
            {words.cancelShort}
          </Button>
        </div>
      </template>
      <template data-row="kept">
        <Checkbox name={KEPT} label="" defaultChecked />
      </template>
    </>
  );
}
