import { formatRate } from "../../rules.ts";

/** A rate in a table; if there is none, a dash, with the reason for screen readers. */
export function RateCell({ rate, none }: { rate: number | null | undefined; none: string }) {
  if (rate !== null && rate !== undefined) return formatRate(rate);
  return <NoRate none={none} />;
}

/** A visible dash, with text for screen readers. */
export function NoRate({ none }: { none: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{none}</span>
    </>
  );
}
