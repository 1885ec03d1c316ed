import { data, redirect } from "react-router";
import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { Page } from "#web/ui/layout/Page.tsx";
import { visitContext } from "#web/visit.ts";
import { kitTexts } from "../texts/words.ts";
import type { Route } from "./+types/policies.ts";
import { onlyForBuilders } from "./parts/KitPage.tsx";

export const handle: ScreenHandle = {
  pcOnly: true,
  policy: { camera: true, microphone: true, connect: ["loopback-adapter"] },
};

export function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  onlyForBuilders(visit);
  const show = new URL(request.url).searchParams.get("show");
  if (show === "missing") throw data(null, { status: 404 });
  if (show === "another") throw redirect("/kit");
  return { texts: kitTexts };
}

/**
 * /kit/policies: a screen that may use the camera and the signing adapter; its error pages may not.
 */
export function Screen({ loaderData: { texts } }: Route.ComponentProps) {
  return (
    <Page title={texts.policies} description={texts.policiesLead} hidden>
      <h1>{texts.policies}</h1>
      <p>{texts.policiesLead}</p>
    </Page>
  );
}

export default Screen;
