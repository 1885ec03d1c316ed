import { randomBytes } from "node:crypto";
import { fileNameOf } from "#areas/inquiry/rules.ts";
import { picturesOf } from "#areas/inquiry/server/files.ts";
import type { FileOutput } from "#base/call/call.ts";
import { UPLOAD_FILES } from "#base/call/limits.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Db } from "#db/db.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { CHAT_FILES_MOST } from "../rules.ts";
import { addFiles, countFiles, fileOf, type NewFile } from "../store/messages.ts";

const ID_BYTES = 16;

/** The pictures sent with a message, re-encoded; throws if one is invalid. */
export async function picturesSent(
  context: Pick<CallContext<"anyone">, "files" | "language">,
): Promise<NewFile[]> {
  if (context.files.length === 0) return [];
  const pictures = await picturesOf(context, UPLOAD_FILES);
  return pictures.map(({ type, bytes }, place) => ({
    id: randomBytes(ID_BYTES).toString("base64url"),
    name: fileNameOf(context.files[place]?.name ?? ""),
    type,
    bytes,
  }));
}

/** Attaches pictures to a message; throws if the chat has too many. */
export async function keepPictures(
  db: Db,
  message: { chatId: string; number: number },
  pictures: readonly NewFile[],
): Promise<void> {
  if (pictures.length === 0) return;
  const there = await countFiles(db, message.chatId);
  if (there + pictures.length > CHAT_FILES_MOST) {
    throw new Refusal("CHAT000006", { most: CHAT_FILES_MOST });
  }
  await addFiles(db, message, pictures);
}

/** A picture of a chat as a file. */
export async function pictureOf(db: Db, chatId: string | null, id: string): Promise<FileOutput> {
  const file = chatId === null ? null : await fileOf(db, chatId, id);
  if (!file) throw new Refusal("CHAT000003");
  return { fileName: file.name, fileType: file.type, fileContent: file.bytes.toString("base64") };
}
