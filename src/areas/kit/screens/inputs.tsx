import { data } from "react-router";
import { TRANSFER_OTP_SECONDS } from "#base/identity/otp.ts";
import { visitContext } from "#web/visit.ts";
import { kitTexts } from "../texts/words.ts";
import type { Route } from "./+types/inputs.ts";
import { checkedInputs } from "./parts/check-inputs.ts";
import { InputStates } from "./parts/InputStates.tsx";
import { InputsForm } from "./parts/InputsForm.tsx";
import { KitPage, onlyForBuilders } from "./parts/KitPage.tsx";
import { Part } from "./parts/Part.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  onlyForBuilders(visit);
  const { language } = visit.visitor;
  return { texts: kitTexts, language };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  onlyForBuilders(visit);
  const checked = checkedInputs(await request.formData(), kitTexts.forms);
  return data(checked, { status: checked.fields.length > 0 ? 400 : 200 });
}

/** /kit/inputs: the bank-specific inputs. */
export default function InputsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, language } = loaderData;
  const isWrong = actionData !== undefined && actionData.fields.length > 0;
  return (
    <KitPage texts={texts} current="inputs" mark={isWrong ? texts.errorMark : ""}>
      <Part id="try" title={texts.forms.tryIt} lead={texts.forms.tryItLead} wide>
        <InputsForm
          texts={texts}
          language={language}
          codeSeconds={TRANSFER_OTP_SECONDS}
          checked={actionData}
          busy={false}
        />
      </Part>
      <InputStates texts={texts} language={language} />
    </KitPage>
  );
}
