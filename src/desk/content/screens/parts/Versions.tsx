import { Link } from "react-router";
import type { Output } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { toMinute } from "#base/time/day.ts";
import { Difference } from "#desk/ui/Difference.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import type { readContent, readContentVersion } from "../../contract.ts";
import { CONTENT_PATH, type ContentKindName, isRateKind } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import { PreviewForm } from "./PreviewForm.tsx";
import { RateRequest } from "./RateRequest.tsx";
import type { TypedOf } from "./typed-content.ts";
import { VersionActs } from "./VersionActs.tsx";

interface Props {
  texts: Texts;
  kind: ContentKindName;
  item: number;
  versions: Output<typeof readContent>["versions"];
  /** The selected version. */
  shown: ({ version: number } & Output<typeof readContentVersion>) | null;
  canWrite: boolean;
  /** When the newest text takes effect, if that is to come: the moment to preview. */
  previewAt: string | undefined;
  request: Output<typeof readContent>["request"];
  typedOf: TypedOf;
}

/** Every version, what the selected one changed, and the actions on it. */
export function Versions(props: Props) {
  const { texts, kind, item, versions, shown, canWrite, previewAt, request, typedOf } = props;
  const chosen = shown?.version ?? versions[0]?.version ?? 1;
  const isScheduled = versions.some(
    ({ version, state }) => version === chosen && state === "scheduled",
  );
  return (
    <>
      <h2 id="versions">{texts.versions}</h2>
      <Table
        id="version-list"
        caption={texts.versions}
        captionHidden
        stacked
        columns={[
          { label: texts.version },
          { label: texts.state },
          { label: texts.madeAt },
          { label: texts.madeBy },
          { label: texts.period },
        ]}
        rows={versions.map((each) => ({
          key: String(each.version),
          cells: [
            <Link key="show" to={`${CONTENT_PATH}/${kind}/${item}?version=${each.version}`}>
              {each.version} {texts.show}
            </Link>,
            texts.states[each.state],
            toMinute(each.madeAt),
            each.madeBy || texts.original,
            [each.publishFrom, each.publishUntil]
              .flatMap((at) => (at ? toMinute(at) : []))
              .join(" – ") || "–",
          ],
        }))}
      />
      {shown && (
        <>
          <h2>{fill(texts.difference, { version: shown.version })}</h2>
          <Difference texts={texts} lines={shown.difference} />
        </>
      )}
      <PreviewForm
        texts={texts}
        path={`${CONTENT_PATH}/${kind}/${item}/preview`}
        version={chosen}
        at={previewAt}
      />
      {canWrite && isRateKind(kind) && request === null && (
        <RateRequest texts={texts} version={chosen} typedOf={typedOf} />
      )}
      {canWrite && (
        <VersionActs version={chosen} {...{ texts, kind, shown, isScheduled, typedOf }} />
      )}
    </>
  );
}
