import { Form, useNavigation } from "react-router";
import type { FieldError } from "#base/call/call.ts";
import { amountOf, typedAmount } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import type { Day } from "#base/time/day.ts";
import { useShared } from "#web/shared.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { PrivateAmount, type PrivateMoney } from "#web/ui/data/PrivateAmount.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import { AmountInput } from "#web/ui/forms/AmountInput.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { FormToken } from "#web/ui/forms/FormToken.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { dueMonths } from "../../rules/goal.ts";
import { accountPath } from "../../rules/history-page.ts";
import type { Texts } from "../../texts/page/zh.ts";
import styles from "./account.module.css";
import type { PageData } from "./page-data.ts";

interface Props {
  texts: Texts;
  goal: NonNullable<PageData["goal"]>;
  account: PageData["account"];
  today: Day;
  refused: { fields: FieldError[]; typed: Record<string, string> } | null;
}

/** The goal of a dream account: its progress, the plan, and the form to set it. */
export function GoalPanel({ texts, goal, account, today, refused }: Props) {
  const words = texts.goal;
  return (
    <section aria-labelledby="goal" className={styles.goal}>
      <h2 id="goal">{words.title}</h2>
      {goal.isSet ? <Progress texts={texts} goal={goal} /> : <p>{words.none}</p>}
      {goal.isSet && goal.schedule.length > 0 && <Schedule texts={texts} goal={goal} />}
      <details className={styles.details} open={!goal.isSet || refused !== null}>
        <summary>{goal.isSet ? words.change : words.set}</summary>
        <GoalForm {...{ texts: words, goal, account, today, refused }} />
      </details>
    </section>
  );
}

type SetGoal = Extract<Props["goal"], { isSet: true }>;

function Progress({ texts, goal }: { texts: Texts; goal: SetGoal }) {
  const words = texts.goal;
  const money = (amount: PrivateMoney) => (
    <PrivateAmount money={amount} hiddenLabel={texts.hidden} />
  );
  return (
    <>
      <p className={styles.percent}>
        <strong>{fill(words.percent, { percent: goal.percent })}</strong>
      </p>
      <progress
        className={styles.bar}
        value={goal.percent}
        max={100}
        aria-label={fill(words.percent, { percent: goal.percent })}
      />
      {goal.isReached && <p className={styles.reached}>{words.reached}</p>}
      {goal.isLate && <p>{fill(words.late, { month: goal.dueMonth?.replace("-", "/") ?? "" })}</p>}
      <FactList
        facts={[
          { name: words.target, value: money(goal.amount) },
          ...(goal.isReached ? [] : [{ name: words.left, value: money(goal.left) }]),
          { name: words.due, value: goal.dueMonth?.replace("-", "/") ?? words.noHurry },
          ...(goal.monthly ? [{ name: words.monthly, value: money(goal.monthly) }] : []),
        ]}
      />
    </>
  );
}

function Schedule({ texts, goal }: { texts: Texts; goal: SetGoal }) {
  const words = texts.goal;
  return (
    <details className={styles.details}>
      <summary>{words.schedule}</summary>
      <p className={styles.note}>{words.scheduleNote}</p>
      <Table
        id="schedule"
        caption={words.schedule}
        captionHidden
        columns={[
          { label: words.columns.month },
          { label: words.columns.amount, numeric: true },
          { label: words.columns.total, numeric: true },
        ]}
        rows={goal.schedule.map(({ month, amount, total }) => ({
          key: month,
          cells: [
            month.replace("-", "/"),
            <PrivateAmount key="amount" money={amount} hiddenLabel={texts.hidden} />,
            <PrivateAmount key="total" money={total} hiddenLabel={texts.hidden} />,
          ],
        }))}
      />
    </details>
  );
}

interface FormProps extends Omit<Props, "texts"> {
  texts: Texts["goal"];
}

function GoalForm({ texts, goal, account, today, refused }: FormProps) {
  const { language } = useShared().visitor;
  const { state, formMethod } = useNavigation();
  const isBusy = state !== "idle" && formMethod === "POST";
  const errorOf = (name: string) => refused?.fields.find(({ field }) => field === name)?.message;
  const { currency } = account;
  const amount = goal.isSet ? goal.amount.amount : null;
  const shownGoal = amount === null ? "" : typedAmount(amountOf(amount), currency);
  // A month that has passed is not offered: the form then starts without a date.
  const dueMonth = refused?.typed.dueMonth ?? (goal.isSet ? (goal.dueMonth ?? "") : "");
  const months = dueMonths(today, dueMonth);
  return (
    <Form method="post" action={accountPath(account.accountReference)} className={styles.goalForm}>
      <FormToken />
      <AmountInput
        name="goalAmount"
        label={texts.amount}
        hint={texts.amountHint}
        currency={currency}
        language={language}
        typed={refused?.typed.goalAmount ?? shownGoal}
        error={errorOf("goalAmount")}
      />
      <Select
        name="dueMonth"
        label={texts.month}
        hint={texts.monthHint}
        typed={months.includes(dueMonth) ? dueMonth : ""}
        choices={[
          { value: "", label: texts.noHurry },
          ...months.map((value) => ({ value, label: value.replace("-", "/") })),
        ]}
        error={errorOf("dueMonth")}
      />
      <p className={styles.send}>
        <Button name="act" value="goal" busy={isBusy} busyLabel={texts.save}>
          {texts.save}
        </Button>
        {goal.isSet && (
          <Button name="act" value="remove-goal" variant="quiet">
            {texts.remove}
          </Button>
        )}
      </p>
    </Form>
  );
}
