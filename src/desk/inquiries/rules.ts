import type { FileRules } from "#base/call/call.ts";

/** The page where inquiries are answered. */
export const INQUIRIES_PATH = "/desk/inquiries";

/** How long an answer may be. */
export const ANSWER_LENGTH = { least: 10, most: 5_000 } as const;

/** The attachment of an answer: one document or picture of up to 2 MB. */
export const answerFiles: FileRules = {
  field: "attachment",
  most: 1,
  bytesMost: 2 * 1024 * 1024,
};

const SIGNATURES = [
  { type: "application/pdf", bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: "image/png", bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: "image/jpeg", bytes: [0xff, 0xd8, 0xff] },
] as const;

/** The file type by its first bytes; null for a type that is not sent to customers. */
export function fileTypeOf(bytes: Uint8Array): string | null {
  const found = SIGNATURES.find(({ bytes: first }) =>
    first.every((byte, place) => bytes[place] === byte),
  );
  return found?.type ?? null;
}
