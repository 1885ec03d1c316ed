import { useEffect } from "react";
import { listLoanRates } from "#areas/rates/contract.ts";
import { fill, type Language } from "#base/text/language.ts";
import { CallError, type CallSentences } from "#web/ask.ts";
import { useRemote } from "#web/remote.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { useAsk } from "#web/use-ask.ts";
import { calculatorPath } from "../../rules/comparison.ts";
import type { TypedLoan } from "../../rules/typed-loan.ts";
import { rateText } from "../../rules.ts";
import type { Compare } from "../../texts/compare.ts";
import styles from "./calculator.module.css";
import type { Calculator } from "./use-calculator.ts";

const PERCENT = 100;
const BASIS_POINTS = 10_000;

/** Common purposes, with amounts in ten thousands, and years. */
const purposes = {
  study: { amount: "30", years: "3" },
  home: { amount: "50", years: "5" },
  merge: { amount: "100", years: "7" },
} as const;

interface Props {
  texts: Compare;
  calculator: Calculator;
  /** Today's lowest rate in basis points; null without a board. */
  lowest: number | null;
  language: Language;
  sentences: CallSentences;
}

/** Example loans to start from, as links; with scripts the lowest rate is fetched anew. */
export function Presets({ texts, calculator, lowest, language, sentences }: Props) {
  const { typed, compared, fill: write } = calculator;
  const ask = useAsk({ language, sentences, isCached: true });
  const { remote, run, reset } = useRemote(() => ask(listLoanRates, {}));
  const found = remote.state === "succeeded" ? lowestIn(remote.content) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per response, not per keystroke
  useEffect(() => {
    if (found !== null) write({ rate: percentOf(found) });
  }, [remote]);
  const preset = (change: Partial<TypedLoan>) => calculatorPath({ ...typed, ...change }, compared);
  const rate = lowest === null ? {} : { rate: percentOf(lowest) };
  return (
    <section aria-labelledby="presets" className={styles.presets}>
      <h2 id="presets">{texts.presets}</h2>
      <ul>
        <li>
          <Preset href={preset(rate)} onPress={() => run(undefined)}>
            {texts.lowest}
          </Preset>
        </li>
        {(Object.keys(purposes) as (keyof typeof purposes)[]).map((purpose) => {
          const change = { ...purposes[purpose], ...rate };
          return (
            <li key={purpose}>
              <Preset href={preset(change)} onPress={() => write(change)}>
                {texts.purposes[purpose]}
              </Preset>
            </li>
          );
        })}
      </ul>
      <p role="status" data-state={remote.state} className={styles.presetState}>
        {remote.state === "loading" && texts.loading}
        {remote.state === "succeeded" &&
          (found === null
            ? texts.none
            : fill(texts.lowestFound, { rate: rateText(found / BASIS_POINTS) }))}
      </p>
      {remote.state === "failed" && (
        <div role="alert" className={styles.presetFailed}>
          <p>
            {texts.failed} {remote.error instanceof CallError && remote.error.sentence}
          </p>
          <p>
            <Button type="button" variant="link" onClick={() => run(undefined)}>
              {texts.again}
            </Button>{" "}
            <Button type="button" variant="link" onClick={reset}>
              {texts.dismiss}
            </Button>
          </p>
        </div>
      )}
    </section>
  );
}

interface PresetProps {
  href: string;
  onPress: () => unknown;
  children: string;
}

/** A link to the same page with other numbers; with scripts no page is loaded for it. */
function Preset({ href, onPress, children }: PresetProps) {
  return (
    <a
      href={href}
      onClick={(event) => {
        // With a modifier key the visitor wants a new window or tab.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onPress();
      }}
    >
      {children}
    </a>
  );
}

function lowestIn({ loanRates }: { loanRates: { kind: string; rate: number }[] }): number | null {
  return loanRates.find(({ kind }) => kind === "installment")?.rate ?? null;
}

function percentOf(basisPoints: number): string {
  return String(basisPoints / PERCENT);
}
