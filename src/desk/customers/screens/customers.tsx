import { redirect } from "react-router";
import type { Output } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { DeskForm, useBusy, useTyped } from "#desk/ui/DeskForm.tsx";
import { DeskPage } from "#desk/ui/DeskPage.tsx";
import { actAtDesk, openDesk } from "#desk/ui/open-desk.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { visitContext } from "#web/visit.ts";
import { openCase } from "../contract/file.ts";
import { CUSTOMERS_PATH, caseReasons, NOTE_LENGTH } from "../rules.ts";
import { customersTexts } from "../texts/words.ts";
import type { Route } from "./+types/customers.ts";

export const handle = { hydrate: true };

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const opened = await openDesk(visit);
  if (!opened.desk.rights.includes("customers.read")) throw new Response(null, { status: 403 });
  return { ...opened, texts: customersTexts[visit.visitor.language] };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { acted } = await actAtDesk(visit, request, { calls: { open: openCase } });
  if (!acted.data.ok) return acted;
  const { caseId } = acted.data.content as Output<typeof openCase>;
  return redirect(`${CUSTOMERS_PATH}/${caseId}`, 303);
}

/** /desk/customers: finds a customer, and requires a reason. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, frame, texts } = loaderData;
  const typedOf = useTyped("open", actionData);
  const busy = useBusy();
  return (
    <DeskPage
      desk={desk}
      frame={frame}
      title={texts.title}
      lead={texts.lead}
      mark={actionData && !actionData.ok ? frame.errorMark : ""}
    >
      <DeskForm name="open" label={texts.search} acted={actionData} errorTitle={frame.errorTitle}>
        <Field
          name="nationalId"
          label={texts.nationalId}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          variant="capitals"
          {...typedOf("nationalId")}
        />
        <Select
          name="reason"
          label={texts.reason}
          choices={caseReasons.map((value) => ({ value, label: texts.reasons[value] }))}
          {...typedOf("reason")}
        />
        <Field
          name="note"
          label={texts.note}
          hint={fill(texts.noteHint, NOTE_LENGTH)}
          maxLength={NOTE_LENGTH.most}
          autoComplete="off"
          {...typedOf("note")}
        />
        <Button busy={busy}>{texts.open}</Button>
      </DeskForm>
    </DeskPage>
  );
}

export default Screen;
