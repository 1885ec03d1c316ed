import type { FastifyRequest } from "fastify";

/** What a loader may read of a request; a whole Request costs more than the loader. */
export function readRequest(url: string): Request {
  return { url, method: "GET" } as Request;
}

/** The request for the router, with the bank's own origin: Host is not trusted. */
export function toWeb(request: FastifyRequest, url: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  // The request's origin is checked already, more thoroughly than by the router.
  for (const name of ["origin", "host", "x-forwarded-host"]) headers.delete(name);
  const init: RequestInit = { method: request.method, headers };
  if (request.body instanceof Buffer) init.body = new Uint8Array(request.body);
  else if (request.method === "POST") {
    // The form was read already, or there is none: the new request sets its own headers for it.
    for (const name of ["content-type", "content-length", "transfer-encoding"])
      headers.delete(name);
    init.body = request.body instanceof FormData ? request.body : new URLSearchParams();
  }
  return new Request(url, init);
}

/** The whole response of the router. */
export async function fromWeb(response: Response) {
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, body };
}
