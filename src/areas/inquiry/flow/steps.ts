import type { FieldError } from "#base/call/call.ts";
import { UPLOAD_FILES } from "#base/call/limits.ts";
import { FORM_TOKEN, type FormTexts } from "#base/call/submitted.ts";
import type { ActOf } from "#base/flow/table.ts";
import { callCentre } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import type { Outcome } from "#web/flow.ts";
import type { Visit } from "#web/visit.ts";
import {
  keepInquiryFiles,
  listInquiryFiles,
  listInquiryTopics,
  registerInquiry,
} from "../contract.ts";
import { attachments, COMPLETE_PATH } from "../rules.ts";
import { inquiryTexts } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import {
  type Draft,
  draftIn,
  missingTopic,
  type Step,
  topicWith,
  type Walk,
  wrongDetails,
  wrongFiles,
} from "./draft.ts";
import type { inquiryFlow } from "./table.ts";

type Calls = Pick<Visit, "ask" | "submit">;

/** The steps by their buttons; each goes as far as the input allows. */
export const inquirySteps = {
  details: stepTo("details"),
  topic: stepTo("topic"),
  check: stepTo("check"),
  send: stepTo("send"),
} satisfies Record<ActOf<typeof inquiryFlow>, unknown>;

function stepTo(act: Step | "send") {
  return async (visit: Visit, form: FormData): Promise<Outcome<string, Walk>> => {
    const walked = await walk(visit, form, act);
    if ("sent" in walked) return { go: `${COMPLETE_PATH}?id=${walked.sent}` };
    const isWrong = walked.fields.length > 0 || walked.message !== null;
    return { stay: walked, code: isWrong ? "400" : null };
  };
}

async function walk(
  visit: Visit,
  form: FormData,
  act: Step | "send",
): Promise<Walk | { sent: string }> {
  const texts = inquiryTexts[visit.visitor.language];
  const { draft, ...files } = await withFiles(visit, form, texts);
  const { categories } = await visit.ask(listInquiryTopics, {});
  const { gone: _gone, ...shown } = files;
  const at = (step: Step, fields: FieldError[] = [], message: string | null = null): Walk => ({
    ...shown,
    step,
    draft,
    fields,
    message,
  });
  const topic = topicWith(categories, draft.subcategoryCode);
  if (act === "topic") return { ...at("topic"), refused: [] };
  if (!topic) return at("topic", [missingTopic(texts)]);
  if (act === "details") return { ...at("details"), refused: [] };
  const wrong = [...wrongDetails(draft, texts), ...wrongFiles(files.refused, texts)];
  const gone = act === "check" ? files.gone : [];
  if (wrong.length + gone.length > 0 || files.message)
    return at("details", [...wrong, ...gone], files.message);
  if (act === "check")
    return { ...at("check"), draft: { ...draft, inquiryId: crypto.randomUUID() } };

  const sent = await visit.submit(registerInquiry, sentForm(form, topic.categoryCode));
  if (sent.ok) return { sent: sent.content.inquiryId };
  if (sent.code === "FILE000004") return at("details", files.gone);
  if (sent.fields.length === 0) return at("check", [], messageOf(sent, texts));
  const isTopic = sent.fields.some(
    ({ field }) => field === "subcategoryCode" || field === "categoryCode",
  );
  return at(isTopic ? "topic" : "details", sent.fields);
}

interface Files extends Pick<Walk, "files" | "refused" | "message"> {
  draft: Draft;
  /** The errors if uploaded pictures have expired, or there are too many. */
  gone: FieldError[];
}

/** Uploads the pictures of a form, and finds those already uploaded. */
async function withFiles(visit: Calls, form: FormData, texts: Texts): Promise<Files> {
  const draft = draftIn(form);
  const before = await waiting(visit, draft.attachmentIds);
  const ids = before.map(({ attachmentId }) => attachmentId);
  const isGone = before.length < draft.attachmentIds.length;
  const error = isGone ? texts.files.gone : ids.length > UPLOAD_FILES ? texts.files.many : null;
  const gone = error ? [{ field: attachments.field, message: error }] : [];
  const stored = { files: before, refused: [], message: null, gone };
  if (!hasFiles(form) || ids.length > UPLOAD_FILES)
    return { ...stored, draft: { ...draft, attachmentIds: ids } };

  const sent = await visit.submit(keepInquiryFiles, {
    entries: () => [...form.entries(), ...ids.map((id): [string, string] => ["attachmentIds", id])],
  });
  if (!sent.ok) {
    const message = messageOf(sent, texts);
    return { ...stored, message, draft: { ...draft, attachmentIds: ids } };
  }
  const taken = sent.content.attachments;
  const files = taken.flatMap(({ attachmentId, attachmentName, attachmentBytes }) =>
    attachmentId === null ? [] : [{ attachmentId, attachmentName, attachmentBytes }],
  );
  const refused = taken.flatMap(({ attachmentId, attachmentName, resultMessage }) =>
    attachmentId === null ? [{ name: attachmentName, message: resultMessage }] : [],
  );
  const attachmentIds = [...ids, ...files.map(({ attachmentId }) => attachmentId)];
  return {
    ...stored,
    files: [...before, ...files],
    refused,
    draft: { ...draft, attachmentIds },
  };
}

/** A wait of hours is not stated in seconds. */
function messageOf({ code, message }: { code: string; message: string }, texts: Texts): string {
  if (code !== "PLAT000005") return message;
  return fill(texts.tooOften, { phone: callCentre.tollFree });
}

async function waiting({ ask }: Calls, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return (await ask(listInquiryFiles, { attachmentIds: [...ids] })).attachments;
}

function hasFiles(form: FormData): boolean {
  return form
    .getAll(attachments.field)
    .some((file) => typeof file !== "string" && file.name !== "");
}

/** The form to register: the draft with all its pictures, its category, and the form token. */
function sentForm(form: FormData, categoryCode: string): FormTexts {
  const { attachmentIds, inquiryId, ...texts } = draftIn(form);
  const entries: [string, unknown][] = [
    ...Object.entries(texts),
    ...attachmentIds.map((id): [string, unknown] => ["attachmentIds", id]),
    ...(inquiryId === "" ? [] : [["inquiryId", inquiryId] as [string, unknown]]),
    ["categoryCode", categoryCode],
    [FORM_TOKEN, form.get(FORM_TOKEN)],
  ];
  return { entries: () => entries };
}
