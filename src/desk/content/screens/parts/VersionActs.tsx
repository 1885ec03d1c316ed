import type { Output } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import type { readContentVersion } from "../../contract.ts";
import { type ContentKindName, isRateKind } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "../content.module.css";
import type { TypedOf } from "./typed-content.ts";

interface Props {
  texts: Texts;
  kind: ContentKindName;
  version: number;
  /** The selected version. */
  shown: Output<typeof readContentVersion> | null;
  isScheduled: boolean;
  typedOf: TypedOf;
}

/** The actions on a version: publish it, cancel that, restore it, or unpublish the item. */
export function VersionActs({ texts, kind, version, shown, isScheduled, typedOf }: Props) {
  // Rates are published by a request, and never taken off.
  const isRate = isRateKind(kind);
  return (
    <>
      {!isRate && <Publication texts={texts} version={version} typedOf={typedOf} />}
      <div className={styles.buttons}>
        {shown && (
          <PostForm aria-label={texts.restore}>
            <input type="hidden" name="text" value={shown.text} />
            <Button name="act" value="restore" variant="quiet">
              {texts.restore}
            </Button>
          </PostForm>
        )}
        {isScheduled && (
          <PostForm aria-label={texts.cancel}>
            <input type="hidden" name="version" value={version} />
            <Button name="act" value="cancel" variant="quiet">
              {texts.cancel}
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

function Publication({ texts, version, typedOf }: Pick<Props, "texts" | "version" | "typedOf">) {
  return (
    <>
      <h2>{fill(texts.publishTitle, { version })}</h2>
      <PostForm noValidate aria-label={texts.publish} className={styles.panel}>
        <input type="hidden" name="version" value={version} />
        <div className={styles.moments}>
          {(["from", "until"] as const).map((name) => (
            <Field
              key={name}
              name={name}
              label={texts[name]}
              hint={texts.momentHint}
              autoComplete="off"
              {...typedOf(name)}
            />
          ))}
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
