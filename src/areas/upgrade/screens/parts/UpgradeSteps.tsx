import { fill } from "#base/text/language.ts";
import { Steps } from "#web/ui/layout/Steps.tsx";
import { UPGRADE_PATH, type UpgradeStep, upgradeSteps } from "../../flow/table.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./upgrade.module.css";

/** The progress of the upgrade; the choice of accounts can be reopened. */
export function UpgradeSteps({ texts, step }: { texts: Texts; step: UpgradeStep }) {
  const current = upgradeSteps.indexOf(step) + 1;
  const hrefs: Partial<Record<UpgradeStep, string>> = {
    accounts: `${UPGRADE_PATH}?change=accounts`,
  };
  return (
    <div className={styles.progress}>
      <Steps
        announcement={fill(texts.stepOf, { step: current, all: upgradeSteps.length })}
        doneWord={texts.stepDone}
        steps={upgradeSteps.map((name) => {
          const href = hrefs[name];
          return { name: texts.steps[name], ...(href ? { href } : {}) };
        })}
        current={current}
      />
    </div>
  );
}
