// The customer's open requests from all areas, in one list.

import { listDisputes } from "#areas/cards/contract/disputes.ts";
import { SUSPICIOUS_PATH } from "#areas/cards/rules/loss.ts";
import { listCertificates } from "#areas/certificates/contract/reads.ts";
import { issuedPath } from "#areas/certificates/rules/paths.ts";
import { certificatesTexts } from "#areas/certificates/texts/words.ts";
import { listOpenInquiries } from "#areas/inquiry/contract.ts";
import { listPolicies } from "#areas/insurance/contract/applications.ts";
import type { Ask, Output } from "#base/call/call.ts";
import { fill, type Language } from "#base/text/language.ts";
import type { Texts } from "../../texts/home/zh.ts";
import { homeTexts } from "../../texts/words.ts";

const REQUESTS_MOST = 8;
const DAY_LENGTH = "YYYY/MM/DD".length;

/** An open request. */
export interface OpenRequest {
  key: string;
  title: string;
  state: string;
  href: string | null;
}

/** All open requests. */
export async function openRequests(ask: Ask, language: Language): Promise<OpenRequest[]> {
  const texts = homeTexts[language].requests;
  const [certificates, disputes, inquiries, policies] = await Promise.all([
    ask(listCertificates, {}),
    ask(listDisputes, {}),
    ask(listOpenInquiries, {}),
    ask(listPolicies, {}),
  ]);
  return [
    ...certificates.requests.flatMap((request) => certificateRow(request, texts, language)),
    ...disputes.disputes.flatMap((dispute) => disputeRow(dispute, texts)),
    ...inquiries.inquiries.map(({ receiptNumber, categoryName, promisedOn }) => ({
      key: receiptNumber,
      title: fill(texts.inquiry, { category: categoryName }),
      state: fill(texts.inquiryState, { day: promisedOn }),
      href: null,
    })),
    ...policies.policies.flatMap((policy) => policyRow(policy, texts)),
  ].slice(0, REQUESTS_MOST);
}

function certificateRow(
  { requestId, kind, state }: Output<typeof listCertificates>["requests"][number],
  texts: Texts["requests"],
  language: Language,
): OpenRequest[] {
  if (state !== "requested" && state !== "in-review") return [];
  return [
    {
      key: requestId,
      title: certificatesTexts[language].kinds[kind].title,
      state: texts.certificateStates[state],
      href: issuedPath(kind, requestId),
    },
  ];
}

function disputeRow(
  { disputeReference, disputeState, merchant }: Output<typeof listDisputes>["disputes"][number],
  texts: Texts["requests"],
): OpenRequest[] {
  const states: Partial<Record<string, string>> = texts.disputeStates;
  const state = states[disputeState];
  if (!state) return [];
  const title = fill(texts.dispute, { merchant });
  return [{ key: disputeReference, title, state, href: SUSPICIOUS_PATH }];
}

function policyRow(
  {
    applicationId,
    planName,
    status,
    startsAt,
    endsAt,
  }: Output<typeof listPolicies>["policies"][number],
  texts: Texts["requests"],
): OpenRequest[] {
  const states: Partial<Record<string, string>> = texts.policyStates;
  const state = states[status];
  if (!state) return [];
  const day = (status === "coming" ? startsAt : endsAt).slice(0, DAY_LENGTH);
  return [
    {
      key: applicationId,
      title: fill(texts.policy, { plan: planName }),
      state: fill(state, { day }),
      href: "/overview/insurance",
    },
  ];
}
