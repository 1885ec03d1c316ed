// The part of PKCS#11 that a signature needs, called in the card's own driver. Constants and
// structures follow version 2.40 of the standard. On Windows a CK_ULONG has four bytes and
// structures are packed.

import koffi, { type LibraryHandle } from "koffi";
import { CardError } from "./card.ts";
import { driverQueue } from "./driver-queue.ts";

const LONG = "unsigned long";
const LONG_BYTES = koffi.sizeof(LONG);
const CALL_MS = 30_000;
const LABEL_BYTES = 32;

/** Return values of the driver's functions; 0 is success. */
export const returned = {
  slotInvalid: 0x03,
  deviceError: 0x30,
  deviceRemoved: 0x32,
  mechanismInvalid: 0x70,
  pinIncorrect: 0xa0,
  pinInvalid: 0xa1,
  pinLength: 0xa2,
  pinExpired: 0xa3,
  pinLocked: 0xa4,
  tokenNotPresent: 0xe0,
  alreadyInitialized: 0x191,
} as const;

const shape = process.platform === "win32" ? koffi.pack : koffi.struct;
const bytes = (count: number) => koffi.array("uint8", count);
shape("CK_VERSION", { major: "uint8", minor: "uint8" });
shape("CK_ATTRIBUTE", { type: LONG, pValue: "void *", ulValueLen: LONG });
shape("CK_MECHANISM", { mechanism: LONG, pParameter: "void *", ulParameterLen: LONG });
shape("CK_TOKEN_INFO", {
  label: bytes(LABEL_BYTES),
  manufacturer: bytes(32),
  model: bytes(16),
  serial: bytes(16),
  flags: LONG,
  counts: koffi.array(LONG, 10),
  hardware: "CK_VERSION",
  firmware: "CK_VERSION",
  time: bytes(16),
});

const signatures = {
  C_Initialize: "(void *arguments)",
  C_GetSlotList: "(uint8_t present, _Out_ uint8_t *list, _Inout_ unsigned long *count)",
  C_GetTokenInfo: "(unsigned long slot, _Out_ CK_TOKEN_INFO *info)",
  C_OpenSession:
    "(unsigned long slot, unsigned long flags, void *a, void *b, _Out_ unsigned long *session)",
  C_CloseSession: "(unsigned long session)",
  C_Login: "(unsigned long session, unsigned long user, uint8_t *pin, unsigned long length)",
  C_Logout: "(unsigned long session)",
  C_FindObjectsInit: "(unsigned long session, CK_ATTRIBUTE *wanted, unsigned long count)",
  C_FindObjects:
    "(unsigned long session, _Out_ uint8_t *found, unsigned long most, _Out_ unsigned long *count)",
  C_FindObjectsFinal: "(unsigned long session)",
  C_GetAttributeValue:
    "(unsigned long session, unsigned long object, _Inout_ CK_ATTRIBUTE *values, unsigned long count)",
  C_SignInit: "(unsigned long session, CK_MECHANISM *mechanism, unsigned long key)",
  C_Sign:
    "(unsigned long session, uint8_t *data, unsigned long length, _Out_ uint8_t *signature, _Inout_ unsigned long *size)",
} as const;

type FunctionName = keyof typeof signatures;

/** Calls a function of the driver and returns its status. */
export type Call = (name: FunctionName, ...words: unknown[]) => Promise<number>;

const opened = new Map<string, Promise<Call>>();

/** Opens a driver once per process; throws a CardError if the file is not a driver. */
export function openModule(path: string): Promise<Call> {
  const known = opened.get(path);
  if (known) return known;
  const module = load(path);
  opened.set(path, module);
  // Not cached: the missing driver may be installed later.
  module.catch(() => opened.delete(path));
  return module;
}

async function load(path: string): Promise<Call> {
  const functions = new Map<string, ReturnType<LibraryHandle["func"]>>();
  try {
    const library = koffi.load(path);
    for (const [name, words] of Object.entries(signatures)) {
      functions.set(name, library.func(`unsigned long ${name}${words}`));
    }
  } catch (thrown) {
    throw new CardError("no-module", { cause: (thrown as Error).message.slice(0, 120) });
  }
  const queue = driverQueue(CALL_MS);
  const call: Call = (name, ...words) => {
    // Runs in a thread of its own: a reader that hangs must not block the program.
    const native = () =>
      new Promise<number>((resolve, reject) => {
        functions.get(name)?.async(...words, (error: unknown, status: unknown) => {
          if (error) reject(error);
          else resolve(Number(status));
        });
      });
    return queue(native, name === "C_Logout" || name === "C_CloseSession");
  };
  // Without arguments: it is promised calls from one thread at a time.
  const status = await call("C_Initialize", null);
  if (status !== 0 && status !== returned.alreadyInitialized) {
    throw new CardError("no-module", { cause: `C_Initialize answered ${status.toString(16)}` });
  }
  return call;
}

/** A CK_ULONG in the driver's byte layout. */
export function longBytes(value: number): Buffer {
  const buffer = Buffer.alloc(LONG_BYTES);
  if (LONG_BYTES === 8) buffer.writeBigUInt64LE(BigInt(value));
  else buffer.writeUInt32LE(value);
  return buffer;
}

/** A buffer for `count` CK_ULONGs. */
export function longList(count: number): Buffer {
  return Buffer.alloc(LONG_BYTES * Math.max(1, count));
}

/** The CK_ULONGs that the driver wrote. */
export function readLongs(list: Buffer, count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const at = index * LONG_BYTES;
    return LONG_BYTES === 8 ? Number(list.readBigUInt64LE(at)) : list.readUInt32LE(at);
  });
}
