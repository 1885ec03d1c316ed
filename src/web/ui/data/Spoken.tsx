import { Fragment } from "react";
import { spokenParts } from "#base/text/spoken.ts";
import { useShared } from "#web/shared.ts";

/** A text whose masked characters and account numbers are announced as people say them. */
export function Spoken({ text }: { text: string }) {
  const { language } = useShared().visitor;
  return spokenParts(text, language).map(({ shown, spoken }, index) =>
    spoken === null ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
      <Fragment key={index}>{shown}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
      <Fragment key={index}>
        <span aria-hidden="true">{shown}</span>
        <span className="sr-only">{spoken}</span>
      </Fragment>
    ),
  );
}
