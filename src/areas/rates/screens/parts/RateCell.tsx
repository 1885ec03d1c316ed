import { formatRate } from "../../rules.ts";

/** A rate in a table; where there is none a dash is seen and the reason is read out. */
export function RateCell({ rate, none }: { rate: number | null | undefined; none: string }) {
  if (rate !== null && rate !== undefined) return formatRate(rate);
  return <NoRate none={none} />;
}

/** A dash for the eye, words for the ear. */
export function NoRate({ none }: { none: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{none}</span>
    </>
  );
}
