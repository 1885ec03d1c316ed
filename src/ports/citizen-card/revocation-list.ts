// A certificate revocation list (CRL): signed by the authority, valid until its next one is due.

import { BaseBlock, fromBER } from "asn1js";
import { CertificateRevocationList, type Extension, IssuingDistributionPoint } from "pkijs";
import { parsed } from "./certificate.ts";
import type { RevocationSource } from "./port.ts";

const KEEP_MS = 3_600_000;
const LISTS_MOST = 50;
/** The authority's clock may be ahead of ours. */
const SKEW_MS = 300_000;
const ISSUING_POINT = "2.5.29.28";

/** A list's address, or null where there is one for all. */
export type ListAddress = string | null;

/** Loads a list, in DER; null where it is not available. */
export type LoadList = (address: ListAddress) => Promise<Buffer | null>;

interface CachedList {
  /** The revoked serial numbers, in hexadecimal digits. */
  serials: ReadonlySet<string>;
  from: number;
  until: number;
}

/** Checks lists, each cached for an hour; `addressesOf` returns those of a certificate. */
export function listSource(
  load: LoadList,
  addressesOf: (certificate: Buffer) => readonly ListAddress[],
): RevocationSource {
  const cached = new Map<string, CachedList>();
  return async ({ certificate, issuer, now }) => {
    const serial = serialOf(parsed(certificate).serialNumber.valueBlock.valueHexView);
    for (const address of addressesOf(certificate)) {
      const key = `${address} ${issuer.toString("base64")}`;
      const list =
        current(cached.get(key), now) ??
        current(await readList(load, address, { issuer, now }), now);
      if (!list) continue;
      if (cached.size >= LISTS_MOST) cached.clear();
      cached.set(key, list);
      return list.serials.has(serial) ? "revoked" : "good";
    }
    return "unknown";
  };
}

function current(list: CachedList | null | undefined, now: Date): CachedList | null {
  const isCurrent = list && now.getTime() >= list.from && now.getTime() < list.until;
  return isCurrent ? list : null;
}

/** Null for a list that is not this authority's, not signed by it, or not for every certificate. */
async function readList(
  load: LoadList,
  address: ListAddress,
  { issuer, now }: { issuer: Buffer; now: Date },
): Promise<CachedList | null> {
  try {
    const bytes = await load(address);
    if (!bytes) return null;
    const list = CertificateRevocationList.fromBER(new Uint8Array(bytes).buffer);
    const authority = parsed(issuer);
    if (!list.issuer.isEqual(authority.subject)) return null;
    if (!(await list.verify({ issuerCertificate: authority }))) return null;
    if (!(list.crlExtensions?.extensions ?? []).every((each) => isKnown(each, address)))
      return null;
    const entries = list.revokedCertificates ?? [];
    const until = list.nextUpdate?.value.getTime() ?? 0;
    return {
      serials: new Set(
        entries.map(({ userCertificate }) => serialOf(userCertificate.valueBlock.valueHexView)),
      ),
      from: list.thisUpdate.value.getTime() - SKEW_MS,
      until: Math.min(until, now.getTime() + KEEP_MS),
    };
  } catch {
    return null;
  }
}

/** A list may be a partition, if it names the address it was loaded from. */
function isKnown({ extnID, critical, extnValue }: Extension, address: ListAddress): boolean {
  if (!critical) return true;
  if (extnID !== ISSUING_POINT) return false;
  const schema = fromBER(extnValue.valueBlock.valueHexView).result;
  if (!(schema instanceof BaseBlock)) return false;
  const point = new IssuingDistributionPoint({ schema });
  const isPartial =
    point.onlyContainsCACerts ||
    point.onlyContainsAttributeCerts ||
    point.indirectCRL ||
    point.onlySomeReasons !== undefined;
  if (isPartial) return false;
  const names = Array.isArray(point.distributionPoint) ? point.distributionPoint : [];
  return names.length === 0
    ? point.distributionPoint === undefined
    : names.some(({ value }) => value === address);
}

/** Without the zero byte that keeps a DER integer positive. */
function serialOf(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString("hex")
    .replace(/^(?:00)+(?=..)/, "");
}
