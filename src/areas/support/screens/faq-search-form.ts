import { redirect } from "react-router";
import { FAQ_PATH, searchPath } from "../rules.ts";
import type { Route } from "./+types/faq-search-form.ts";
import { codeParam, typedParam } from "./parts/params.ts";

/** /support/faq/search?q=…: redirects the form to the address of the search. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const typed = typedParam(searchParams.get("q"));
  const category = searchParams.get("category");
  if (typed === "") return redirect(FAQ_PATH);
  return redirect(searchPath(typed, category ? codeParam(category) : null));
}
