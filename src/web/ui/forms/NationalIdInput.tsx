import { Field } from "./Field.tsx";
import type { FieldWords } from "./FieldFrame.tsx";
import { capitals, useTyping } from "./typing.ts";

interface Props extends FieldWords {
  typed?: string | undefined;
  autoComplete?: string;
  disabled?: boolean;
}

/** A national ID: shown in capitals while typing; spaces and full-width characters are accepted. */
export function NationalIdInput({ autoComplete = "off", ...rest }: Props) {
  const typing = useTyping(capitals, ignore);
  return (
    <Field
      {...rest}
      {...typing}
      variant="capitals"
      autoComplete={autoComplete}
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}

function ignore(): void {}
