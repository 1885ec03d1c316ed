import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { visitContext } from "#web/visit.ts";
import { loginTexts } from "../texts/words.ts";
import type { Route } from "./+types/forgot-idpw.ts";
import { IdentityStep } from "./parts/IdentityStep.tsx";

export const handle = { keepSeconds: 60, query: { find: ["password"] } } satisfies ScreenHandle;

export function loader({ context, request }: Route.LoaderArgs) {
  const { visitor } = context.get(visitContext);
  const isPassword = new URL(request.url).searchParams.get("find") === "password";
  const kind = isPassword ? ("password" as const) : ("userId" as const);
  return { texts: loginTexts[visitor.language], kind };
}

/** /login/forgot-idpw: the first step to a forgotten user ID, or to a new password. */
export function Screen({ loaderData: { texts, kind } }: Route.ComponentProps) {
  return <IdentityStep texts={texts} kind={kind} />;
}

export default Screen;
