import type { FileAnswer } from "#base/call/call.ts";

/** A file returned by a call, to be displayed inline if the browser can. */
export function fileResponse({ fileType, fileContent }: FileAnswer): Response {
  const bytes = Uint8Array.from(atob(fileContent), (letter) => letter.charCodeAt(0));
  return new Response(bytes, {
    headers: {
      "content-type": fileType,
      "content-disposition": "inline",
      "cache-control": "no-store",
    },
  });
}
