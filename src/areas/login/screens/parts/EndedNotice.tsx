import type { Ending } from "#base/identity/sign-in.ts";
import { callCentre } from "#base/site/brand.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";

const kinds = { timeout: "info", elsewhere: "warning", out: "success", cookie: "error" } as const;

interface Props {
  ended: Ending;
  texts: { word: string; text: string };
}

/** Why the visitor was redirected to the sign-in. */
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
