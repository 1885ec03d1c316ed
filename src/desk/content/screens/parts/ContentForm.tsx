import type { Output } from "#base/call/call.ts";
import { languages, languageTags } from "#base/text/language.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { Textarea } from "#web/ui/forms/Textarea.tsx";
import type { listContentChoices } from "../../contract.ts";
import { type ContentKindName, contentKeys, dayKeys, flagKeys } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "../content.module.css";
import { PictureChoice } from "./PictureChoice.tsx";
import { fieldName } from "./typed-content.ts";

interface Props {
  texts: Texts;
  kind: ContentKindName;
  values: Readonly<Record<string, string>>;
  choices: Output<typeof listContentChoices>["choices"];
  canWrite: boolean;
}

/** The fields of a content file, with its three languages side by side. */
export function ContentForm({ texts, kind, values, choices, canWrite }: Props) {
  const { fields, texts: keys, hasBody } = contentKeys[kind];
  return (
    <PostForm noValidate aria-label={texts.save}>
      <h2>{texts.shared}</h2>
      <div className={styles.shared}>
        {fields
          .filter((key) => key !== "picture")
          .map((key) => (
            <SharedField key={key} field={key} {...{ texts, values, choices }} />
          ))}
      </div>
      {choices.picture && (
        <PictureChoice
          name={fieldName("file", "picture")}
          label={texts.fields.picture}
          choices={choices.picture}
          typed={values[fieldName("file", "picture")]}
        />
      )}
      <div className={styles.columns}>
        {languages.map((language) => (
          <section key={language} aria-labelledby={`of-${language}`} lang={languageTags[language]}>
            <h2 id={`of-${language}`}>{texts.languages[language]}</h2>
            {keys.map((key) => (
              <Field
                key={key}
                name={fieldName(language, key)}
                label={texts.fields[key]}
                typed={values[fieldName(language, key)]}
              />
            ))}
            {hasBody && (
              <Textarea
                name={fieldName(language, "body")}
                label={texts.fields.body}
                typed={values[fieldName(language, "body")]}
                rows={18}
              />
            )}
          </section>
        ))}
      </div>
      {canWrite && (
        <p className={styles.save}>
          <Button>{texts.save}</Button>
        </p>
      )}
    </PostForm>
  );
}

interface SharedFieldProps extends Pick<Props, "texts" | "values" | "choices"> {
  field: Exclude<(typeof contentKeys)[ContentKindName]["fields"][number], "picture">;
}

/** A field of the file: a select if its values are a short list, else a text input. */
function SharedField({ field, texts, values, choices }: SharedFieldProps) {
  const name = fieldName("file", field);
  const typed = values[name];
  const given = { name, label: texts.fields[field] };
  const flags = [
    { value: "no", label: texts.no },
    { value: "yes", label: texts.yes },
  ];
  const own = flagKeys.includes(field) ? flags : choices[field];
  if (!own) {
    const hint = dayKeys.includes(field) ? texts.dayHint : undefined;
    return <Field {...given} hint={hint} typed={typed} readOnly={field === "id"} />;
  }
  // An unknown value from an imported file is listed first, so that it is visible.
  const isKnown = own.some(({ value }) => value === (typed ?? ""));
  const unknown = isKnown ? [] : [{ value: typed ?? "", label: typed || texts.choose }];
  return <Select {...given} choices={[...unknown, ...own]} typed={typed} />;
}
