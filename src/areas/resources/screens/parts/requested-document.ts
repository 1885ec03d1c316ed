import type { Output } from "#base/call/call.ts";
import { notFound, orNotFound } from "#web/not-found.ts";
import type { Visit } from "#web/visit.ts";
import { compareVersions, readDocument } from "../../contract.ts";
import { VERSION } from "../../rules.ts";

export type ShownDocument = Output<typeof readDocument>;
export type Comparison = Output<typeof compareVersions>;

/** What a version in an address looks like. */
export const versionCodes = new RegExp(VERSION);

/** What the address of a document asks for: one version, or two of them side by side. */
export interface RequestedDocument {
  document: ShownDocument;
  comparison: Comparison | null;
}

/** Reads a document as its address asks for it; what is not there is a page that is not there. */
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
