import { BaseBlock, fromBER } from "asn1js";
import { CRLDistributionPoints, type GeneralName, InfoAccess } from "pkijs";
import { parsed } from "./certificate.ts";

const LIST_POINTS = "2.5.29.31";
const AUTHORITY_ACCESS = "1.3.6.1.5.5.7.1.1";
const RESPONDER = "1.3.6.1.5.5.7.48.1";
const URI = 6;
const ADDRESSES_MOST = 3;

/** The addresses of a certificate's revocation lists, as its authority wrote them into it. */
export function listAddresses(certificate: Buffer): string[] {
  const schema = extensionOf(certificate, LIST_POINTS);
  if (!schema) return [];
  const { distributionPoints } = new CRLDistributionPoints({ schema });
  return webAddresses(
    distributionPoints.flatMap(({ distributionPoint }) =>
      Array.isArray(distributionPoint) ? distributionPoint : [],
    ),
  );
}

/** The addresses of a certificate's OCSP responders, as its authority wrote them into it. */
export function responderAddresses(certificate: Buffer): string[] {
  const schema = extensionOf(certificate, AUTHORITY_ACCESS);
  if (!schema) return [];
  const { accessDescriptions } = new InfoAccess({ schema });
  return webAddresses(
    accessDescriptions
      .filter(({ accessMethod }) => accessMethod === RESPONDER)
      .map(({ accessLocation }) => accessLocation),
  );
}

function webAddresses(names: readonly GeneralName[]): string[] {
  return names
    .filter(({ type }) => type === URI)
    .map(({ value }) => String(value))
    .filter((address) => /^https?:$/.test(URL.parse(address)?.protocol ?? ""))
    .slice(0, ADDRESSES_MOST);
}

function extensionOf(der: Buffer, id: string): BaseBlock | null {
  const found = parsed(der).extensions?.find(({ extnID }) => extnID === id);
  if (!found) return null;
  const { result } = fromBER(found.extnValue.valueBlock.valueHexView);
  return result instanceof BaseBlock ? result : null;
}
