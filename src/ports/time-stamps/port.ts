/** An authority that certifies when something was there (RFC 3161). */
export interface TimeStamps {
  /** The largest token that is taken. */
  readonly bytesMost: number;
  /** A token over the bytes, in DER, checked; throws a TimeStampError where none is to be had. */
  stamp(bytes: Buffer): Promise<Buffer>;
}

/** No time stamp is to be had now, or what came was none: to be tried again. */
export class TimeStampError extends Error {
  override name = "TimeStampError";
}
