import { type ContentKindName, contentKinds } from "../../rules.ts";

/** The kind in a URL's parameter; throws a 404 for any other value. */
export function kindParam(name: string): ContentKindName {
  const kind = contentKinds.find((each) => each === name);
  if (!kind) throw new Response(null, { status: 404 });
  return kind;
}
