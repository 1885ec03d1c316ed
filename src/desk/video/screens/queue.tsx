import { redirectDocument } from "react-router";
import { fill } from "#base/text/language.ts";
import { DeskForm } from "#desk/ui/DeskForm.tsx";
import { DeskPage } from "#desk/ui/DeskPage.tsx";
import { actAtDesk, askDesk, openDesk } from "#desk/ui/open-desk.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { visitContext } from "#web/visit.ts";
import { answerCall, listCalls } from "../contract.ts";
import { videoCallPath } from "../rules.ts";
import { videoTexts } from "../texts/words.ts";
import type { Route } from "./+types/queue.ts";

export const handle = { hydrate: true };

const MINUTE_SECONDS = 60;

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const [frame, queue] = await Promise.all([openDesk(visit), askDesk(visit, listCalls, {})]);
  return { ...frame, ...queue, texts: videoTexts[visit.visitor.language] };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { acted } = await actAtDesk(visit, request, { calls: { answer: answerCall } });
  if (acted.data.ok) {
    const { callId } = acted.data.content as { callId: string };
    // A full page load: only the new document's headers allow camera and microphone.
    return redirectDocument(videoCallPath(callId), 303);
  }
  return acted;
}

/** /desk/video: customers who wait for a video call, and those who booked a time. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, frame, texts, calls, callBacks } = loaderData;
  const { queue, scopes, languages } = texts;
  const acted = actionData && "form" in actionData ? actionData : undefined;
  return (
    <DeskPage desk={desk} frame={frame} title={queue.title} lead={queue.lead} live>
      <h2>{queue.waiting}</h2>
      {calls.length === 0 ? (
        <p>{queue.none}</p>
      ) : (
        <Table
          id="calls"
          caption={queue.waiting}
          captionHidden
          stacked
          columns={[
            { label: queue.columns.customer },
            { label: queue.columns.scope },
            { label: queue.columns.language },
            { label: queue.columns.waited },
            { label: queue.columns.act },
          ]}
          rows={calls.map((call) => ({
            key: call.callId,
            cells: [
              `${call.customerName}${call.isBooked ? ` · ${queue.booked}` : ""}`,
              scopes[call.scope],
              languages[call.language as keyof typeof languages] ?? call.language,
              fill(queue.minutes, { minutes: Math.floor(call.waitedSeconds / MINUTE_SECONDS) }),
              call.isAnswered && !call.isOwn ? (
                queue.taken
              ) : (
                <DeskForm
                  key="answer"
                  name="answer"
                  label={`${queue.answer} ${call.customerName}`}
                  acted={acted}
                  errorTitle={queue.failed}
                  values={{ callId: call.callId }}
                  layout="line"
                >
                  <Button>{call.isOwn ? queue.back : queue.answer}</Button>
                </DeskForm>
              ),
            ],
          }))}
        />
      )}
      <h2>{queue.callBacks}</h2>
      {callBacks.length === 0 ? (
        <p>{queue.noCallBacks}</p>
      ) : (
        <Table
          id="call-backs"
          caption={queue.callBacks}
          captionHidden
          stacked
          columns={[
            { label: queue.at },
            { label: queue.columns.customer },
            { label: queue.columns.scope },
          ]}
          rows={callBacks.map(({ at, customerName, scope }) => ({
            key: `${at} ${customerName}`,
            cells: [at, customerName, scopes[scope]],
          }))}
        />
      )}
    </DeskPage>
  );
}

export default Screen;
