import { callCentre } from "#base/brand.ts";
import type { Ending } from "#base/sign-in.ts";
import { Notice } from "#web/ui/Notice.tsx";

const kinds = { timeout: "info", elsewhere: "warning", out: "success" } as const;

interface Props {
  ended: Ending;
  texts: { word: string; text: string };
}

/** Why a visitor was brought to the sign-in. */
export function EndedNotice({ ended, texts }: Props) {
  return (
    <Notice kind={kinds[ended]} word={texts.word} live>
      <p>
        {texts.text}
        {ended === "elsewhere" && (
          <>
            {" "}
            <a href={`tel:${callCentre.tollFree}`}>{callCentre.tollFree}</a>
          </>
        )}
      </p>
    </Notice>
  );
}
