// A self-signed certificate for a test's server, encoded by hand: it needs neither a key in the
// repository nor a tool on the machine.

import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const ECDSA_WITH_SHA256 = "06082a8648ce3d040302";
const COMMON_NAME = "0603550403";
const SUBJECT_ALT_NAME = "0603551d11";

/** A key and a self-signed certificate, for one name and one IPv4 address. */
export function selfMadeCertificate(name: string, address: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = der(0x30, hex(ECDSA_WITH_SHA256));
  const subject = der(0x30, der(0x31, der(0x30, hex(COMMON_NAME), der(0x0c, Buffer.from(name)))));
  const names = der(
    0x30,
    der(0x82, Buffer.from(name)),
    der(0x87, Buffer.from(address.split(".").map(Number))),
  );
  const now = Date.now();
  const content = der(
    0x30,
    der(0xa0, hex("020102")),
    der(0x02, Buffer.concat([hex("01"), randomBytes(8)])),
    algorithm,
    subject,
    der(0x30, time(now - YEAR_MS), time(now + YEAR_MS)),
    subject,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, der(0x30, der(0x30, hex(SUBJECT_ALT_NAME), der(0x04, names)))),
  );
  const signature = der(0x03, hex("00"), sign("sha256", content, privateKey));
  const cert = der(0x30, content, algorithm, signature).toString("base64");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${cert}\n-----END CERTIFICATE-----\n`,
  };
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function time(instant: number): Buffer {
  const text = new Date(instant).toISOString().replace(/[-:T]|\.\d+/g, "");
  return der(0x18, Buffer.from(text));
}

function hex(text: string): Buffer {
  return Buffer.from(text, "hex");
}
