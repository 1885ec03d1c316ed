import { attachmentHeader, csvOf } from "#base/text/files.ts";
import { certificatesTexts } from "#desk/certificates/texts/words.ts";
import { askDesk } from "#desk/ui/open-desk.ts";
import { visitContext } from "#web/visit.ts";
import { readReport } from "../contract.ts";
import { reports } from "../rules.ts";
import { labelsOf } from "../texts/labels.ts";
import { reportsTexts } from "../texts/words.ts";
import type { Route } from "./+types/report-file.ts";

/** /desk/reports/{report}/file: the figures of a report for a spreadsheet. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const report = reports.find((each) => each === params.report);
  if (!report) throw new Response(null, { status: 404 });
  const { labels, series } = await askDesk(visit, readReport, { report });
  const texts = reportsTexts[visit.visitor.language];
  const names = { ...texts.queueNames, ...certificatesTexts[visit.visitor.language].kinds };
  const seriesNames: Readonly<Record<string, string>> = texts.series;
  const head = [texts.charts[report].along, ...series.map(({ name }) => seriesNames[name] ?? name)];
  const rows = labelsOf(report, labels, names).map((label, place) => [
    label,
    ...series.map(({ values }) => String(values[place] ?? 0)),
  ]);
  return new Response(csvOf([head, ...rows]), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": attachmentHeader(`${texts.charts[report].title}.csv`, `${report}.csv`),
      "cache-control": "no-store",
    },
  });
}
