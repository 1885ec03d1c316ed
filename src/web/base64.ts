/** The bytes of a base64 text. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  // A loop: a callback per byte takes ten times as long for some hundred thousand bytes.
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let place = 0; place < letters.length; place += 1) bytes[place] = letters.charCodeAt(place);
  return bytes;
}
