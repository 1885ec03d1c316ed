import { languages, languageTags } from "#base/text/language.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { Textarea } from "#web/ui/forms/Textarea.tsx";
import { type ContentKindName, contentKeys } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "../content.module.css";
import { fieldName } from "./typed-content.ts";

interface Props {
  texts: Texts;
  kind: ContentKindName;
  values: Readonly<Record<string, string>>;
  canWrite: boolean;
}

/** The fields of a file, and its three languages side by side. */
export function ContentForm({ texts, kind, values, canWrite }: Props) {
  const { fields, texts: keys } = contentKeys[kind];
  const input = (place: string, key: keyof Texts["fields"]) => (
    <Field
      key={key}
      name={fieldName(place, key)}
      label={texts.fields[key]}
      typed={values[fieldName(place, key)]}
      readOnly={key === "id"}
    />
  );
  return (
    <PostForm noValidate aria-label={texts.save}>
      <h2>{texts.shared}</h2>
      <div className={styles.shared}>{fields.map((key) => input("file", key))}</div>
      <div className={styles.columns}>
        {languages.map((language) => (
          <section key={language} aria-labelledby={`of-${language}`} lang={languageTags[language]}>
            <h2 id={`of-${language}`}>{texts.languages[language]}</h2>
            {keys.map((key) => input(language, key))}
            <Textarea
              name={fieldName(language, "body")}
              label={texts.fields.body}
              typed={values[fieldName(language, "body")]}
              rows={18}
            />
          </section>
        ))}
      </div>
      {canWrite && (
        <p>
          <Button>{texts.save}</Button>
        </p>
      )}
    </PostForm>
  );
}
