// Loaded before the bank: the clock of this one process can be set from outside, as if somebody set
// the clock of the machine. What counts time without a clock goes on as it does on a real machine.

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
// Who can be told something must still be able to end.
process.channel?.unref();
