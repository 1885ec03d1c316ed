import type { SnapshotSubject } from "#areas/upgrade/rules/video.ts";
import { SUCCESS_CODE } from "#base/call/call.ts";
import { pageHeaders } from "#web/page-client.ts";
import { takeSnapshot } from "../../contract.ts";

const QUALITY = 0.9;

/** Captures the customer's video and uploads it; returns why that failed, or null. */
export async function sendSnapshot(
  callId: string,
  subject: SnapshotSubject,
  noPicture: string,
): Promise<string | null> {
  const picture = await currentPicture();
  if (!picture) return noPicture;
  const form = new FormData();
  form.set("subject", subject);
  form.set("picture", picture, "snapshot.jpg");
  const path = takeSnapshot.path.replace("{callId}", callId);
  const answer = await fetch(path, { method: "POST", headers: pageHeaders(), body: form });
  const { code, message } = await answer.json();
  return code === SUCCESS_CODE ? null : message;
}

async function currentPicture(): Promise<Blob | null> {
  const video = document.querySelector<HTMLVideoElement>("video#remote");
  if (!video || video.videoWidth === 0) return null;
  const canvas = document.createElement("canvas");
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext("2d")?.drawImage(video, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}
