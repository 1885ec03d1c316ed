import { hash, X509Certificate } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { localSigning } from "#ports/signing/local.ts";
import type { Signing } from "#ports/signing/port.ts";
import { type Authority, timeStampsOf } from "./client.ts";
import { readByKnownSigner } from "./known-signer.ts";
import { localAuthority } from "./local.ts";
import { TimeStampError } from "./port.ts";

const START = new Date("2026-11-16T04:00:00Z");
const bytes = Buffer.from("a signature");
const directory = mkdtempSync(join(tmpdir(), "dawn-known-signer-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const keyOf = (name: string) =>
  localSigning(join(directory, name), () => START, { use: "Time Stamps" });
const local = (signing: Signing) => localAuthority(signing, () => START);
const own = keyOf("own.pem");
const stranger = keyOf("stranger.pem");
const keyIn = ({ chain }: Signing) => new X509Certificate(chain[0] as Buffer).publicKey;

let errors: string[] = [];
beforeEach(() => {
  errors = [];
});
const stampsOf = (send: Authority["send"]) =>
  timeStampsOf(
    { ...local(own), send },
    {
      now: () => START,
      onError: (thrown) => errors.push((thrown as Error).message),
    },
  );

/** The request with one bit of its digest changed. */
function changedDigest(request: Buffer): Buffer {
  const changed = Buffer.from(request);
  const at = changed.indexOf(Buffer.of(0x04, 0x20)) + 2;
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}

test.each<[string, RegExp, Authority["send"]]>([
  [
    "signed with another key",
    /forged/,
    (request) =>
      local({ chain: own.chain, algorithm: own.algorithm, sign: stranger.sign }).send(request),
  ],
  [
    "of another time",
    /another time/,
    (request) => localAuthority(own, () => new Date(START.getTime() + 301_000)).send(request),
  ],
  [
    "of other bytes",
    /TSTInfo|something else/i,
    (request) => local(own).send(changedDigest(request)),
  ],
])("a proven signer's next token is still refused when it is %s", async (_, reason, later) => {
  let send = local(own).send;
  const stamps = stampsOf((request) => send(request));
  await stamps.stamp(bytes);
  await stamps.stamp(bytes);
  send = later;
  await expect(stamps.stamp(bytes)).rejects.toThrow(TimeStampError);
  expect(errors).toEqual([expect.stringMatching(reason)]);
});

test("an answer is read without the library, and says the same or nothing whichever bit is flipped", async () => {
  const responses: Buffer[] = [];
  const stamps = stampsOf(async (request) => {
    const response = await local(own).send(request);
    responses.push(response);
    return response;
  });
  const token = await stamps.stamp(bytes);
  const [sent = Buffer.alloc(0)] = responses;
  const read = (response: Buffer) =>
    readByKnownSigner(response, (certificate) =>
      own.chain[0]?.equals(certificate) ? keyIn(own) : null,
    );
  const right = read(sent);
  expect(right?.token.equals(token)).toBe(true);
  expect(right?.facts).toMatchObject({ at: START, digest: hash("sha256", bytes, "buffer") });
  for (let bit = 0; bit < sent.length * 8; bit += 1) {
    const flipped = Buffer.from(sent);
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    const found = read(flipped);
    if (found) expect(found.facts).toEqual(right?.facts);
  }
  expect(readByKnownSigner(sent, () => null)).toBeNull();
  expect(readByKnownSigner(sent, () => keyIn(stranger))).toBeNull();
  expect(read(Buffer.concat([sent, sent]))).toBeNull();
});
