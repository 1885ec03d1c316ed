// Shows the figures of one position of a chart: under the mouse or a finger, or at the slider below
// the drawing, which the keyboard moves. The figures come from the chart's own table.

for (const figure of document.querySelectorAll<HTMLElement>("figure[data-chart]")) {
  const slider = figure.querySelector<HTMLInputElement>("[data-pointer]");
  const readout = figure.querySelector<HTMLElement>("[data-readout]");
  const cross = figure.querySelector<SVGLineElement>("[data-cross]");
  const plot = cross?.ownerSVGElement;
  if (slider && readout && cross && plot) point({ figure, slider, readout, cross, plot });
}

interface Parts {
  figure: HTMLElement;
  slider: HTMLInputElement;
  readout: HTMLElement;
  cross: SVGLineElement;
  plot: SVGSVGElement;
}

function point({ figure, slider, readout, cross, plot }: Parts): void {
  const names = [...figure.querySelectorAll("thead th")].map((cell) => cell.textContent ?? "");
  const rows = [...figure.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ""),
  );
  const lines = [...figure.querySelectorAll("[data-line]")].map((line) => placesOf(line));
  const dots = [...figure.querySelectorAll("[data-dot]")];

  const show = (place: number) => {
    const cells = rows[place] ?? [];
    const figures = cells.slice(1).map((cell, column) => `${names[column + 1]} ${cell}`);
    const text = [cells[0], ...figures].join("\u3000");
    readout.textContent = text;
    slider.setAttribute("aria-valuetext", text);
    const x = `${((place + 0.5) / rows.length) * 100}%`;
    cross.setAttribute("x1", x);
    cross.setAttribute("x2", x);
    dots.forEach((dot, line) => {
      const [, y] = lines[line]?.[place] ?? [];
      dot.setAttribute("cx", x);
      if (y !== undefined) dot.setAttribute("cy", `${y}%`);
    });
  };
  const follow = (event: PointerEvent) => {
    const { left, width } = plot.getBoundingClientRect();
    const place = Math.floor(((event.clientX - left) / width) * rows.length);
    slider.value = String(Math.max(0, Math.min(rows.length - 1, place)));
    show(Number(slider.value));
  };

  readout.hidden = false;
  slider.hidden = false;
  slider.addEventListener("input", () => show(Number(slider.value)));
  plot.addEventListener("pointerdown", follow);
  plot.addEventListener("pointermove", follow);
  show(rows.length - 1);
}

/** The points of a line, parsed from its path. */
function placesOf(line: Element): number[][] {
  const path = line.getAttribute("d") ?? "";
  return path
    .split(/[ML]/)
    .filter(Boolean)
    .map((pair) => pair.split(" ").map(Number));
}
