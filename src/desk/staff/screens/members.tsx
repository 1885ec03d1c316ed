import { fill } from "#base/text/language.ts";
import { DeskForm, useTyped } from "#desk/ui/DeskForm.tsx";
import { DeskPage } from "#desk/ui/DeskPage.tsx";
import { type Acted, actAtDesk, askDesk, openDesk } from "#desk/ui/open-desk.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { visitContext } from "#web/visit.ts";
import { listMembers, setMemberLock } from "../contract/members.ts";
import { lockActs } from "../rules.ts";
import { staffTexts } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/members.ts";

export const handle = { hydrate: true };

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const opened = await openDesk(visit);
  const { members } = await askDesk(visit, listMembers, {});
  return { ...opened, texts: staffTexts[visit.visitor.language], members };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { acted } = await actAtDesk(context.get(visitContext), request, {
    calls: { lock: setMemberLock },
  });
  return acted;
}

type Member = Route.ComponentProps["loaderData"]["members"][number];

/** /desk/staff: all members of staff; administrators lock and unlock them. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, frame, texts, members } = loaderData;
  const words = texts.members;
  const roleNames: Readonly<Record<string, string>> = texts.roleNames;
  const others = members.filter(({ isOwn, state }) => !isOwn && state !== "left");
  return (
    <DeskPage desk={desk} frame={frame} title={words.title} lead={words.lead}>
      {actionData?.ok && (
        <Notice kind="success" word={frame.done} live>
          {words.changed}
        </Notice>
      )}
      <Table
        id="members"
        caption={words.title}
        captionHidden
        stacked
        columns={[
          { label: texts.userId },
          { label: texts.name },
          { label: texts.roles },
          { label: words.state },
          { label: words.lastSignIn },
        ]}
        rows={members.map((member) => ({
          key: member.member,
          cells: [
            member.userId,
            member.isOwn ? fill(words.own, { name: member.name }) : member.name,
            member.roles.map((role) => roleNames[role] ?? role).join(" · ") || texts.none,
            [words.states[member.state], ...(member.isSignedIn ? [words.signedIn] : [])].join(
              " · ",
            ),
            member.lastSignIn ?? words.never,
          ],
        }))}
      />
      <LockForm members={others} texts={texts} acted={actionData} errorTitle={frame.errorTitle} />
    </DeskPage>
  );
}

interface LockFormProps {
  members: readonly Member[];
  texts: Texts;
  acted: Acted | undefined;
  errorTitle: string;
}

/** Locks or unlocks a colleague, with a reason. */
function LockForm({ members, texts, acted, errorTitle }: LockFormProps) {
  const words = texts.members;
  const typedOf = useTyped("lock", acted);
  return (
    <section aria-labelledby="lock">
      <h2 id="lock">{words.lockTitle}</h2>
      <p>{words.lockLead}</p>
      <DeskForm name="lock" label={words.lockTitle} acted={acted} errorTitle={errorTitle}>
        <Select
          name="member"
          label={texts.person}
          // Names and states are in the table above; a phone shows no longer words in a closed select.
          choices={members.map(({ member, userId }) => ({ value: member, label: userId }))}
          {...typedOf("member")}
        />
        <RadioGroup
          name="act"
          label={words.act}
          choices={lockActs.map((value) => ({ value, label: words.acts[value] }))}
          {...typedOf("act")}
        />
        <Field name="reason" label={words.reason} hint={words.reasonHint} {...typedOf("reason")} />
        <Button>{words.submit}</Button>
      </DeskForm>
    </section>
  );
}

export default Screen;
