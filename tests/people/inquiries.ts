// How tests send inquiries, through each entry point.

import type { Bank } from "../bank/bank.ts";

/** A typical inquiry. */
export const inquiry = {
  ctgCd: "T1",
  subCtgCd: "T101",
  custNm: "林怡君",
  email: "yijun@example.com",
  phone: "0912-345-678",
  device: "PC",
  cont: "昨天轉帳後畫面停在處理中，請協助確認是否成功。",
};

/** The same inquiry as the page's form sends it. */
export const typedInquiry = {
  categoryCode: inquiry.ctgCd,
  subcategoryCode: inquiry.subCtgCd,
  customerName: inquiry.custNm,
  email: inquiry.email,
  phone: inquiry.phone,
  device: inquiry.device,
  description: inquiry.cont,
};

/** A file of a form. */
export interface Sent {
  name: string;
  bytes: Buffer;
  /** The name of its part; `attachments` unless given. */
  part?: string;
}

/** An answer of the API. */
export interface CallResponse {
  status: number;
  code: string | number;
  message: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape
  content: any;
}

/** Creates topics for a test. */
export async function makeTopics({ owner }: Pick<Bank, "owner">): Promise<void> {
  await owner.query(
    `insert into faq_category (code, parent_code, position, name)
     select code, parent, position, jsonb_build_object('zh', '測試' || code, 'en', 'Test ' || code, 'ko', '시험 ' || code)
       from (values ('T1', null, 901), ('T101', 'T1', 902), ('T102', 'T1', 903),
                    ('T2', null, 904), ('T201', 'T2', 905)) as row (code, parent, position)`,
    [],
  );
}

/** Resets the rate counters, so that one test does not block the next. */
export async function forgetCounts({ owner }: Pick<Bank, "owner">): Promise<void> {
  await owner.query("delete from inquiry_count", []);
}

/** Sends fields and files as a browser sends a form. */
export async function sendForm(
  { site }: Pick<Bank, "site">,
  url: string,
  fields: Readonly<Record<string, string | readonly string[]>>,
  files: readonly Sent[] = [],
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value].flat()) form.append(name, each);
  }
  for (const { name, bytes, part = "attachments" } of files)
    form.append(part, new File([new Uint8Array(bytes)], name));
  const encoded = new Response(form);
  return site.inject({
    method: "POST",
    url,
    headers: { "content-type": encoded.headers.get("content-type") ?? "", ...headers },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

/** Registers an inquiry with files under /v1. */
export async function registerWith(
  bank: Pick<Bank, "site">,
  files: readonly Sent[],
  fields: object = {},
): Promise<CallResponse> {
  const response = await sendForm(
    bank,
    "/v1/support/inquiry/form",
    { ...inquiry, ...fields },
    files,
  );
  return { status: response.statusCode, ...response.json() };
}

/** Uploads files in advance. */
export async function sendAhead(
  bank: Pick<Bank, "site">,
  files: readonly Sent[],
  fields: Readonly<Record<string, string | readonly string[]>> = {},
): Promise<CallResponse> {
  const response = await sendForm(bank, "/v1/support/inquiry/files", fields, files);
  return { status: response.statusCode, ...response.json() };
}

/** What is stored of an inquiry. */
export async function storedOf({ owner }: Pick<Bank, "owner">, reference: string) {
  const [row] = await owner.query<Record<string, unknown>>(
    `select inquiry.*, promised_on::text as promised,
            array(select type from inquiry_file where inquiry_id = inquiry.id order by number) as files
       from inquiry where reference = $1`,
    [reference],
  );
  return row ?? null;
}
