import { fill } from "#base/text/language.ts";
import { PrivateAmount } from "#web/ui/data/PrivateAmount.tsx";
import type { Texts } from "../../texts/home/zh.ts";
import { GoalRing } from "./GoalRing.tsx";
import type { HomeData } from "./home-data.ts";
import panel from "./Panel.module.css";
import { Panel } from "./Panel.tsx";

interface Props {
  texts: Texts;
  goals: HomeData["goals"];
}

/** Dream accounts with their goals and progress. */
export function GoalRows({ texts, goals }: Props) {
  const words = texts.goals;
  return (
    <Panel id="goals" title={words.title}>
      <ul className={panel.rows}>
        {goals.map(({ reference, name, balance, goal }) => (
          <li key={reference} className={panel.lead}>
            <GoalRing
              percent={goal?.percent ?? null}
              label={goal ? fill(words.percent, { percent: goal.percent }) : words.noGoal}
            />
            <span className={panel.what}>
              <a href={`/accounts/${reference}`}>{name}</a>
              <span className={panel.soft}>
                <PrivateAmount money={balance} hiddenLabel={texts.hidden} />
                {goal && (
                  <>
                    {" / "}
                    <PrivateAmount money={goal.amount} hiddenLabel={texts.hidden} />
                  </>
                )}
              </span>
              <span className={panel.soft}>
                <Outlook texts={texts} goal={goal} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What is still needed to reach the goal. */
function Outlook({ texts, goal }: { texts: Texts; goal: HomeData["goals"][number]["goal"] }) {
  const words = texts.goals;
  if (!goal) return words.setGoal;
  if (goal.isReached) return words.reached;
  if (goal.isLate) return fill(words.late, { month: goal.dueMonth ?? "" });
  if (!goal.monthly) return fill(words.percent, { percent: goal.percent });
  const [before = "", after = ""] = fill(words.monthly, { month: goal.dueMonth ?? "" }).split(
    "{amount}",
  );
  return (
    <>
      {before}
      <PrivateAmount money={goal.monthly} hiddenLabel={texts.hidden} />
      {after}
    </>
  );
}
