// Puts a certificate beside the key of a SoftHSM token, which its own tool cannot do. It is a
// separate program: a PKCS#11 driver is opened once per process.
// node token-program.ts MODULE LABEL PIN CERTIFICATE.der

import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import koffi from "koffi";
import { Certificate } from "pkijs";
import { longBytes, longList, openModule, readLongs } from "../../signer/cards/pkcs11.ts";

const READ_WRITE_SESSION = 0x06;
const USER = 1;
const [module = "", label = "", pin = "", path = ""] = process.argv.slice(2);

const call = await openModule(module);
const create = koffi
  .load(module)
  .func(
    "unsigned long C_CreateObject(unsigned long session, CK_ATTRIBUTE *values, unsigned long count, _Out_ unsigned long *object)",
  );
const slots = longList(16);
const count = [16];
await call("C_GetSlotList", 1, slots, count);
for (const slot of readLongs(slots, Number(count[0]))) {
  const info: { label?: Uint8Array } = {};
  await call("C_GetTokenInfo", slot, info);
  if (
    Buffer.from(info.label ?? [])
      .toString()
      .trim() === label
  )
    await put(slot);
}

async function put(slot: number): Promise<void> {
  const handle = [0];
  await call("C_OpenSession", slot, READ_WRITE_SESSION, null, null, handle);
  const typed = Buffer.from(pin);
  await call("C_Login", Number(handle[0]), USER, typed, typed.length);
  const { raw } = new X509Certificate(readFileSync(path));
  const { subject } = Certificate.fromBER(new Uint8Array(raw).buffer);
  const values: [number, Buffer][] = [
    [0x00, longBytes(1)],
    [0x01, Buffer.from([1])],
    [0x02, Buffer.from([0])],
    [0x80, longBytes(0)],
    [0x101, Buffer.from(subject.toSchema().toBER(false))],
    [0x102, Buffer.from([1])],
    [0x11, raw],
  ];
  const attributes = values.map(([type, value]) => {
    return { type, pValue: value, ulValueLen: value.length };
  });
  const status = create(Number(handle[0]), attributes, attributes.length, [0]);
  process.stdout.write(`${Number(status)}\n`);
  process.exitCode = Number(status) === 0 ? 0 : 1;
}
