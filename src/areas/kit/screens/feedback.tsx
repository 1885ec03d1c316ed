import { Empty } from "#web/ui/feedback/Empty.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { visitContext } from "#web/visit.ts";
import type { Texts } from "../texts/words.ts";
import { kitTexts } from "../texts/words.ts";
import type { Route } from "./+types/feedback.ts";
import { KitPage, onlyForBuilders } from "./parts/KitPage.tsx";
import { Part, Specimen } from "./parts/Part.tsx";
import { StopDialog } from "./parts/StopDialog.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  onlyForBuilders(visit);
  return { texts: kitTexts };
}

export function action({ context }: Route.ActionArgs) {
  onlyForBuilders(context.get(visitContext));
  return { stopped: true };
}

/** /kit/feedback: the components for feedback. */
export default function FeedbackScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { texts } = loaderData;
  const { feedback } = texts;
  return (
    <KitPage texts={texts} current="feedback">
      <NoticesPart texts={texts} />
      <Part id="dialogs" title={feedback.dialogs} wide>
        {actionData?.stopped && (
          <Notice kind="success" word={feedback.success} live>
            <p>{feedback.stopped}</p>
          </Notice>
        )}
        <StopDialog texts={feedback} />
      </Part>
      <Part id="empties" title={feedback.empties} wide>
        <Empty sentence={feedback.noHistory} way={{ href: "/kit/data", label: feedback.wayOn }} />
      </Part>
      <Part id="skeletons" title={feedback.skeletons}>
        <Specimen state={feedback.shapes.text}>
          <Skeleton announcement={feedback.loadingText} shape="text" count={4} />
        </Specimen>
        <Specimen state={feedback.shapes.rows}>
          <Skeleton announcement={feedback.loadingRows} shape="rows" count={3} />
        </Specimen>
        <Specimen state={feedback.shapes.card}>
          <Skeleton announcement={feedback.loadingCard} shape="card" count={1} />
        </Specimen>
      </Part>
    </KitPage>
  );
}

function NoticesPart({ texts: { feedback } }: { texts: Texts }) {
  return (
    <Part id="notices" title={feedback.notices} wide>
      {(["info", "success", "warning", "error"] as const).map((kind) => (
        <Notice key={kind} kind={kind} word={feedback[kind]}>
          <p>{feedback[`${kind}Text`]}</p>
        </Notice>
      ))}
    </Part>
  );
}
