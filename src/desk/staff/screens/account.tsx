import type { Output } from "#base/call/call.ts";
import { DeskPage } from "#desk/ui/DeskPage.tsx";
import { askDesk, openDesk } from "#desk/ui/open-desk.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { FormToken } from "#web/ui/forms/FormToken.tsx";
import { visitContext } from "#web/visit.ts";
import { listStaffSignIns, readAccount } from "../contract.ts";
import { SIGN_OUT_PATH } from "../rules.ts";
import { staffTexts } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/account.ts";
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

/** /desk/account: who is signed in, what they may do, the latest sign-ins, and the way out. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { desk, frame, texts, account, everybody } = loaderData;
  const { name, userId, roles, rights, signIns } = account;
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
          ]}
        />
        <form method="post" action={SIGN_OUT_PATH}>
          <FormToken />
          <Button look="quiet">{texts.signOut}</Button>
        </form>
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

interface SignInsProps {
  id: string;
  caption: string;
  texts: Texts;
  signIns: (Output<typeof readAccount>["signIns"][number] & { name?: string })[];
}

/** Sign-ins, newest first; with names where they are of several people. */
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
