// The same calls as in Fastify's manual: its own validation, its own serialiser, our response headers
// and nothing else. The handlers use the wire names, so nothing is translated here.

import Fastify from "fastify";
import { Type as T, type TObject, type TSchema } from "typebox";
import { SUCCESS_CODE } from "../../src/base/call/call.ts";
import { callCodec } from "../../src/base/call/wire.ts";
import { everyCall } from "../../src/server/http/headers.ts";
import { serve } from "../child.ts";
import { entries, receipt } from "./canned.ts";
import { draftTransfer, listEntries } from "./contract.ts";

const app = Fastify();
app.addHook("onRequest", (_request, reply, done) => {
  reply.headers(everyCall);
  done();
});
const list = callCodec(listEntries);
const transfer = callCodec(draftTransfer);
const listed = list.output.toWire(entries);
const received = transfer.output.toWire(receipt);
const { account = T.String(), ...query } = (list.input.schema as TObject).properties;

app.get(
  "/v1/bench/accounts/:account/entries",
  {
    schema: {
      params: T.Object({ account }),
      querystring: T.Object(query),
      response: { 200: envelopeOf(list.output.schema) },
    },
  },
  async () => ({ code: SUCCESS_CODE, message: "OK", content: listed }),
);
app.post(
  draftTransfer.path,
  {
    schema: { body: transfer.input.schema, response: { 200: envelopeOf(transfer.output.schema) } },
  },
  async () => ({ code: SUCCESS_CODE, message: "OK", content: received }),
);
await serve(app);

function envelopeOf(content: TSchema): TSchema {
  return T.Object({ code: T.Integer(), message: T.String(), content });
}
