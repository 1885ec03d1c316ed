// The state between the three steps. Everything typed travels in the form itself and is validated
// each time; only pictures are stored on the server, under ids that the form carries.

import type { FieldError, Output } from "#base/call/call.ts";
import { isUuid } from "#base/identity/uuid.ts";
import type { Device } from "#base/site/device.ts";
import { fill } from "#base/text/language.ts";
import type { listInquiryFiles, listInquiryTopics } from "../contract.ts";
import {
  attachments,
  type DeviceCode,
  deviceCodeOf,
  devices,
  LISTED_MOST,
  type Problem,
  problemsOf,
  shownLengths,
  type Typed,
} from "../rules.ts";
import type { Texts } from "../texts/zh.ts";

/** The steps in order. */
export const steps = ["topic", "details", "check"] as const;

export type Step = (typeof steps)[number];

/** A category with its sub-categories. */
export type Topic = Output<typeof listInquiryTopics>["categories"][number];

/** An uploaded picture. */
export type StoredFile = Output<typeof listInquiryFiles>["attachments"][number];

/** Everything entered so far. */
export interface Draft extends Typed {
  subcategoryCode: string;
  device: string;
  /** The ids of uploaded pictures. */
  attachmentIds: readonly string[];
  /** Generated with the last step, so that an inquiry sent twice is registered once. */
  inquiryId: string;
}

/** The visitor's current step, and the errors. */
export interface Walk {
  step: Step;
  draft: Draft;
  fields: FieldError[];
  /** An error that concerns no field. */
  message: string | null;
  files: StoredFile[];
  refused: { name: string; message: string }[];
}

/** The prefix of the names of the uploaded pictures' checkboxes. */
export const STORED = "atch-";

const KEPT_NAME = /^atch-([\w-]{22})$/;

/** The name of the buttons that select the next step. */
export const ACT = "act";

/** The initial state: the URL may already contain a topic. */
export function startOf(url: URL, topics: readonly Topic[], texts: Texts, device: Device): Walk {
  const subcategoryCode = url.searchParams.get("subcategoryCode") ?? "";
  const isChosen = topicWith(topics, subcategoryCode) !== null;
  const isMissing = url.searchParams.get(ACT) === "details" && !isChosen;
  const draft = {
    ...blank,
    subcategoryCode: isChosen ? subcategoryCode : "",
    device: deviceCodeOf(device),
  };
  const fields = isMissing ? [missingTopic(texts)] : [];
  return { ...quiet, step: isChosen ? "details" : "topic", draft, fields };
}

const blank: Draft = {
  subcategoryCode: "",
  customerName: "",
  email: "",
  phone: "",
  device: "",
  description: "",
  attachmentIds: [],
  inquiryId: "",
};

const quiet: Pick<Walk, "message" | "files" | "refused"> = {
  message: null,
  files: [],
  refused: [],
};

/** The draft in a submitted form. */
export function draftIn(form: FormData): Draft {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.replace(/\r\n/g, "\n") : "";
  };
  const ids = [...form.keys()].flatMap((name) => KEPT_NAME.exec(name)?.[1] ?? []);
  return {
    subcategoryCode: textOf("subcategoryCode"),
    customerName: textOf("customerName"),
    email: textOf("email"),
    phone: textOf("phone"),
    device: textOf("device"),
    description: textOf("description"),
    attachmentIds: [...new Set(ids)].slice(0, LISTED_MOST),
    inquiryId: isUuid(textOf("inquiryId")) ? textOf("inquiryId") : "",
  };
}

/** The filled-in fields of a draft, as carried from step to step. */
export function carriedOf({ attachmentIds, ...texts }: Draft): [name: string, value: string][] {
  return [
    ...Object.entries(texts).filter(([, value]) => value !== ""),
    ...attachmentIds.map((id): [string, string] => [STORED + id, "on"]),
  ];
}

/** A category and its sub-category, by the code of the latter. */
export function topicWith(topics: readonly Topic[], subcategoryCode: string) {
  for (const topic of topics) {
    const sub = topic.subcategories.find((each) => each.subcategoryCode === subcategoryCode);
    if (sub) return { categoryCode: topic.categoryCode, categoryName: topic.categoryName, ...sub };
  }
  return null;
}

/** The error shown if no topic was chosen. */
export function missingTopic(texts: Texts): FieldError {
  return { field: "subcategoryCode", message: texts.topic.missing };
}

/** The errors of the second step. */
export function wrongDetails(draft: Draft, texts: Texts): FieldError[] {
  const problems = Object.entries(problemsOf(draft)) as [keyof Typed, Problem][];
  const fields = problems.map(([field, problem]) => ({
    field: field as string,
    message: fill(texts.problems[field][problem], shownLengths(field)),
  }));
  if (isDevice(draft.device)) return fields;
  return [...fields, { field: "device", message: texts.problems.device }];
}

/** Whether a text is one of the devices. */
export function isDevice(text: string): text is DeviceCode {
  return Object.keys(devices).includes(text);
}

/** Refused files for the error summary, each with a link to its row. */
export function wrongFiles(refused: Walk["refused"], texts: Texts): FieldError[] {
  return refused.map((file, index) => ({
    field: refusedId(index),
    message: fill(texts.files.again, file),
  }));
}

/** The id of a refused file's row. */
export function refusedId(index: number): string {
  return `${attachments.field}-${index + 1}`;
}
