import { Refusal } from "#base/errors/catalogue.ts";
import { fill } from "#base/text/language.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { customerInitiator, record } from "#server/audit/audit.ts";
import { isCancellable } from "../rules/application.ts";
import { type Application, moveApplication, policyOf } from "../store/applications.ts";
import { applyTexts } from "../texts/words.ts";
import { giveBack, insurerOf, settling } from "./settle.ts";

/** The customer's own policy; INSR000018 for anybody else's. */
export async function ownPolicy(
  { db, customer }: CallContext,
  number: string,
): Promise<Application> {
  const application = await policyOf(db, customer.id, number);
  if (!application) throw new Refusal("INSR000018");
  return application;
}

/** Cancels a policy before its cover starts; idempotent. */
export async function cancelPolicy(
  context: CallContext,
  application: Application,
  policyNumber: string,
) {
  const { id, state, premium } = application;
  if (state === "cancelled") return { policyNumber, refund: premium };
  if (state !== "cancelling" && !isCancellable(state, application, context.now)) {
    throw new Refusal("INSR000023");
  }
  await context.db.transaction(async (tx) => {
    await moveApplication(tx, id, { act: "cancel", to: "cancelling" });
    const event = "insurance.cancel";
    await record(tx, context, { event, outcome: "ok", reference: policyNumber });
  });
  await giveBack(
    settling(context),
    { ...application, state: "cancelling" },
    customerInitiator(context),
  );
  return { policyNumber, refund: premium };
}

/** The signed policy, with a file name. */
export async function policyFile({ ports, language }: CallContext, policyNumber: string) {
  const pdf = await insurerOf(ports).policyDocument(policyNumber);
  if (!pdf) throw new Refusal("INSR000018");
  const { fileName } = applyTexts[language].policies;
  return { fileName: fill(fileName, { number: policyNumber }), content: pdf.toString("base64") };
}
