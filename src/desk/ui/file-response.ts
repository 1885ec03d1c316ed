import type { FileAnswer } from "#base/call/call.ts";

/** A file that a call answered, to be shown by the browser itself where it can. */
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
