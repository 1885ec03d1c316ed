// An authority for citizen certificates that is not ours: OpenSSL issues RSA certificates as the
// Ministry does, signs the revocation list, and answers queries about a certificate's status
// (OCSP).

import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort, PORTS } from "#db/cluster/port.ts";

const run = promisify(execFile);

/** The current behaviour of the authority's web server. */
export interface AuthorityMood {
  answersStatus: boolean;
  givesList: boolean;
}

/** An authority that runs for a test. */
export interface CitizenAuthority {
  /** Its own certificates, the root and the intermediate, as a bank stores them. */
  certificates: string;
  mood: AuthorityMood;
  /** How often each was requested. */
  requested: { status: number; list: number };
  /** Issues a certificate; returns the paths of its key and its DER. */
  issue(name: string, who: { holderName: string; lastFour: string }): { key: string; der: string };
  revoke(name: string): void;
  close(): Promise<void>;
}

/** Creates an authority in an empty directory, and starts its web server on loopback. */
export async function citizenAuthority(directory: string): Promise<CitizenAuthority> {
  const port = await freePort(PORTS.from, PORTS.to);
  const at = (name: string) => join(directory, name);
  const openssl = (...words: string[]) =>
    execFileSync("openssl", words, { cwd: directory, stdio: ["ignore", "pipe", "ignore"] });
  mkdirSync(at("issued"), { recursive: true });
  writeFileSync(at("index.txt"), "");
  writeFileSync(at("settings"), settings(port));
  const key = ["-newkey", "rsa:2048", "-nodes", "-config", "settings"];
  const root = ["-x509", "-days", "30", "-extensions", "root", "-subj", "/C=TW/CN=Test Root"];
  openssl("req", ...key, "-keyout", "root.key", "-out", "root.pem", ...root);
  openssl("req", ...key, "-keyout", "ca.key", "-out", "ca.req", "-subj", "/C=TW/CN=Test Citizens");
  const sign = ["-extfile", "settings", "-extensions", "authority", "-days", "30"];
  openssl(
    "x509",
    "-req",
    "-in",
    "ca.req",
    "-CA",
    "root.pem",
    "-CAkey",
    "root.key",
    ...sign,
    "-out",
    "ca.pem",
  );
  writeFileSync(
    at("authorities.pem"),
    [at("root.pem"), at("ca.pem")].map((path) => readFileSync(path)).join(""),
  );
  const list = () => openssl("ca", "-config", "settings", "-gencrl", "-out", "list.pem");
  list();
  const mood = { answersStatus: true, givesList: true };
  const requested = { status: 0, list: 0 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const isList = request.url === "/list.crl";
    requested[isList ? "list" : "status"] += 1;
    if (!(isList ? mood.givesList : mood.answersStatus)) return response.writeHead(503).end();
    response.end(isList ? derOf(openssl) : await statusOf(directory, Buffer.concat(chunks)));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    ...{ certificates: at("authorities.pem"), mood, requested },
    issue(name, { holderName, lastFour }) {
      const subject = `/C=TW/CN=${holderName}/serialNumber=0000000${lastFour}`;
      writeFileSync(at(`${name}.cnf`), settings(port).replaceAll("LAST_FOUR", lastFour));
      const files = ["-keyout", `${name}.key`, "-out", `${name}.req`];
      openssl("req", ...key, "-utf8", ...files, "-subj", subject);
      const issued = ["-in", `${name}.req`, "-out", `${name}.pem`, "-extensions", "citizen"];
      openssl("ca", "-batch", "-utf8", "-config", `${name}.cnf`, "-days", "20", ...issued);
      openssl("x509", "-in", `${name}.pem`, "-outform", "DER", "-out", `${name}.der`);
      return { key: at(`${name}.key`), der: at(`${name}.der`) };
    },
    revoke(name) {
      openssl("ca", "-config", "settings", "-revoke", `${name}.pem`);
      list();
    },
    async close() {
      await new Promise((resolve) => server.close(resolve));
      rmSync(directory, { recursive: true });
    },
  };
}

function derOf(openssl: (...words: string[]) => Buffer): Buffer {
  return openssl("crl", "-in", "list.pem", "-outform", "DER");
}

/** OpenSSL's own server would listen on every interface: each request is passed to it as a file. */
async function statusOf(directory: string, question: Buffer): Promise<Buffer> {
  writeFileSync(join(directory, "question"), question);
  const signer = ["-rsigner", "ca.pem", "-rkey", "ca.key", "-CA", "ca.pem"];
  const files = ["-index", "index.txt", "-nmin", "5", "-reqin", "question", "-respout", "answer"];
  await run("openssl", ["ocsp", ...files, ...signer], { cwd: directory });
  return readFileSync(join(directory, "answer"));
}

function settings(port: number): string {
  return `
[req]
distinguished_name = name
string_mask = utf8only
[name]
[root]
basicConstraints = critical, CA:true
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
[authority]
basicConstraints = critical, CA:true, pathlen:0
keyUsage = critical, keyCertSign, cRLSign, digitalSignature
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
[citizen]
keyUsage = critical, digitalSignature
2.5.29.9 = ASN1:SEQUENCE:attributes
crlDistributionPoints = URI:http://127.0.0.1:${port}/list.crl
authorityInfoAccess = OCSP;URI:http://127.0.0.1:${port}/status
authorityKeyIdentifier = keyid
[attributes]
last_four = SEQUENCE:last_four
[last_four]
type = OID:2.16.886.1.100.2.51
values = SET:last_four_values
[last_four_values]
text = PRINTABLESTRING:LAST_FOUR
[ca]
default_ca = own
[own]
database = index.txt
new_certs_dir = issued
certificate = ca.pem
private_key = ca.key
rand_serial = yes
default_md = sha256
default_crl_days = 1
policy = anything
unique_subject = no
[anything]
countryName = optional
commonName = supplied
serialNumber = optional
`;
}
