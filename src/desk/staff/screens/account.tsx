import { redirect } from "react-router";
import type { Output } from "#base/call/call.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { FormToken } from "#web/ui/forms/FormToken.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { visitContext } from "#web/visit.ts";
import { listStaffSignIns, readAccount } from "../contract.ts";
import { SIGN_IN_PATH, SIGN_OUT_PATH } from "../rules.ts";
import { staffTexts } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/account.ts";
import styles from "./staff.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const account = await ask(readAccount, {}).catch((thrown: unknown) => {
    const isAway = isRefusal(thrown) && thrown.code === "DESK000001";
    throw isAway ? redirect(`${SIGN_IN_PATH}?session=ended`) : thrown;
  });
  const seesAll = account.rights.includes("staff-sign-ins.read");
  return {
    texts: staffTexts[visitor.language],
    account,
    everybody: seesAll ? (await ask(listStaffSignIns, {})).signIns : null,
  };
}

/** /desk/account: who is signed in, what they may do, the latest sign-ins, and the way out. */
export function Screen({ loaderData: { texts, account, everybody } }: Route.ComponentProps) {
  const { name, userId, roles, rights, signIns } = account;
  const named = (keys: readonly string[], names: Readonly<Record<string, string>>) =>
    keys.map((key) => names[key] ?? key).join(" · ") || texts.none;
  return (
    <Page title={texts.account} description={texts.accountLead} hidden>
      <PageHead title={texts.account} lead={texts.accountLead} />
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
    </Page>
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
