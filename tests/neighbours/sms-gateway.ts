import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A message that the gateway was requested to send. */
export interface SmsRequest {
  id: string;
  to: string;
  text: string;
}

/** An SMS gateway, as an operator would have one. */
export interface SmsGateway {
  url: string;
  key: string;
  /** Every request with a valid signature, including repetitions. */
  requests: SmsRequest[];
  /** What was sent to phones: each idempotency key once. */
  delivered: Map<string, SmsRequest>;
  /** The status of the response; a promise keeps the sender waiting. */
  respond: (sms: SmsRequest) => number | Promise<number>;
  stop(): Promise<void>;
}

/** Starts a gateway on this machine that delivers everything by default. */
export async function startSmsGateway(key: string): Promise<SmsGateway> {
  const requests: SmsRequest[] = [];
  const delivered = new Map<string, SmsRequest>();
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    if (!isSigned(request, body, key)) return void response.writeHead(401).end();
    const sms = JSON.parse(String(body)) as SmsRequest;
    if (request.headers["idempotency-key"] !== sms.id) return void response.writeHead(400).end();
    requests.push(sms);
    if (!delivered.has(sms.id)) {
      // Accepted before it is answered, as by a gateway whose response is lost.
      const status = gateway.respond(sms);
      if (typeof status !== "number" || status < 300) delivered.set(sms.id, sms);
      return void response.writeHead(await status).end();
    }
    return void response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const gateway: SmsGateway = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms?to=all`,
    key,
    requests,
    delivered,
    respond: () => 202,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return gateway;
}

function isSigned({ headers, method }: IncomingMessage, body: Buffer, key: string): boolean {
  const right = createHmac("sha256", key).update(body).digest("hex");
  return method === "POST" && headers["x-signature"] === `sha256=${right}`;
}
