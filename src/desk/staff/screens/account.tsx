import type { Output } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { DeskForm, useTyped } from "#desk/ui/DeskForm.tsx";
import { DeskPage } from "#desk/ui/DeskPage.tsx";
import { actAtDesk, askDesk, openDesk } from "#desk/ui/open-desk.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { FormToken } from "#web/ui/forms/FormToken.tsx";
import { visitContext } from "#web/visit.ts";
import { addPasskey, removePasskey } from "../contract/passkeys.ts";
import { listStaffSignIns, makeRecoveryCodes, readAccount } from "../contract.ts";
import { SIGN_OUT_PATH } from "../rules.ts";
import { staffTexts } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/account.ts";
import { Passkeys } from "./parts/Passkeys.tsx";
import styles from "./staff.module.css";

export const handle = { hydrate: true };

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const opened = await openDesk(visit);
  const account = await askDesk(visit, readAccount, {});
  const seesAll = account.rights.includes("staff-sign-ins.read");
  return {
    ...opened,
    texts: staffTexts[visit.visitor.language],
    account,
    everybody: seesAll ? (await askDesk(visit, listStaffSignIns, {})).signIns : null,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { acted } = await actAtDesk(context.get(visitContext), request, {
    calls: { recovery: makeRecoveryCodes, passkey: addPasskey, removal: removePasskey },
  });
  return acted;
}

/** /desk/account: who is signed in, their rights, the latest sign-ins, and sign-out. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, frame, texts, account, everybody } = loaderData;
  const { name, userId, roles, rights, version, signIns } = account;
  const named = (keys: readonly string[], names: Readonly<Record<string, string>>) =>
    keys.map((key) => names[key] ?? key).join(" · ") || texts.none;
  return (
    <DeskPage desk={desk} frame={frame} title={texts.account} lead={texts.accountLead}>
      <div className={styles.parts}>
        <FactList
          facts={[
            { name: texts.name, value: name },
            { name: texts.userId, value: userId },
            { name: texts.roles, value: named(roles, texts.roleNames) },
            { name: texts.rights, value: named(rights, texts.rightNames) },
            { name: texts.version, value: version },
          ]}
        />
        <form method="post" action={SIGN_OUT_PATH}>
          <FormToken />
          <Button variant="quiet">{texts.signOut}</Button>
        </form>
        <Passkeys
          texts={texts}
          errorTitle={frame.errorTitle}
          passkeys={account.passkeys}
          acted={actionData}
        />
        <RecoveryCodes {...loaderData} acted={actionData} />
        <h2>{texts.signIns}</h2>
        <SignIns id="own" caption={texts.signIns} texts={texts} signIns={signIns} />
        {everybody && (
          <>
            <h2>{texts.staffSignIns}</h2>
            <SignIns id="all" caption={texts.staffSignIns} texts={texts} signIns={everybody} />
          </>
        )}
      </div>
    </DeskPage>
  );
}

type RecoveryProps = Route.ComponentProps["loaderData"] & {
  acted: Route.ComponentProps["actionData"];
};

/** Codes to use when the authenticator app is not available; they are shown once. */
function RecoveryCodes({ texts, frame, account, acted }: RecoveryProps) {
  const typedOf = useTyped("recovery", acted);
  const made =
    acted?.ok && acted.form === "recovery"
      ? (acted.content as unknown as Output<typeof makeRecoveryCodes>).codes
      : null;
  return (
    <>
      <h2>{texts.recovery}</h2>
      <p>{fill(texts.recoveryLead, { count: account.recoveryCodes })}</p>
      {made && (
        <Notice kind="success" word={texts.recoveryMade} live>
          <p>{texts.recoveryKeep}</p>
          <ul className={styles.codes}>
            {made.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </Notice>
      )}
      <DeskForm name="recovery" label={texts.recovery} acted={acted} errorTitle={frame.errorTitle}>
        <Field
          name="code"
          label={texts.code}
          hint={texts.codeHint}
          variant="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={typedOf("code").error}
        />
        <Button>{texts.recoveryMake}</Button>
      </DeskForm>
    </>
  );
}

interface SignInsProps {
  id: string;
  caption: string;
  texts: Texts;
  signIns: (Output<typeof readAccount>["signIns"][number] & { name?: string })[];
}

/** Sign-ins, newest first; with names if they are of several people. */
function SignIns({ id, caption, texts, signIns }: SignInsProps) {
  const hasNames = signIns.some(({ name }) => name !== undefined);
  const columns = [texts.time, texts.result, texts.browser, texts.address];
  return (
    <Table
      id={id}
      caption={caption}
      captionHidden
      stacked
      columns={[...(hasNames ? [texts.person] : []), ...columns].map((label) => ({ label }))}
      rows={signIns.map(({ name, at, outcome, browser, address }, index) => ({
        key: String(index),
        cells: [...(hasNames ? [name] : []), at, texts.outcomes[outcome], browser, address],
      }))}
    />
  );
}

export default Screen;
