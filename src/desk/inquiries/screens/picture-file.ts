import { askDesk, fileResponse } from "#desk/ui/open-desk.ts";
import { visitContext } from "#web/visit.ts";
import { readInquiryPicture } from "../contract.ts";
import type { Route } from "./+types/picture-file.ts";

/** /desk/inquiries/{item}/pictures/{number}: a picture attached to an inquiry. */
export async function loader({ context, params: { item, number } }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return fileResponse(await askDesk(visit, readInquiryPicture, { item, number: Number(number) }));
}
