import { type ContentKindName, contentKinds } from "../../rules.ts";

/** The kind that an address names; a page that is not there for any other. */
export function kindParam(name: string): ContentKindName {
  const kind = contentKinds.find((each) => each === name);
  if (!kind) throw new Response(null, { status: 404 });
  return kind;
}
