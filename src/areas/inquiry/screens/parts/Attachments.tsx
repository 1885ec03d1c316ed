import { type ChangeEvent, useEffect, useRef } from "react";
import { UPLOAD_FILES } from "#base/call/limits.ts";
import { formatFileSize } from "#base/text/files.ts";
import { fill } from "#base/text/language.ts";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { FieldGroup } from "#web/ui/forms/FieldFrame.tsx";
import { FileInput } from "#web/ui/forms/FileInput.tsx";
import { refusedId, STORED, type StoredFile, type Walk } from "../../flow/draft.ts";
import { attachments, KEPT_MINUTES } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./Attachments.module.css";
import {
  isUnderWay,
  messageOf,
  type Upload,
  type UploadWords,
  type useUploads,
} from "./use-uploads.ts";

interface Props {
  texts: Texts["files"];
  words: UploadWords;
  walk: Walk;
  error: string | undefined;
  uploading: ReturnType<typeof useUploads>;
}

/** The pictures to attach: the file input, the refused ones, and those already uploaded. */
export function Attachments({ texts, words, walk, error, uploading }: Props) {
  const { files, refused } = walk;
  const { uploads, announcement, add, remove } = uploading;
  const place = useRef<HTMLDivElement>(null);
  const sent = uploads.flatMap(({ remote }) =>
    remote.state === "succeeded" ? [remote.content] : [],
  );
  const stored = [...files, ...sent];
  const shown = uploads.filter(({ remote }) => remote.state !== "succeeded");
  const chooser = () => place.current?.querySelector<HTMLInputElement>("input[type=file]");
  // Files chosen before hydration are uploaded as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => take(chooser()), []);
  function take(input: HTMLInputElement | null | undefined): void {
    if (!input?.files?.length) return;
    add([...input.files]);
    input.value = "";
  }
  return (
    <div ref={place}>
      <FileInput
        name={attachments.field}
        label={texts.label}
        hint={fill(texts.hint, { most: UPLOAD_FILES })}
        error={refused.length > 0 ? texts.refusedNote : error}
        accept="image/jpeg,image/png,.jpg,.jpeg,.png"
        multiple
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => take(currentTarget)}
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
      <div data-rows="sending" className={styles.rows}>
        {shown.map((upload) => (
          <Sending
            key={upload.key}
            upload={upload}
            words={words}
            sized={texts.sized}
            onRemove={() => {
              remove(upload);
              chooser()?.focus();
            }}
          />
        ))}
      </div>
      <div className={styles.rows} hidden={stored.length === 0}>
        <FieldGroup
          name="kept"
          label={texts.stored}
          hint={fill(texts.storedNote, { minutes: KEPT_MINUTES })}
        >
          {stored.map((file) => (
            <Checkbox
              key={file.attachmentId}
              name={STORED + file.attachmentId}
              label={sizedOf(texts.sized, file)}
              defaultChecked
            />
          ))}
        </FieldGroup>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

function sizedOf(sized: string, { attachmentName, attachmentBytes }: StoredFile): string {
  return fill(sized, { name: attachmentName, size: formatFileSize(attachmentBytes) });
}

interface SendingProps {
  upload: Upload;
  words: UploadWords;
  sized: string;
  onRemove: () => void;
}

/** A picture being uploaded, or one that was refused. */
function Sending({ upload, words, sized, onRemove }: SendingProps) {
  const { file, percent, remote } = upload;
  const { name } = file;
  const isFailed = remote.state === "failed";
  const act = isUnderWay(remote) ? fill(words.cancel, { name }) : fill(words.remove, { name });
  return (
    <div className={styles.sending} data-wrong={isFailed ? "" : undefined}>
      <p>{fill(sized, { name, size: formatFileSize(file.size) })}</p>
      {!isFailed && <progress max={100} value={percent} aria-label={name} />}
      <p className={styles.state}>{stateOf(upload, words)}</p>
      <button type="button" className={styles.stop} aria-label={act} onClick={onRemove}>
        {isUnderWay(remote) ? words.cancelShort : words.removeShort}
      </button>
    </div>
  );
}

function stateOf({ remote, percent }: Upload, words: UploadWords): string {
  if (remote.state === "failed") return messageOf(remote.error, words);
  if (remote.state === "idle") return words.waiting;
  return percent < 100 ? fill(words.sending, { percent }) : words.checking;
}
