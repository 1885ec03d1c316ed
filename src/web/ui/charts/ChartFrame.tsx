import type { ReactNode } from "react";
import { Table } from "../data/Table.tsx";
import { Icon } from "../layout/Icon.tsx";
import styles from "./ChartFrame.module.css";
import { heightOf, labelled, type Scale } from "./chart-scale.ts";

/** The properties of every chart. */
export interface ChartProps {
  /** The table's id; unique in a page. */
  id: string;
  title: string;
  /** What the drawing shows, in a sentence, for screen readers. */
  summary: string;
  /** The name of the horizontal axis, its values, and their short forms in the drawing. */
  along: { name: string; labels: readonly string[]; short?: readonly string[] };
  /** At most three; each has a value for every label. */
  series: readonly { name: string; values: readonly number[] }[];
  /** Formats a value. */
  written: (value: number) => string;
  /** True for counts: the scale has integers only. */
  counted?: boolean;
  /** The label that opens the table of the same figures. */
  tableLabel: string;
  /** Bars along the bottom of the drawing, with their own scale; their figures are in the table. */
  foot?: { name: string; values: readonly number[]; written: (value: number) => string };
  /**
   * The label of the slider under the drawing. With it, src/web/ui/charts/browser.ts shows the
   * figures of a position by mouse, touch and keyboard; the screen's handle needs `enhance:
   * ["chart"]`.
   */
  pointer?: string;
}

interface Props extends ChartProps {
  scale: Scale;
  children: ReactNode;
}

/** What is around every drawing: title, legend, both axes, and the figures as a table. */
export function ChartFrame({ scale, children, ...chart }: Props) {
  const { title, summary, along, series, written, foot, pointer } = chart;
  const named = labelled(along.labels.length);
  return (
    <figure className={styles.chart} data-chart={pointer ? "" : undefined}>
      <figcaption className={styles.title}>{title}</figcaption>
      <ul className={styles.legend}>
        {series.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
        {foot && <li data-foot="">{foot.name}</li>}
      </ul>
      {pointer && (
        <p
          className={styles.readout}
          data-readout=""
          data-long={foot || series.length > 1 ? "" : undefined}
          aria-hidden="true"
          hidden
        />
      )}
      <div className={styles.drawing}>
        <div className={styles.up} aria-hidden="true">
          {[...scale.ticks].reverse().map((tick) => (
            <span key={tick}>{written(tick)}</span>
          ))}
        </div>
        <svg className={styles.plot} role="img" aria-label={summary}>
          {scale.ticks.map((tick) => {
            const y = `${heightOf(tick, scale)}%`;
            return <line key={tick} x1="0" x2="100%" y1={y} y2={y} className={styles.rule} />;
          })}
          {children}
          {pointer && <line y1="0" y2="100%" className={styles.cross} data-cross="" />}
        </svg>
        <div
          className={styles.along}
          data-dense={named.length < along.labels.length}
          aria-hidden="true"
        >
          {along.labels.map((label, place) => (
            <span key={label}>
              {named.includes(place) && (
                <span data-minor={isMinor(place, named)}>{along.short?.[place] ?? label}</span>
              )}
            </span>
          ))}
        </div>
      </div>
      {pointer && (
        <input
          type="range"
          min="0"
          max={along.labels.length - 1}
          defaultValue={along.labels.length - 1}
          aria-label={pointer}
          className={styles.pointer}
          data-pointer=""
          hidden
        />
      )}
      <Figures {...chart} />
    </figure>
  );
}

/** Small screens only show the first, the middle and the last label. */
function isMinor(place: number, named: readonly number[]): boolean {
  const last = named.length - 1;
  return ![0, Math.round(last / 2), last].includes(named.indexOf(place));
}

function Figures({ id, title, along, series, written, tableLabel, foot }: ChartProps) {
  return (
    <details className={styles.figures}>
      <summary>
        <Icon name="open" />
        <span>{tableLabel}</span>
      </summary>
      <Table
        id={id}
        caption={title}
        captionHidden
        columns={[
          { label: along.name },
          ...series.map(({ name }) => ({ label: name, numeric: true })),
          ...(foot ? [{ label: foot.name, numeric: true }] : []),
        ]}
        rows={along.labels.map((label, place) => ({
          key: label,
          cells: [
            label,
            ...series.map(({ values }) => written(values[place] ?? 0)),
            ...(foot ? [foot.written(foot.values[place] ?? 0)] : []),
          ],
        }))}
      />
    </details>
  );
}
