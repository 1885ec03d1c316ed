import type { Output } from "#base/call/call.ts";
import { certificatesTexts } from "#desk/certificates/texts/words.ts";
import { DeskPage } from "#desk/ui/DeskPage.tsx";
import { askDesk, openDesk } from "#desk/ui/open-desk.ts";
import { BarChart } from "#web/ui/charts/BarChart.tsx";
import { BarTable } from "#web/ui/charts/BarTable.tsx";
import { visitContext } from "#web/visit.ts";
import { readReport } from "../contract.ts";
import { isOverTime, REPORTS_PATH, type Report, reports, shortLabel } from "../rules.ts";
import { labelsOf } from "../texts/labels.ts";
import { reportsTexts } from "../texts/words.ts";
import type { Route } from "./+types/reports.ts";
import styles from "./reports.module.css";

export const handle = { hydrate: true };

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const [opened, ...figures] = await Promise.all([
    openDesk(visit),
    ...reports.map((report) => askDesk(visit, readReport, { report })),
  ]);
  const { language } = visit.visitor;
  return {
    ...opened,
    figures,
    texts: reportsTexts[language],
    certificateKinds: certificatesTexts[language].kinds,
  };
}

/** /desk/reports: the figures as charts, with tables and files. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { desk, frame, figures, texts, certificateKinds } = loaderData;
  return (
    <DeskPage desk={desk} frame={frame} title={texts.title} lead={texts.lead}>
      {reports.map((report, place) => (
        <Chart
          key={report}
          report={report}
          figures={figures[place] ?? { labels: [], series: [] }}
          texts={texts}
          names={{ ...texts.queueNames, ...certificateKinds }}
        />
      ))}
    </DeskPage>
  );
}

interface Props {
  report: Report;
  figures: Output<typeof readReport>;
  texts: Route.ComponentProps["loaderData"]["texts"];
  names: Readonly<Record<string, string>>;
}

function Chart({ report, figures, texts, names }: Props) {
  const { title, summary, along } = texts.charts[report];
  const { labels } = figures;
  const seriesNames: Readonly<Record<string, string>> = texts.series;
  const series = figures.series.map(({ name, values }) => ({
    name: seriesNames[name] ?? name,
    values,
  }));
  // A chart of nothing but zeros shows nothing; a table of queues says that they are empty.
  const hasFigures =
    labels.length > 0 &&
    (!isOverTime(report) || series.some(({ values }) => values.some((value) => value > 0)));
  return (
    <section aria-labelledby={`${report}-title`}>
      <h2 id={`${report}-title`}>{title}</h2>
      {!hasFigures && <p>{texts.empty}</p>}
      {hasFigures && isOverTime(report) && (
        <BarChart
          id={report}
          title={summary}
          summary={summary}
          along={{ name: along, labels, short: labels.map((label) => shortLabel(report, label)) }}
          series={series}
          written={String}
          counted
          tableLabel={texts.table}
        />
      )}
      {hasFigures && !isOverTime(report) && (
        <BarTable
          id={report}
          caption={summary}
          along={{ name: along, labels: labelsOf(report, labels, names) }}
          series={series}
        />
      )}
      <p className={styles.file}>
        <a href={`${REPORTS_PATH}/${report}/file`} download>
          {texts.download}
          <span className="sr-only">{` ${title}`}</span>
        </a>
      </p>
    </section>
  );
}

export default Screen;
