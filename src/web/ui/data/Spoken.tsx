import { Fragment } from "react";
import { spokenParts } from "#base/text/spoken.ts";
import { useShared } from "#web/shared.ts";

/** A text whose masked letters and account numbers are said as people say them; it looks as it is. */
export function Spoken({ text }: { text: string }) {
  const { language } = useShared().visitor;
  return spokenParts(text, language).map(({ shown, spoken }, index) =>
    spoken === null ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes under its reader
      <Fragment key={index}>{shown}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes under its reader
      <Fragment key={index}>
        <span aria-hidden="true">{shown}</span>
        <span className="sr-only">{spoken}</span>
      </Fragment>
    ),
  );
}
