import { randomBytes } from "node:crypto";
import type { Input, Output } from "#base/call/call.ts";
import { SUCCESS_CODE } from "#base/call/call.ts";
import { UPLOAD_FILES } from "#base/call/limits.ts";
import { type ErrorCode, Refusal } from "#base/errors/catalogue.ts";
import { sentenceOf } from "#base/errors/texts.ts";
import type { Language } from "#base/text/language.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { RequestRejected } from "#server/http/guard.ts";
import type { Upload } from "#server/uploads/form-parts.ts";
import { drawAnew, type Picture } from "#server/uploads/pictures.ts";
import type { keepInquiryFiles, listInquiryFiles } from "../contract.ts";
import { attachments, fileNameOf } from "../rules.ts";
import { addUploads, uploadsOf } from "../store.ts";
import { count, senderOf } from "./counting.ts";

const ID_BYTES = 16;
const COME_BACK_SECONDS = 300;

/** A file with its decoded picture, or why it was refused. */
type Judged = { name: string; size: number } & ({ picture: Picture } | { code: ErrorCode });

/** Stores every valid picture, and returns the reason for each refused one. */
export async function keepFiles(
  { attachmentIds = [] }: Input<typeof keepInquiryFiles>,
  context: CallContext<"anyone">,
): Promise<Output<typeof keepInquiryFiles>> {
  await count(context.db, context, "uploads", senderOf(context));
  const judged = await judge(context.files, UPLOAD_FILES - attachmentIds.length);
  const outcomes = judged.map((file) =>
    "picture" in file ? { ...file, id: randomBytes(ID_BYTES).toString("base64url") } : file,
  );
  const stored = outcomes.flatMap((file) =>
    "picture" in file ? [{ ...file, ...file.picture }] : [],
  );
  const hasPlace = stored.length === 0 || (await addUploads(context.db, stored));
  if (!hasPlace) throw new RequestRejected(503, COME_BACK_SECONDS);
  return {
    attachments: outcomes.map((file) => ({
      attachmentName: file.name,
      attachmentBytes: file.size,
      attachmentId: "id" in file ? file.id : null,
      ...resultOf(file, context.language),
    })),
  };
}

/** The pictures that are still stored. */
export async function listFiles(
  { attachmentIds }: Input<typeof listInquiryFiles>,
  { db }: CallContext<"anyone">,
): Promise<Output<typeof listInquiryFiles>> {
  const rows = await uploadsOf(db, attachmentIds);
  return {
    attachments: rows.map(({ id, name, size }) => ({
      attachmentId: id,
      attachmentName: name,
      attachmentBytes: size,
    })),
  };
}

/** The pictures of files that must all be valid; otherwise throws with the reason for each. */
export async function picturesOf(
  { files, language }: Pick<CallContext<"anyone">, "files" | "language">,
  places: number,
): Promise<Picture[]> {
  const judged = await judge(files, places);
  const refused = judged.flatMap((file) => ("code" in file ? [file] : []));
  if (refused[0]) {
    const attachments = refused.map((file) => ({
      attachmentName: file.name,
      ...resultOf(file, language),
    }));
    throw new Refusal(refused[0].code, {}, { attachments });
  }
  return judged.flatMap((file) => ("picture" in file ? [file.picture] : []));
}

async function judge(files: readonly Upload[], places: number): Promise<Judged[]> {
  return Promise.all(
    files.map(async ({ name, bytes }, place) => {
      const file = { name: fileNameOf(name), size: bytes.length };
      if (place >= places) return { ...file, code: "FILE000003" };
      if (bytes.length > attachments.bytesMost) return { ...file, code: "FILE000002" };
      const picture = await drawAnew(bytes, attachments.bytesMost);
      return picture ? { ...file, picture } : { ...file, code: "FILE000001" };
    }),
  );
}

function resultOf(file: Judged, language: Language): { resultCode: string; resultMessage: string } {
  if ("picture" in file) return { resultCode: String(SUCCESS_CODE), resultMessage: "OK" };
  return { resultCode: file.code, resultMessage: sentenceOf(file.code, {}, language) };
}
