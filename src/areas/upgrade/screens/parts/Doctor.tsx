import { useState } from "react";
import { withCode } from "#base/text/language.ts";
import type { AdapterSentences } from "#web/signing-adapter.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Icon } from "#web/ui/layout/Icon.tsx";
import type { Texts } from "../../texts/zh.ts";
import { type CheckName, type CheckResult, checkNames, runCheck } from "./device-checks.ts";
import styles from "./upgrade.module.css";

interface Props {
  texts: Texts;
  adapterSentences: AdapterSentences;
}

type Shown = CheckResult | { state: "idle" | "running" | "skipped" };

const icons = {
  idle: "dash",
  running: "wait",
  skipped: "dash",
  ok: "right",
  failed: "wrong",
} as const;

/** Checks everything the upgrade needs, one by one, with a remedy for each. */
export function Doctor({ texts, adapterSentences }: Props) {
  const { drivers } = texts;
  const [shown, setShown] = useState<Partial<Record<CheckName, Shown>>>({});
  const [isRunning, setRunning] = useState(false);
  const set = (name: CheckName, result: Shown) => setShown((now) => ({ ...now, [name]: result }));

  async function check(names: readonly CheckName[]): Promise<void> {
    setRunning(true);
    let isAdapterMissing = false;
    for (const name of names) {
      // Without the adapter neither reader nor card can be checked.
      if (isAdapterMissing && (name === "reader" || name === "card")) {
        set(name, { state: "skipped" });
        continue;
      }
      set(name, { state: "running" });
      const result = await runCheck(name, texts);
      set(name, result);
      if (name === "adapter" && result.state === "failed") isAdapterMissing = true;
    }
    setRunning(false);
  }

  return (
    <section aria-labelledby="checks">
      <h2 id="checks" className="sr-only">
        {drivers.title}
      </h2>
      <p className={styles.ways}>
        <Button
          type="button"
          busy={isRunning}
          busyLabel={drivers.checking}
          onClick={() => void check(checkNames)}
        >
          {drivers.checkAll}
        </Button>
      </p>
      <ol className={styles.checks}>
        {checkNames.map((name) => {
          const result = shown[name] ?? { state: "idle" };
          return (
            <li key={name} data-check={name} data-state={result.state}>
              <span className={styles.state} data-state={result.state}>
                <Icon name={icons[result.state]} /> {drivers.states[result.state]}
              </span>
              <div>
                <h3>{drivers.checks[name].name}</h3>
                <Finding texts={texts} name={name} result={result} sentences={adapterSentences} />
              </div>
              <Button type="button" variant="quiet" onClick={() => void check([name])}>
                {result.state === "idle" ? drivers.check : drivers.again}
                <span className="sr-only"> {drivers.checks[name].name}</span>
              </Button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface FindingProps {
  texts: Texts;
  name: CheckName;
  result: Shown;
  sentences: AdapterSentences;
}

/** A check's result, and its remedy. */
function Finding({ texts: { drivers }, name, result, sentences }: FindingProps) {
  if (result.state === "ok") return <p role="status">{result.text}</p>;
  if (result.state !== "failed") return null;
  const remedy = result.remedy ?? drivers.checks[name].remedy;
  return (
    <div role="status">
      {result.code && <p>{withCode(sentences[result.code], result.code)}</p>}
      <p>{remedy}</p>
    </div>
  );
}
