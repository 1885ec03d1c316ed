import { attachmentHeader } from "#base/text/files.ts";
import { bytesOf } from "./base64.ts";

interface Attachment {
  fileName: string;
  /** The name for browsers that read only plain letters. */
  plainName: string;
  base64: string;
  fileType?: string;
}

/** A file to save, as the response of a page's URL. */
export function attachment(
  { fileName, plainName, base64, fileType = "application/pdf" }: Attachment,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(bytesOf(base64), {
    headers: {
      "content-type": fileType,
      "content-disposition": attachmentHeader(fileName, plainName),
      ...headers,
    },
  });
}
