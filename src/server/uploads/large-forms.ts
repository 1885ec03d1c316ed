import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { FileRules } from "#base/call/call.ts";
import type { CountedSlots } from "../limits/counted-slots.ts";
import { networkOf } from "../limits/network.ts";
import { FORM_BYTES_MOST, type FormRules, readForm } from "./multipart.ts";

const FORM = "multipart/form-data";

/**
 * How many bodies with files are processed in parallel, which bounds the memory that they use, and
 * how many of a network: slow senders must not block everybody else.
 */
export const uploadLimits = { inAll: 32, fullStatus: 503, comeBackSeconds: 5 } as const;
const UPLOADS_OF_NETWORK = 8;

/** The maximum size of a body with files. */
export function largeBodyMost({ most, bytesMost }: FileRules): number {
  return most * bytesMost + FORM_BYTES_MOST;
}

/** Makes the routes of a scope accept forms without files. */
export function takeForms(scope: FastifyInstance, rules: FormRules): void {
  scope.addContentTypeParser(FORM, (request: FastifyRequest, payload: IncomingMessage) =>
    readForm(payload, request.headers["content-type"] ?? "", rules),
  );
}

/**
 * Makes the routes of a scope accept forms with files, while there are slots for them. A slot is
 * taken when the form starts to be read, so that no spelling of a header bypasses it; it is freed
 * after the response, as the files are in memory until then.
 */
export function takeFiles(scope: FastifyInstance, rules: FormRules, slots: CountedSlots): void {
  const responses = new WeakMap<FastifyRequest, ServerResponse>();
  scope.addHook("preParsing", (request, reply, payload, done) => {
    responses.set(request, reply.raw);
    done(null, payload);
  });
  scope.addContentTypeParser(FORM, async (request: FastifyRequest, payload: IncomingMessage) => {
    const leave = slots(networkOf(request.ip), UPLOADS_OF_NETWORK);
    responses.get(request)?.once("close", leave);
    return readForm(payload, request.headers["content-type"] ?? "", rules);
  });
}
