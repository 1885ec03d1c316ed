import { expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { makeCustomer } from "../../../../tests/people/customers.ts";
import { openSession, type Sender, senderOf, sure } from "../../../../tests/people/transfers.ts";

const bank = testBank();

async function unusual(): Promise<Sender> {
  return senderOf(bank(), await makeCustomer(bank()), "high");
}

/** The proof of a code for a purpose, by SMS or by mail. */
async function proofOf(sender: Sender, { purpose = "step-up", contact = "1" } = {}) {
  const requested = await sender.ask("POST", "/v1/authentication/otp/request", {
    authPposCd: purpose,
    cntcTpCd: contact,
  });
  sure(requested);
  const [letter] = await bank().owner.query<{ body: string }>(
    "select body from outbox where customer_id = $1 order by id desc limit 1",
    [sender.person.id],
  );
  const certified = await sender.ask("POST", "/v1/authentication/otp/certifications", {
    otpId: requested.content.otpId,
    otpVal: /\d{6}/.exec(letter?.body ?? "")?.[0] ?? "",
  });
  sure(certified);
  return certified.content.otpAuthTknId as string;
}

const confirm = (sender: Sender, otpAuthTknId: string) =>
  sender.ask("POST", "/v1/customer/login/step-up", { otpAuthTknId });

const mayOther = async (sender: Sender) => (await sender.standings()).content.othrAlwYn;

test("an unusual sign-in sends to others once a code from the phone confirms it, and not before", async () => {
  const sender = await unusual();
  const payee = await makeCustomer(bank());
  const typed = { toBnkCd: "899", toAcctNbr: payee.mainNumber, amount: 500 };
  expect(await mayOther(sender)).toBe("N");
  expect(await sender.prepare(typed)).toMatchObject({ code: "TRFR000020" });
  expect(await confirm(sender, await proofOf(sender))).toMatchObject({
    code: 200,
    content: { riskCd: "new" },
  });
  expect(await mayOther(sender)).toBe("Y");
  expect(await sender.prepare(typed)).toMatchObject({ code: 200 });
});

test("only a proof by SMS, made for this purpose in this session, confirms, and only once", async () => {
  const sender = await unusual();
  const other = await proofOf(sender, { purpose: "certificate" });
  const mailed = await proofOf(sender, { contact: "2" });
  for (const proof of [other, mailed, "x", "A".repeat(43)]) {
    expect(await confirm(sender, proof)).toMatchObject({ code: "CHEA000206" });
  }
  const stranger = await unusual();
  const proof = await proofOf(sender);
  expect(await confirm(stranger, proof)).toMatchObject({ code: "CHEA000206" });
  expect(await mayOther(stranger)).toBe("N");
  sure(await confirm(sender, proof));
  expect(await confirm(sender, proof)).toMatchObject({ code: "CHEA000206" });
});

test("a confirmation holds for its session: the next unusual sign-in is asked again", async () => {
  const sender = await unusual();
  sure(await confirm(sender, await proofOf(sender)));
  const next = await senderOf(bank(), sender.person, "high");
  expect(await mayOther(next)).toBe("N");
  await openSession(bank(), sender.person);
  // A process learns of another sign-in by a notification, with a short delay.
  await expect
    .poll(() => confirm(next, "A".repeat(43)), { interval: 200 })
    .toMatchObject({ code: "CHEA000003" });
});

test("the trail says that a sign-in was confirmed", async () => {
  const sender = await unusual();
  sure(await confirm(sender, await proofOf(sender)));
  const trail = await sender.ask("GET", "/v1/customer/login/trail");
  expect(JSON.stringify(trail.content)).toContain("login.confirm");
});
