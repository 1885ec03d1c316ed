// Loaded before the bank: the clock of this process can be set from outside, as if the machine's
// clock were set. Monotonic time is not affected, as on a real machine.

const RealDate = Date;
let shiftMs = 0;

class ShiftedDate extends RealDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(RealDate.now() + shiftMs);
    else super(...(given as [number]));
  }

  static override now(): number {
    return RealDate.now() + shiftMs;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;

process.on("message", (message: { shiftMs?: number }) => {
  shiftMs = message.shiftMs ?? 0;
});
// The channel must not keep the process alive.
process.channel?.unref();
