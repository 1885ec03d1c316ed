// What must not compile. Each mark says which error the line below it gives; compile.test.ts takes
// the marks away and sees that the compiler finds exactly these.

import { Type as T } from "typebox";
import type * as board from "#areas/board/contract.ts";
import { listNotices, readNotice } from "#areas/board/contract.ts";
import { handlers } from "#areas/board/server.ts";
import { texts as boardTexts } from "#areas/board/texts/en.ts";
import type { Texts } from "#areas/board/texts/zh.ts";
import { type Ask, call } from "#base/call/call.ts";
import { topicKind, topicOf } from "#base/call/live.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Translated } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import { publish } from "#server/live/publish.ts";
import { listener, openLive } from "#web/live.ts";

const { readNotice: _left, ...fewerHandlers } = handlers;
const { notices: _notices, ...withoutNotices } = boardTexts;

// @ts-expect-error TS2741: a handler is missing
export const missingHandler: Handlers<typeof board> = fewerHandlers;

export const strangeHandler: Handlers<typeof board> = {
  ...handlers,
  // @ts-expect-error TS2561: a handler of no call
  eatNotice: async () => ({}),
};

export const wrongAnswer: Handlers<typeof board> = {
  ...handlers,
  // @ts-expect-error TS2322: an answer without what the contract promises
  readNotice: async ({ noticeNumber }) => ({ noticeNumber }),
};

export const unknownCode = call({
  method: "GET",
  path: "/v1/nothing",
  summary: "Nothing",
  who: "anyone",
  input: T.Object({}),
  output: T.Null(),
  // @ts-expect-error TS2322: a code that is not in the catalogue
  errors: ["BORD999999"],
});

const everything = {
  method: "GET",
  path: "/v1/nothing",
  summary: "Nothing",
  input: T.Object({}),
  output: T.Null(),
  errors: [],
} as const;

// @ts-expect-error TS2741: nobody says who may call
export const callOfNobody = call(everything);

// @ts-expect-error TS2322: a right that no role gives
export const unknownRight = call({ ...everything, who: "staff:money.print" });

/** Handlers that use the wrong kind of caller. */
export function wrongCallers(
  ofStaff: CallContext<"staff:own-account.read">,
  ofCustomers: CallContext<"customer">,
  ofAnyone: CallContext<"anyone">,
): (string | undefined)[] {
  return [
    ofStaff.staff.id,
    ofCustomers.customer.id,
    // @ts-expect-error TS18047: a call of staff has no customer
    ofStaff.customer.id,
    // @ts-expect-error TS18047: a call of a customer has no member of staff
    ofCustomers.staff.id,
    // @ts-expect-error TS18047: anyone need not be a customer
    ofAnyone.customer.id,
  ];
}

// @ts-expect-error TS2345: a code that is not in the catalogue
export const unknownRefusal = new Refusal("BORD999999");

// @ts-expect-error TS2741: a text without its translation
export const missingText: Texts = withoutNotices;

// @ts-expect-error TS2353: a text of no key
export const extraText: Texts = { ...boardTexts, nobodyAsksForMe: "?" };

// @ts-expect-error TS2741: a language is missing
export const missingLanguage: Translated = { zh: "公告", en: "Notices" };

/** Calls with inputs that their contracts do not have. */
export async function wrongInputs(ask: Ask): Promise<void> {
  // @ts-expect-error TS2322: the number of a notice is a number
  await ask(readNotice, { noticeNumber: "1" });
  // @ts-expect-error TS2741: the number is missing
  await ask(readNotice, {});
  // @ts-expect-error TS2322: no such category
  await ask(listNotices, { category: "gossip" });
  // @ts-expect-error TS2561: no such field
  await ask(listNotices, { pageSizes: 1 });
  // @ts-expect-error TS2551: no such field in the answer
  (await ask(readNotice, { noticeNumber: 1 })).noticeNumbers;
}

const queue = topicOf(
  topicKind({ name: "queue", message: T.Object({ waiting: T.Integer() }), retentionSeconds: 60 }),
  "chat",
);

/** Messages that do not match their topics. */
export async function wrongMessages(db: Db): Promise<void> {
  // @ts-expect-error TS2322: the number of those who wait is a number
  await publish(db, queue, { waiting: "1" });
  // @ts-expect-error TS2339: no such field in the message
  listener({ topic: queue, onMessage: ({ waits }) => waits, onGap: () => undefined });
  // @ts-expect-error TS2741: nobody is told that the session is over
  openLive([], { after: null });
}
