// A card in a reader, accessed through its driver (PKCS#11).

import { BitString, fromBER } from "asn1js";
import { Certificate } from "pkijs";
import { type CardAccess, CardError } from "./card.ts";
import { type Call, longBytes, openModule } from "./pkcs11.ts";
import {
  attribute,
  attributeType,
  find,
  findToken,
  inSession,
  logIn,
  objectClass,
  signRsa,
  slots,
} from "./token.ts";

const KEY_USAGE = "2.5.29.15";
const DIGITAL_SIGNATURE = 0x80;

/** The card in any reader that holds one; a label selects among several. */
export function readerCard(modulePath: () => string | null, label?: string): CardAccess {
  const open = async () => {
    const path = modulePath();
    if (path === null) throw new CardError("no-module", { cause: "no driver was found" });
    return openModule(path);
  };
  return {
    kind: "reader",
    readerCount: async () => (await slots(await open(), false)).length,
    async state() {
      const call = await open();
      const token = await findToken(call, label);
      if (token.triesLeft === 0) throw new CardError("locked", { triesLeft: 0 });
      await inSession(call, token.slot, (session) => findCertificate(call, session));
      return { triesLeft: token.triesLeft };
    },
    async sign(pin, toSign) {
      const call = await open();
      const { slot } = await findToken(call, label);
      return inSession(call, slot, async (session) => {
        const { certificate, id } = await findCertificate(call, session);
        await logIn(call, { session, slot, pin });
        try {
          const key = await findKey(call, session, id);
          return {
            certificate,
            signature: await signRsa(call, session, key, toSign(certificate)),
          };
        } finally {
          await call("C_Logout", session);
        }
      });
    },
  };
}

/** The certificate for signatures; a card may hold another one for encryption. */
async function findCertificate(call: Call, session: number) {
  const objects = await find(call, session, [
    { type: attributeType.class, value: longBytes(objectClass.certificate) },
  ]);
  const found = await Promise.all(
    objects.map(async (object) => ({
      certificate: await attribute(call, session, { object, type: attributeType.value }),
      id: await attribute(call, session, { object, type: attributeType.id }),
    })),
  );
  const meant = found.find(({ certificate }) => isForSignatures(certificate));
  if (!meant) throw new CardError("no-certificate");
  return meant;
}

function isForSignatures(der: Buffer): boolean {
  try {
    const { extensions = [] } = Certificate.fromBER(new Uint8Array(der).buffer);
    const usage = extensions.find(({ extnID }) => extnID === KEY_USAGE);
    if (!usage) return false;
    const bits = fromBER(usage.extnValue.valueBlock.valueHexView).result;
    const [first = 0] = bits instanceof BitString ? bits.valueBlock.valueHexView : [];
    return (first & DIGITAL_SIGNATURE) !== 0;
  } catch {
    return false;
  }
}

async function findKey(call: Call, session: number, id: Buffer): Promise<number> {
  const [key] = await find(call, session, [
    { type: attributeType.class, value: longBytes(objectClass.privateKey) },
    { type: attributeType.id, value: id },
    { type: attributeType.signs, value: Buffer.from([1]) },
  ]);
  if (key === undefined) throw new CardError("no-certificate", { cause: "no key of it" });
  return key;
}
