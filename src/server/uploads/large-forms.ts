import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { FileRules } from "#base/call.ts";
import { FORM_BYTES_MOST, type FormRules, readForm } from "./multipart.ts";
import type { Room } from "./room.ts";

const FORM = "multipart/form-data";

/** The most bytes of a body with files. */
export function largeBodyMost({ most, bytesMost }: FileRules): number {
  return most * bytesMost + FORM_BYTES_MOST;
}

/** Has the routes of a scope take forms, with files where the rules say so. */
export function takeForms(scope: FastifyInstance, rules: FormRules): void {
  const read = (request: FastifyRequest, payload: IncomingMessage) =>
    readForm(payload, request.headers["content-type"] ?? "", rules);
  scope.addContentTypeParser(FORM, read);
}

/** Lets forms into the routes of a scope only while there is room for their files. */
export function watchRoom(scope: FastifyInstance, room: Room): void {
  scope.addHook("onRequest", (request, reply, done) => {
    if (request.headers["content-type"]?.startsWith(FORM)) {
      reply.raw.once("close", room.enter(request.ip));
    }
    done();
  });
}
