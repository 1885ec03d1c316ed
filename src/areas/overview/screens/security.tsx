import { data, redirect } from "react-router";
import {
  forgetDevice,
  listDevices,
  listSignIns,
  listTrail,
  signOutElsewhere,
} from "#areas/login/contract/devices.ts";
import { customerPage, signedIn } from "#areas/login/flow/customer.ts";
import { choiceParam } from "#web/list-page.ts";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { SignedInPage } from "#web/ui/layout/SignedInPage.tsx";
import { visitContext } from "#web/visit.ts";
import { overviewTexts } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/security.ts";
import { Devices, Elsewhere } from "./parts/Devices.tsx";
import { pagesOf } from "./parts/pages.ts";
import { SecurityPart } from "./parts/SecurityPart.tsx";
import { SignIns } from "./parts/SignIns.tsx";
import { Trail } from "./parts/Trail.tsx";

const PATH = "/overview/security";

export const handle = { enhance: ["session"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { ask, visitor } = visit;
  const page = await customerPage(visit, request);
  const [{ signIns }, { devices }, { ownEvents, staffEvents }] = await Promise.all([
    ask(listSignIns, {}),
    ask(listDevices, {}),
    ask(listTrail, {}),
  ]);
  return {
    texts: overviewTexts[visitor.language],
    ...page,
    signIns,
    devices,
    own: ownEvents,
    staff: staffEvents,
    done: choiceParam(new URL(request.url), "done", ["forgotten", "elsewhere"]),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  await signedIn(visit, request);
  const form = await request.formData();
  const done = form.get("act") === "elsewhere" ? "elsewhere" : "forgotten";
  const submitted = await visit.submit(
    done === "elsewhere" ? signOutElsewhere : forgetDevice,
    form,
  );
  if (submitted.ok) return redirect(`${PATH}?done=${done}`, 303);
  return data(submitted, { status: 400 });
}

/** /overview/security: sign-ins, browsers, the audit trail, and the link to the panic button. */
export function Screen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { texts, sessionTexts, customer, signIns, devices, own, staff, done } = loaderData;
  return (
    <SignedInPage
      title={`${wrong ? texts.errorMark : ""}${texts.security}`}
      description={texts.securityLead}
      session={customer}
      texts={sessionTexts}
    >
      <PageHead
        title={texts.security}
        lead={texts.securityLead}
        pages={pagesOf(texts, "security")}
      />
      {wrong && <ErrorSummary title={texts.errorTitle} message={wrong.message} fields={[]} />}
      {done && !wrong && (
        <Notice kind="success" word={texts.done.word} live>
          <p>{texts.done[done]}</p>
        </Notice>
      )}
      <PanicWay texts={texts} />
      <SignIns texts={texts} signIns={signIns} />
      <Devices texts={texts} devices={devices} />
      <Elsewhere texts={texts} />
      <Trail id="trail" texts={texts} rows={own} kind="own" />
      <Trail id="staff" texts={texts} rows={staff} kind="staff" />
    </SignedInPage>
  );
}

export default Screen;

/** The link to the panic button, first on the page. */
function PanicWay({ texts: { panic } }: { texts: Texts }) {
  return (
    <SecurityPart id="panic" title={panic.title}>
      <p>{panic.short}</p>
      <p>
        <Button href="/overview/security/panic" variant="danger" icon="warn">
          {panic.go}
        </Button>
      </p>
    </SecurityPart>
  );
}
