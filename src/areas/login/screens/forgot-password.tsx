import { redirect } from "react-router";
import { visitContext } from "#web/visit.ts";
import { recoveryAction } from "../flow/codes.ts";
import { resettingSteps } from "../flow/reset-password.ts";
import { loginTexts } from "../texts/words.ts";
import type { Route } from "./+types/forgot-password.ts";
import { CodesStep } from "./parts/CodesStep.tsx";
import { IdentityStep } from "./parts/IdentityStep.tsx";
import { PasswordDone, PasswordStep } from "./parts/PasswordStep.tsx";
import { StopStep } from "./parts/StopStep.tsx";

export const handle = { enhance: ["keypad", "strength"] };

export function loader({ context, request }: Route.LoaderArgs) {
  if (request.method !== "POST") throw redirect("/login/forgot-idpw?find=password");
  return { texts: loginTexts[context.get(visitContext).visitor.language] };
}

export const action = recoveryAction(resettingSteps);

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
