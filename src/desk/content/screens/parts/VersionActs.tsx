import type { Output } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import type { readContentVersion } from "../../contract.ts";
import { type ContentKindName, isRateKind } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "../content.module.css";

interface Props {
  texts: Texts;
  kind: ContentKindName;
  version: number;
  /** The selected version. */
  shown: Output<typeof readContentVersion> | null;
}

/** The actions on a version: publish it, restore it, or unpublish the item. */
export function VersionActs({ texts, kind, version, shown }: Props) {
  // Rates are published by a request, and never taken off.
  const isRate = isRateKind(kind);
  return (
    <>
      {!isRate && <Publication texts={texts} version={version} />}
      <div className={styles.buttons}>
        {shown && (
          <PostForm aria-label={texts.restore}>
            <input type="hidden" name="text" value={shown.text} />
            <Button name="act" value="restore" variant="quiet">
              {texts.restore}
            </Button>
          </PostForm>
        )}
        {!isRate && (
          <PostForm aria-label={texts.withdraw}>
            <Button name="act" value="withdraw" variant="danger">
              {texts.withdraw}
            </Button>
          </PostForm>
        )}
      </div>
    </>
  );
}

function Publication({ texts, version }: Pick<Props, "texts" | "version">) {
  return (
    <>
      <h2>{fill(texts.publishTitle, { version })}</h2>
      <PostForm noValidate aria-label={texts.publish} className={styles.panel}>
        <input type="hidden" name="version" value={version} />
        <div className={styles.moments}>
          <Field name="from" label={texts.from} hint={texts.momentHint} autoComplete="off" />
          <Field name="until" label={texts.until} hint={texts.momentHint} autoComplete="off" />
        </div>
        <p>
          <Button name="act" value="publish">
            {texts.publish}
          </Button>
        </p>
      </PostForm>
    </>
  );
}
