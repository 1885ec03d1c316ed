import { Type as T } from "typebox";
import { certificateKinds } from "#areas/certificates/rules/kinds.ts";
import { deliveries, rejections, requestStates } from "#areas/certificates/rules.ts";
import { call } from "#base/call/call.ts";
import { day, moment, orNull, uuid } from "#base/call/fields.ts";
import { queueCalls } from "#desk/queues/contract.ts";

const item = uuid;
const who = "staff:certificates.review" as const;
const calls = queueCalls("certificates", { right: "certificates.review", item });

export const listReviews = calls.list;
export const takeReview = calls.take;
export const renewReview = calls.renew;
export const releaseReview = calls.release;

/** A request for a certificate; for the member of staff who took it, with the postal details. */
export const readReview = call({
  method: "GET",
  path: "/v1/desk/certificates/{item}",
  summary: "A request for a certificate that waits for staff, with masked data of its customer",
  who,
  passive: true,
  input: T.Object({ item }),
  output: T.Object({
    item: T.String(),
    isOwn: T.Boolean(),
    reference: T.String(),
    kind: T.Enum([...certificateKinds]),
    delivery: T.Enum([...deliveries]),
    state: T.Enum([...requestStates]),
    /** Why it needs a review. */
    reason: T.String(),
    customerName: T.String(),
    nationalId: T.String(),
    /** The English name of a document, and the one on file, where they differ; for who took it. */
    englishName: orNull(T.String()),
    nameOnFile: orNull(T.String()),
    email: orNull(T.String()),
    /** Unmasked, and only for the member of staff who took it: the envelope needs it. */
    postalAddress: orNull(T.String()),
    copies: T.Integer(),
    madeAt: moment,
    promisedOn: orNull(day),
  }),
  errors: ["DESK000004"],
});

/** The document of a request as the customer would get it. */
export const readReviewDocument = call({
  method: "GET",
  path: "/v1/desk/certificates/{item}/document",
  summary:
    "The document of a request as the customer would get it, for the member of staff who took the request",
  who,
  weight: 2,
  returnsFile: true,
  input: T.Object({ item }),
  output: T.Object({ fileName: T.String(), fileType: T.String(), fileContent: T.String() }),
  errors: ["DESK000004", "DESK000005"],
});

/** Approves a request and issues its document. */
export const approveReview = call({
  method: "POST",
  path: "/v1/desk/certificates/{item}/approve",
  summary: "Approves a request for a certificate, charges the post and issues the document",
  who,
  input: T.Object({ item }),
  output: T.Object({ state: T.Enum([...requestStates]) }),
  errors: ["DESK000004", "DESK000005", "DESK000008", "DESK000013"],
});

/** Rejects a request. */
export const rejectReview = call({
  method: "POST",
  path: "/v1/desk/certificates/{item}/reject",
  summary: "Rejects a request for a certificate, notifies the customer and refunds the fee",
  who,
  input: T.Object({ item, reason: T.Enum([...rejections]) }),
  output: T.Object({ state: T.Literal("rejected") }),
  errors: ["DESK000004", "DESK000005", "DESK000013"],
});

/** Records that a document was posted. */
export const postReview = call({
  method: "POST",
  path: "/v1/desk/certificates/{item}/posted",
  summary: "Records that the document of a request was handed to the post",
  who,
  input: T.Object({ item }),
  output: T.Object({ state: T.Literal("sent") }),
  errors: ["DESK000004", "DESK000005", "DESK000013"],
});
