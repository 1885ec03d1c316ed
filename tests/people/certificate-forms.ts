// The forms of certificates, as a browser without scripts sends them.

import { dayParts } from "#web/ui/forms/typed-day.ts";
import type { Bank } from "../bank/bank.ts";
import { yesterday } from "./certificates.ts";

/** Fields of a form; a list is sent as a repeated field. */
export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** The address of the form of a balance certificate. */
export const DEPOSIT_FORM = "/certification/deposit-balance";

const { year, month, day } = dayParts(yesterday);

const usual: Fields = {
  ...{ "baseDay-year": year, "baseDay-month": month, "baseDay-day": day },
  ...{ currency: "TWD", purpose: "visa", scope: "total", language: "zh", delivery: "download" },
};

/** The form of a balance certificate in a session: its request's id, and how to send it. */
export async function depositForm({ site }: Pick<Bank, "site">, cookie: string) {
  const { body } = await site.inject({ url: DEPOSIT_FORM, headers: { cookie } });
  const hidden = (page: string, name: string) =>
    new RegExp(`name="${name}" value="([\\w-]+)"`).exec(page)?.[1] ?? "";
  const requestId = hidden(body, "requestId");
  const send = (fields: Fields) => {
    const all = { ...usual, requestId, ...fields, formToken: hidden(body, "formToken") };
    const entries = Object.entries(all).flatMap(([name, value]) =>
      [value].flat().map((text): [string, string] => [name, text]),
    );
    return site.inject({
      method: "POST",
      url: DEPOSIT_FORM,
      headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
      payload: String(new URLSearchParams(entries)),
    });
  };
  return { requestId, send, idIn: (page: string) => hidden(page, "requestId") };
}
