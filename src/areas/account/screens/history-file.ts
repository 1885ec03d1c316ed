import { redirect } from "react-router";
import { FORM_TOKEN } from "#base/call/submitted.ts";
import type { Currency } from "#base/money/money.ts";
import { attachmentHeader } from "#base/text/files.ts";
import { dayOf } from "#base/time/day.ts";
import { visitContext } from "#web/visit.ts";
import { listAccounts, writeHistory } from "../contract.ts";
import {
  accountPath,
  historyChoice,
  historyInput,
  historyPageAddress,
} from "../rules/history-page.ts";
import type { Route } from "./+types/history-file.ts";

/** /accounts/{reference}/history.csv: the filtered entries as a spreadsheet file. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { submit, formToken, now } = context.get(visitContext);
  const choice = historyChoice(new URL(request.url).searchParams);
  const token = { [FORM_TOKEN]: formToken };
  // The page shows the error, or redirects to the sign-in.
  const page = redirect(historyPageAddress(accountPath(params.reference), choice, {}));
  const listed = await submit(listAccounts, new Map(Object.entries(token)));
  const account = listed.ok
    ? listed.content.accounts.find(({ accountReference }) => accountReference === params.reference)
    : undefined;
  if (!account) return page;
  const { accountNumber, currency } = account;
  const { beforeEntry, pageSize, ...filters } = historyInput(choice, {
    accountNumber,
    currency: currency as Currency,
    today: dayOf(now),
  });
  const written = await submit(writeHistory, new Map(Object.entries({ ...filters, ...token })));
  if (!written.ok) return page;
  const { fileName, fileContent } = written.content;
  return new Response(fileContent, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": attachmentHeader(fileName, fileName),
    },
  });
}
