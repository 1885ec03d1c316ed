import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { FileRules } from "#base/call/call.ts";
import { networkOf } from "../limits/network.ts";
import type { UploadSlots } from "../limits/upload-slots.ts";
import { FORM_BYTES_MOST, type FormRules, readForm } from "./multipart.ts";

const FORM = "multipart/form-data";

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
export function takeFiles(scope: FastifyInstance, rules: FormRules, slots: UploadSlots): void {
  const responses = new WeakMap<FastifyRequest, ServerResponse>();
  scope.addHook("preParsing", (request, reply, payload, done) => {
    responses.set(request, reply.raw);
    done(null, payload);
  });
  scope.addContentTypeParser(FORM, async (request: FastifyRequest, payload: IncomingMessage) => {
    responses.get(request)?.once("close", slots.enter(networkOf(request.ip)));
    return readForm(payload, request.headers["content-type"] ?? "", rules);
  });
}
