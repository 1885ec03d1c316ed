import type { ComponentProps } from "react";
import control from "./control.module.css";
import { FieldFrame, type FieldWords, noted } from "./FieldFrame.tsx";

type Rest = Omit<ComponentProps<"textarea">, keyof FieldWords | "id" | "className">;

interface Props extends FieldWords, Rest {
  typed?: string | undefined;
}

/** A labelled field for several lines. */
export function Textarea({ name, label, hint, error, typed, rows = 4, ...rest }: Props) {
  const words = { name, hint, error };
  return (
    <FieldFrame {...words} label={label}>
      <textarea
        id={name}
        name={name}
        rows={rows}
        defaultValue={typed}
        className={control.control}
        {...noted(words)}
        {...rest}
      />
    </FieldFrame>
  );
}
