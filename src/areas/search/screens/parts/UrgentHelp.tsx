import { EMERGENCIES_PATH } from "#areas/support/rules.ts";
import type { Texts } from "#areas/support/texts/zh.ts";
import { callCentre } from "#base/site/brand.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";

/** Emergency help above the results, for a query about a loss or a crime. */
export function UrgentHelp({ texts }: { texts: Texts["urgent"] }) {
  return (
    <Notice kind="warning" word={texts.word}>
      <p>{texts.lead}</p>
      <p>
        <a href={`tel:${callCentre.tollFree}`}>{callCentre.tollFree}</a> {texts.fraud}
      </p>
      <p>
        <a href={EMERGENCIES_PATH}>{texts.see}</a>
      </p>
    </Notice>
  );
}
