// The same calls as Fastify's manual writes them: its own checks, its own serialiser, nothing else.

import Fastify from "fastify";
import { Type as T, type TSchema } from "typebox";
import { SUCCESS_CODE } from "#base/call.ts";
import { everyCall } from "#server/headers.ts";
import { serve } from "../child.ts";
import { entries, receipt } from "./canned.ts";
import { draftTransfer, listEntries } from "./contract.ts";

const app = Fastify();
// With HEADERS the bare server sends the headers of our answers too.
if (process.env.HEADERS !== undefined) {
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(everyCall);
    done();
  });
}
const { account, ...query } = listEntries.input.properties;

app.get(
  "/v1/bench/accounts/:account/entries",
  {
    schema: {
      params: T.Object({ account }),
      querystring: T.Object(query),
      response: { 200: envelopeOf(listEntries.output) },
    },
  },
  async () => ({ code: SUCCESS_CODE, message: "OK", content: entries }),
);
app.post(
  draftTransfer.path,
  { schema: { body: draftTransfer.input, response: { 200: envelopeOf(draftTransfer.output) } } },
  async () => ({ code: SUCCESS_CODE, message: "OK", content: receipt }),
);
await serve(app);

function envelopeOf(content: TSchema): TSchema {
  return T.Object({ code: T.Integer(), message: T.String(), content });
}
