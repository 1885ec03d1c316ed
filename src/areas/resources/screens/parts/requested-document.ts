import type { Output } from "#base/call/call.ts";
import { notFound, orNotFound } from "#web/not-found.ts";
import type { Visit } from "#web/visit.ts";
import { compareVersions, readDocument } from "../../contract.ts";
import { VERSION } from "../../rules.ts";

export type ShownDocument = Output<typeof readDocument>;
export type Comparison = Output<typeof compareVersions>;

/** The pattern of a version in a URL. */
export const versionCodes = new RegExp(VERSION);

/** What the URL of a document requests: one version, or two to compare. */
export interface RequestedDocument {
  document: ShownDocument;
  comparison: Comparison | null;
}

/** Loads the document that the URL requests; "not found" if it does not exist. */
export async function requestedDocument(
  { ask }: Visit,
  documentNumber: number,
  url: URL,
): Promise<RequestedDocument> {
  const version = versionParam(url, "version");
  const compare = versionParam(url, "compare");
  const document = await orNotFound(
    ask(readDocument, { documentNumber, ...(version ? { documentVersion: version } : {}) }),
  );
  if (!compare) return { document, comparison: null };
  const toVersion = document.documentVersion;
  const comparison = await orNotFound(
    ask(compareVersions, { documentNumber, fromVersion: compare, toVersion }),
  );
  return { document, comparison };
}

function versionParam(url: URL, name: string): string | null {
  const text = url.searchParams.get(name);
  if (!text) return null;
  if (!versionCodes.test(text)) throw notFound();
  return text;
}
