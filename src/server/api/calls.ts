import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { TObject, TSchema } from "typebox";
import { type Call, type FileOutput, pathParameters, SUCCESS_CODE } from "#base/call/call.ts";
import { callCodec } from "#base/call/wire.ts";
import { attachmentHeader } from "#base/text/files.ts";
import { readBodyText } from "../http/body-text.ts";
import { transport } from "../http/error-response.ts";
import { RequestRejected } from "../http/guard.ts";
import { forgetting } from "../http/headers.ts";
import { JSON_BYTES_MOST, languageOfCall } from "../http/http.ts";
import { parseJson } from "../http/json.ts";
import { refuseOtherMachines } from "../http/own-machine.ts";
import type { CountedSlots } from "../limits/counted-slots.ts";
import { routesAre } from "../pages/route-kind.ts";
import { textsOf, uploadsOf } from "../uploads/form-parts.ts";
import { largeBodyMost, takeFiles } from "../uploads/large-forms.ts";
import type { Endpoint } from "./call-context.ts";
import { textsReader } from "./check.ts";
import type { Invoker } from "./invoke.ts";
import { contextFactory, type SiteServices } from "./request-context.ts";

const JSON_TYPE = "application/json; charset=utf-8";
const methods = ["GET", "POST", "PUT", "DELETE", "PATCH"] as const;

/** Mounts every call as a /v1 route; anything else under /v1 gets an error in the same envelope. */
export async function mountCalls(
  app: FastifyInstance,
  {
    endpoints,
    invokers,
    site,
    uploads,
  }: {
    endpoints: readonly Endpoint[];
    invokers: ReadonlyMap<string, Invoker>;
    site: SiteServices;
    uploads: CountedSlots;
  },
): Promise<void> {
  await app.register(async (v1) => {
    routesAre(v1, "call");
    v1.removeAllContentTypeParsers();
    v1.addContentTypeParser("application/json", (_request, payload, done) => {
      readBodyText(payload, JSON_BYTES_MOST, (thrown, text) => {
        if (thrown) return done(thrown);
        const parsed = parseJson(text);
        done(parsed.ok ? null : new RequestRejected(400), parsed.ok ? parsed.value : undefined);
      });
    });
    // A separate scope: other calls skip this check.
    const forBuilders = endpoints.filter((one) => one.forBuilders);
    await v1.register(async (scope) => {
      scope.addHook("onRequest", refuseOtherMachines);
      for (const { call } of forBuilders) {
        const invoker = invokers.get(`${call.method} ${call.path}`);
        if (invoker) mountCall(scope, call, invoker, site);
      }
    });
    for (const { call } of endpoints.filter((one) => !one.forBuilders)) {
      const invoker = invokers.get(`${call.method} ${call.path}`);
      if (invoker && call.files) await mountWithFiles(v1, { call, invoker, site, uploads });
      else if (invoker) mountCall(v1, call, invoker, site);
    }
    refuseOtherMethods(
      v1,
      endpoints.map(({ call }) => call),
    );
    v1.all("/v1/*", async (request, reply) => refuse(request, reply, 404));
    v1.all("/v1", async (request, reply) => refuse(request, reply, 404));
  });
}

/** A call that takes files has a separate scope: no other call may send as much. */
async function mountWithFiles(
  v1: FastifyInstance,
  {
    call,
    invoker,
    site,
    uploads,
  }: { call: Call; invoker: Invoker; site: SiteServices; uploads: CountedSlots },
): Promise<void> {
  const { files } = call;
  if (!files) return;
  await v1.register(async (scope) => {
    takeFiles(scope, { bytesMost: largeBodyMost(files), files }, uploads);
    mountCall(scope, call, invoker, site);
  });
}

function mountCall(
  app: FastifyInstance,
  call: Call,
  { invokeFromWire }: Invoker,
  site: SiteServices,
): void {
  const inBody = call.method !== "GET";
  const codec = callCodec(call);
  const onWire = codec.input.schema as TObject;
  const read = textsReader(onWire);
  const parameters = pathParameters(call.path);
  const ask = contextFactory(site, "call");
  app.route({
    method: call.method,
    url: routeOf(call.path),
    config: { largeBody: call.files !== undefined },
    async handler(request, reply) {
      const { params, query, body } = request as {
        params: Record<string, unknown>;
        query: Record<string, unknown>;
        body: unknown;
      };
      const form = call.files && body instanceof FormData ? body : null;
      let input: unknown;
      if (form) input = read({ ...textsOf(onWire, form), ...params });
      else if (!inBody) input = read(parameters.length > 0 ? { ...query, ...params } : query);
      else if (parameters.length === 0) input = body === undefined ? {} : body;
      else input = { ...(body as object), ...read(params) };
      const opened = ask(request, languageOfCall(request), call.share);
      const context = opened instanceof Promise ? await opened : opened;
      if (form) context.files = await uploadsOf(call, form);
      const content = await invokeFromWire(input, context);
      if (call.returnsFile) return sendFile(reply, codec.output.fromWire(content) as FileOutput);
      const cookies = context.cookies.headers();
      if (cookies.length > 0) reply.header("set-cookie", [...cookies]);
      if (context.cookies.endsSession()) reply.headers(forgetting);
      const write = serializerOf(codec.output.schema, reply);
      return reply.type(JSON_TYPE).send(write({ code: SUCCESS_CODE, message: "OK", content }));
    },
  });
}

/** A file as a plain download: its name, its type, its bytes. */
function sendFile(reply: FastifyReply, { fileName, fileType, fileContent }: FileOutput) {
  return reply
    .header("content-disposition", attachmentHeader(fileName, "document.pdf"))
    .header("cache-control", "no-store")
    .type(fileType)
    .send(Buffer.from(fileContent, "base64"));
}

type Serializer = ReturnType<FastifyReply["compileSerializationSchema"]>;

// Compiled at a call's first answer: all of them at once take a site some tenths of a second.
const serializers = new WeakMap<TSchema, Serializer>();

/** Only success goes through the fast serializer, which also drops fields not in the contract. */
function serializerOf(output: TSchema, reply: FastifyReply): Serializer {
  const known = serializers.get(output);
  if (known) return known;
  const compiled = reply.compileSerializationSchema({
    type: "object",
    required: ["code", "message", "content"],
    properties: { code: { type: "integer" }, message: { type: "string" }, content: output },
  });
  serializers.set(output, compiled);
  return compiled;
}

/** A known path with another method is 405, not 404. */
function refuseOtherMethods(app: FastifyInstance, calls: readonly Call[]): void {
  for (const path of new Set(calls.map((call) => call.path))) {
    const allowed: string[] = calls.filter((call) => call.path === path).map((call) => call.method);
    if (allowed.includes("GET")) allowed.push("HEAD");
    app.route({
      method: methods.filter((method) => !allowed.includes(method)),
      url: routeOf(path),
      async handler(request, reply) {
        return refuse(request, reply.header("allow", allowed.join(", ")), 405);
      },
    });
  }
}

async function refuse(
  request: FastifyRequest,
  reply: import("fastify").FastifyReply,
  status: number,
): Promise<object> {
  reply.code(status);
  return transport(status, { language: languageOfCall(request), content: null }).body;
}

function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}
