import type { Output } from "#base/call/call.ts";
import { languages, languageTags } from "#base/text/language.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { Textarea } from "#web/ui/forms/Textarea.tsx";
import type { listContentChoices } from "../../contract.ts";
import {
  type ContentKindName,
  contentKeys,
  dayKeys,
  figureKeys,
  flagKeys,
  sentenceKeys,
  termKeys,
  wideKeys,
} from "../../rules.ts";
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
  const hasText = keys.length > 0 || hasBody;
  return (
    <PostForm noValidate aria-label={texts.save}>
      <h2>{hasText ? texts.shared : texts.kinds[kind]}</h2>
      <div className={styles.shared}>
        {fields
          .filter((key) => key !== "picture")
          .map((key) => (
            <div key={key} className={widthOf(key)}>
              <SharedField field={key} {...{ texts, kind, values, choices }} />
            </div>
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
        {(hasText ? languages : []).map((language) => (
          <section key={language} aria-labelledby={`of-${language}`}>
            <h2 id={`of-${language}`}>{texts.languages[language]}</h2>
            {keys.map((key) => {
              const given = {
                name: fieldName(language, key),
                label: texts.fields[key],
                lang: languageTags[language],
                typed: values[fieldName(language, key)],
              };
              // A sentence is read whole; line breaks that are typed become spaces.
              return sentenceKeys.includes(key) ? (
                <Textarea key={key} {...given} rows={4} />
              ) : (
                <Field key={key} {...given} />
              );
            })}
            {hasBody && (
              <Textarea
                name={fieldName(language, "body")}
                label={texts.fields.body}
                lang={languageTags[language]}
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

function widthOf(field: string): string | undefined {
  if (wideKeys.includes(field)) return styles.wide;
  return termKeys.includes(field) ? styles.half : undefined;
}

interface SharedFieldProps extends Pick<Props, "texts" | "kind" | "values" | "choices"> {
  field: Exclude<(typeof contentKeys)[ContentKindName]["fields"][number], "picture">;
}

/** A field of the file: a select if its values are a short list, else a text input. */
function SharedField({ field, texts, kind, values, choices }: SharedFieldProps) {
  const name = fieldName("file", field);
  const typed = values[name];
  const isOwn = kind === "product-groups" && (field === "code" || field === "type");
  const given = { name, label: isOwn ? texts.groupFields[field] : texts.fields[field] };
  const flags = [
    { value: "no", label: texts.no },
    { value: "yes", label: texts.yes },
  ];
  const own = flagKeys.includes(field) ? flags : choices[field];
  if (!own) {
    const hint = hintOf(field, texts);
    return <Field {...given} hint={hint} typed={typed} readOnly={field === "id"} />;
  }
  // An unknown value from an imported file is listed first, so that it is visible.
  const isKnown = own.some(({ value }) => value === (typed ?? ""));
  const unknown = isKnown ? [] : [{ value: typed ?? "", label: typed || texts.choose }];
  return <Select {...given} choices={[...unknown, ...own]} typed={typed} />;
}

function hintOf(field: string, { dayHint, hints }: Texts): string | undefined {
  if (dayKeys.includes(field)) return dayHint;
  const figure = figureKeys.find(({ keys }) => keys.includes(field));
  return figure && hints[figure.hint];
}
