import { redirect } from "react-router";
import { listAccounts, writeHistory } from "#areas/account/contract.ts";
import { FORM_TOKEN } from "#base/call/submitted.ts";
import { attachmentHeader } from "#base/text/files.ts";
import { visitContext } from "#web/visit.ts";
import { filtersOf, historyAddress, historyTexts, numberWanted } from "../rules/history.ts";
import { pages } from "../rules/paths.ts";
import type { Route } from "./+types/history-file.ts";

/** /accessible/history/file: the filtered entries as a spreadsheet file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { submit, formToken } = context.get(visitContext);
  const filters = filtersOf(new URL(request.url).searchParams, "");
  const token = { [FORM_TOKEN]: formToken };
  const listed = await submit(listAccounts, new Map(Object.entries(token)));
  const number = listed.ok ? numberWanted(filters, listed.content.accounts) : "";
  const { beforeEntry: _, ...requested } = historyTexts(filters, number);
  const written = await submit(writeHistory, new Map(Object.entries({ ...requested, ...token })));
  // The page shows the error, or redirects to the sign-in.
  if (!written.ok) return redirect(historyAddress(pages.history, filters));
  const { fileName, fileContent } = written.content;
  return new Response(fileContent, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": attachmentHeader(fileName, fileName),
    },
  });
}
