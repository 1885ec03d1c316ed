const STEP = 1024;

/** A file's size as systems show it: 340 KB, 1.2 MB. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / STEP));
  return kilobytes < STEP ? `${kilobytes} KB` : `${(bytes / STEP / STEP).toFixed(1)} MB`;
}
