// A signing key that never leaves its token, an HSM or a card, and is used through the token's own
// driver (PKCS#11). The driver runs in a separate program, which knows nothing of the bank but how
// to open the token.

import { type ChildProcess, fork } from "node:child_process";
import { randomBytes, verify, X509Certificate } from "node:crypto";
import { join } from "node:path";
import { der } from "./der.ts";
import { algorithmOf, chainFrom } from "./key.ts";
import { type Signing, SigningError } from "./port.ts";

/** How to open the token, and which of its keys signs. */
export interface TokenKey {
  /** The path of the driver. */
  module: string;
  /** The labels of the token and of the key. */
  token: string;
  key: string;
  pin: string;
  algorithm: Signing["algorithm"];
}

/** What the program is sent. */
export type ToProgram = { open: TokenKey } | { id: number; bytes: Uint8Array };

/** What it answers; after an error it exits. */
export type FromProgram =
  | { id: number; signature: Uint8Array }
  | { error: string; isFinal: boolean };

interface TokenSettings extends Omit<TokenKey, "algorithm"> {
  /** The signer's certificate, then its issuers. */
  certificates: readonly Buffer[];
  /** Drivers find their configuration in it; nothing of the bank's is in it. */
  environment: NodeJS.ProcessEnv;
}

const PROGRAM = join(import.meta.dirname, "token-program.ts");
const RESPONSE_MS = 20_000;
const PROBE_BYTES = 32;

/** Signing with the key of a token; throws a SigningError when it cannot be used. */
export async function pkcs11Signing(settings: TokenSettings): Promise<Signing> {
  const { certificates, environment, ...token } = settings;
  const [first] = certificates;
  if (!first) throw new SigningError("SIGNING_CHAIN_FILE holds no certificate.");
  const own = new X509Certificate(first);
  const algorithm = algorithmOf(own.publicKey);
  const program = tokenProgram({ ...token, algorithm }, environment);
  const sign = async (bytes: Buffer) => {
    const signature = Buffer.from(await program(bytes));
    return algorithm === "ecdsa-p256-sha256" ? derSignature(signature) : signature;
  };
  const probe = randomBytes(PROBE_BYTES);
  if (!verify("sha256", probe, own.publicKey, await sign(probe))) {
    throw new SigningError(
      "The token's key does not belong to the first certificate in SIGNING_CHAIN_FILE.",
    );
  }
  return { chain: chainFrom(own, certificates), algorithm, sign };
}

/** A running program, and what waits for its answers. */
interface Program {
  child: ChildProcess;
  waiting: Map<number, PromiseWithResolvers<Uint8Array>>;
}

/** Signs by the program, which is started when it is needed and started again after it died. */
function tokenProgram(
  key: TokenKey,
  environment: NodeJS.ProcessEnv,
): (bytes: Buffer) => Promise<Uint8Array> {
  let running: Program | null = null;
  let requests = 0;
  let final: SigningError | null = null;

  function start(): Program {
    const child = fork(PROGRAM, [], {
      env: environment,
      execArgv: [],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const program: Program = { child, waiting: new Map() };
    let error = "its program ended";
    child.on("message", (message: FromProgram) => {
      if ("signature" in message) program.waiting.get(message.id)?.resolve(message.signature);
      else {
        error = message.error;
        if (message.isFinal) final = tokenError(error);
      }
    });
    child.on("error", (thrown) => {
      error = thrown.message;
    });
    child.once("exit", () => {
      if (running === program) running = null;
      for (const { reject } of program.waiting.values()) reject(tokenError(error));
    });
    // An idle token does not keep the bank from ending; the program then ends, too.
    child.unref();
    child.channel?.unref();
    // Not as an argument or in the environment, which other users of the machine may read.
    child.send({ open: key } satisfies ToProgram);
    return program;
  }

  return async (bytes) => {
    if (final) throw final;
    running ??= start();
    const { child, waiting } = running;
    requests += 1;
    const id = requests;
    const response = Promise.withResolvers<Uint8Array>();
    waiting.set(id, response);
    child.send({ id, bytes } satisfies ToProgram, (thrown) => {
      if (thrown) response.reject(tokenError(thrown.message));
    });
    // A driver that hangs ends with its program.
    const timer = setTimeout(() => child.kill("SIGKILL"), RESPONSE_MS);
    try {
      return await response.promise;
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
    }
  };
}

function tokenError(what: string): SigningError {
  return new SigningError(`The token cannot sign: ${what}.`);
}

/** An ECDSA signature in DER, from its two numbers. */
function derSignature(raw: Buffer): Buffer {
  const half = raw.length / 2;
  return der(0x30, unsignedDer(raw.subarray(0, half)), unsignedDer(raw.subarray(half)));
}

function unsignedDer(bytes: Buffer): Buffer {
  const from = bytes.findIndex((byte) => byte !== 0);
  const digits = from < 0 ? Buffer.of(0) : bytes.subarray(from);
  const isNegative = (digits[0] ?? 0) >= 0x80;
  return der(0x02, ...(isNegative ? [Buffer.of(0)] : []), digits);
}
