import { useState } from "react";
import { data, useNavigation } from "react-router";
import { TRANSFER_OTP_SECONDS } from "#base/identity/otp.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { visitContext } from "#web/visit.ts";
import type { Texts } from "../texts/words.ts";
import { kitTexts } from "../texts/words.ts";
import type { Route } from "./+types/live.ts";
import { PrivateNumber } from "./parts/AccountPart.tsx";
import { checkedInputs } from "./parts/check-inputs.ts";
import { InputsForm } from "./parts/InputsForm.tsx";
import { KitPage, onlyForBuilders } from "./parts/KitPage.tsx";
import { Part } from "./parts/Part.tsx";
import { StopDialog } from "./parts/StopDialog.tsx";
import { ViewsPart } from "./parts/ViewsPart.tsx";

export const handle = { hydrate: true };

const BUSY_MS = 1_500;

export function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  onlyForBuilders(visit);
  const { language } = visit.visitor;
  const requested = new URL(request.url).searchParams;
  const seconds = Number(requested.get("seconds"));
  return {
    texts: kitTexts,
    language,
    plan: requested.get("plan") ?? "",
    // Shortened in tests, which cannot wait two minutes.
    codeSeconds: seconds >= 1 && seconds <= 300 ? seconds : TRANSFER_OTP_SECONDS,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  onlyForBuilders(visit);
  const form = await request.formData();
  // The dialog submits nothing but its answer.
  if (!form.has("amount")) return { stopped: true as const };
  const checked = checkedInputs(form, kitTexts.forms);
  return data(checked, { status: checked.fields.length > 0 ? 400 : 200 });
}

/** /kit/live: what scripts add. */
export default function LiveScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, language, plan, codeSeconds } = loaderData;
  const navigation = useNavigation();
  const checked = actionData && "fields" in actionData ? actionData : undefined;
  return (
    <KitPage
      texts={texts}
      current="live"
      mark={checked && checked.fields.length > 0 ? texts.errorMark : ""}
    >
      <Part id="try" title={texts.forms.tryIt} lead={texts.forms.tryItLead} wide>
        <InputsForm
          texts={texts}
          language={language}
          codeSeconds={codeSeconds}
          checked={checked}
          busy={navigation.state === "submitting"}
        />
      </Part>
      <Part id="private" title={texts.data.private} wide>
        <PrivateNumber data={texts.data} />
      </Part>
      <Part id="dialogs" title={texts.feedback.dialogs} wide>
        {actionData && "stopped" in actionData && (
          <Notice kind="success" word={texts.feedback.success} live>
            <p>{texts.feedback.stopped}</p>
          </Notice>
        )}
        <StopDialog texts={texts.feedback} />
      </Part>
      <Part id="busy" title={texts.feedback.busy} wide>
        <BusyButton texts={texts} />
      </Part>
      <ViewsPart texts={texts} address="/kit/live" plan={plan} />
    </KitPage>
  );
}

function BusyButton({ texts: { forms } }: { texts: Texts }) {
  const [busy, setBusy] = useState(false);
  const work = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), BUSY_MS);
  };
  return (
    <p>
      <Button type="button" busy={busy} busyLabel={forms.sending} onClick={work}>
        {forms.next}
      </Button>
    </p>
  );
}
