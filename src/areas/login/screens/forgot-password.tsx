import { data, redirect } from "react-router";
import { statusOfRefused } from "#base/call/submitted.ts";
import { visitContext } from "#web/visit.ts";
import { loginTexts } from "../texts/words.ts";
import type { Route } from "./+types/forgot-password.ts";
import { CodesStep } from "./parts/CodesStep.tsx";
import { IdentityStep } from "./parts/IdentityStep.tsx";
import { PasswordDone, PasswordStep } from "./parts/PasswordStep.tsx";
import { resettingStep } from "./parts/reset-password.ts";
import { StopStep } from "./parts/StopStep.tsx";
import { withCodeWords } from "./parts/wrong.ts";

export const handle = { enhance: ["keypad", "strength"] };

export function loader({ context, request }: Route.LoaderArgs) {
  if (request.method !== "POST") throw redirect("/login/forgot-idpw?find=password");
  return { texts: loginTexts[context.get(visitContext).visitor.language] };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await request.formData();
  const resetting = await resettingStep(visit, form);
  if (!("wrong" in resetting) || !resetting.wrong) return resetting;
  const { empty } = loginTexts[visit.visitor.language];
  const wrong = withCodeWords(resetting.wrong, form, empty);
  return data({ ...resetting, wrong }, { status: statusOfRefused(wrong) });
}

/** /login/forgot-idpw/forgot-password: codes by SMS and mail, and then a new password. */
export function Screen({ loaderData: { texts }, actionData: resetting }: Route.ComponentProps) {
  if (!resetting) return null;
  switch (resetting.at) {
    case "identity": {
      const { identity, wrong } = resetting;
      return <IdentityStep texts={texts} kind="password" typed={identity} wrong={wrong} />;
    }
    case "codes":
      return <CodesStep texts={texts} resetting={resetting} />;
    case "password":
      return <PasswordStep texts={texts} resetting={resetting} />;
    case "done":
      return <PasswordDone texts={texts} resetting={resetting} />;
    case "stop":
      return <StopStep texts={texts} kind="password" wrong={resetting.wrong} />;
  }
}

export default Screen;
