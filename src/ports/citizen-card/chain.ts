import type { X509Certificate } from "node:crypto";
import { factsOf, isForSignatures } from "./certificate.ts";
import type { CardCheck, CardFault, CitizenCard, RevocationSource } from "./port.ts";
import { checkSigner } from "./signed-message.ts";

const CHAIN_MOST = 4;

/** What a bank trusts: certificates that come with a message are never trusted. */
export interface Trust {
  /** Trust anchors. */
  roots: readonly X509Certificate[];
  /** Authorities below the roots. */
  intermediates: readonly X509Certificate[];
  /** Queried in this order until one knows. */
  revocation: readonly RevocationSource[];
}

/** Verifies signatures against what a bank trusts. */
export function trusting(trust: Trust): CitizenCard {
  const roots = trust.roots.map(({ raw }) => raw);
  return {
    async check(signed, now) {
      const signer = checkSigner(signed);
      if (!signer.ok) return failed(signer.fault);
      const { certificate } = signer;
      const issuer = issuerOf(certificate, trust, now);
      if (!issuer || certificate.ca) return failed("untrusted");
      const fault = dateFault(certificate, now);
      if (fault) return failed(fault);
      if (!isForSignatures(certificate)) return failed("wrong-use");
      const question = { certificate: certificate.raw, issuer: issuer.raw, roots, now };
      const state = await revocationOf(trust.revocation, question);
      if (state === "revoked") return failed("revoked");
      if (state === "unknown") return failed("revocation-unknown");
      return { isGenuine: true, certificate: factsOf(certificate, issuer) };
    },
  };
}

function failed(fault: CardFault): CardCheck {
  return { isGenuine: false, fault };
}

/** The authority that issued it, if a chain of valid authorities leads from it to a root. */
function issuerOf(
  certificate: X509Certificate,
  { roots, intermediates }: Trust,
  now: Date,
): X509Certificate | null {
  const above = (below: X509Certificate, all: readonly X509Certificate[]) =>
    all.find((each) => isIssuer(each, below) && dateFault(each, now) === null);
  let issuer: X509Certificate | null = null;
  let below = certificate;
  for (let height = 0; height < CHAIN_MOST; height += 1) {
    const root = above(below, roots);
    if (root) return issuer ?? root;
    const next = above(below, intermediates);
    if (!next) return null;
    issuer ??= next;
    below = next;
  }
  return null;
}

function isIssuer(above: X509Certificate, below: X509Certificate): boolean {
  return above.ca && below.checkIssued(above) && below.verify(above.publicKey);
}

function dateFault({ validFrom, validTo }: X509Certificate, now: Date): CardFault | null {
  if (now.getTime() > Date.parse(validTo)) return "expired";
  return now.getTime() < Date.parse(validFrom) ? "not-yet-valid" : null;
}

async function revocationOf(
  sources: readonly RevocationSource[],
  question: Parameters<RevocationSource>[0],
): ReturnType<RevocationSource> {
  for (const source of sources) {
    const state = await source(question);
    if (state !== "unknown") return state;
  }
  return "unknown";
}
