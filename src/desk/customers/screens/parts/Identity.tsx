import { fill } from "#base/text/language.ts";
import { DeskForm } from "#desk/ui/DeskForm.tsx";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import type { FileParts } from "./file-parts.ts";

/** The customer's identity (masked), status and locks. */
export function Identity(parts: FileParts) {
  const { texts, file } = parts;
  const { customer } = file;
  const { panic, flaggedAt } = customer;
  return (
    <section aria-labelledby="identity">
      <h2 id="identity">{texts.identity}</h2>
      <FactList
        facts={[
          { name: texts.name, value: customer.name },
          { name: texts.nationalId, value: customer.nationalId },
          { name: texts.birth, value: customer.birthDate },
          { name: texts.mobile, value: customer.mobile },
          { name: texts.email, value: customer.email ?? texts.none },
          { name: texts.joined, value: customer.joinedOn },
          { name: texts.member, value: customer.isMember ? texts.isMember : texts.noMember },
          { name: texts.standing, value: texts.standings[customer.standing] },
          {
            name: texts.flag,
            value: flaggedAt ? fill(texts.flagged, { at: flaggedAt }) : texts.notFlagged,
          },
          { name: texts.panic, value: panic ? fill(texts.panicOn, panic) : texts.panicOff },
        ]}
      />
      <Locks {...parts} />
    </section>
  );
}

function Locks(parts: FileParts) {
  const { texts, file, rights } = parts;
  const { signIn, codes, pin } = file.locks;
  const named: Readonly<Record<string, string>> = texts.purposes;
  const purposes = codes.map((purpose) => named[purpose] ?? purpose).join(" · ");
  const locked = [
    ...(signIn ? [{ what: "sign-in", sentence: texts.signInLock }] : []),
    ...(codes.length > 0 ? [{ what: "codes", sentence: fill(texts.codesLock, { purposes }) }] : []),
    ...(pin ? [{ what: "pin", sentence: texts.pinLock }] : []),
  ];
  return (
    <>
      <h3>{texts.locks}</h3>
      {locked.length === 0 && <p>{texts.noLocks}</p>}
      {locked.map(({ what, sentence }) => (
        <DeskForm
          key={what}
          name="unlock"
          label={`${texts.unlock} ${sentence}`}
          acted={parts.acted}
          errorTitle={parts.frame.errorTitle}
          values={{ what }}
        >
          <p>{sentence}</p>
          {rights.includes("customers.unlock") && <Button>{texts.unlock}</Button>}
        </DeskForm>
      ))}
    </>
  );
}
