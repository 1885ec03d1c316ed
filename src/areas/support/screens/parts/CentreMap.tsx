import styles from "./CentreMap.module.css";

interface Place {
  centreName: string;
  latitude: number;
  longitude: number;
}

interface Props {
  label: string;
  centres: readonly Place[];
}

/** Taiwan's coast from its northern cape clockwise, as longitude and latitude: enough to tell places apart. */
const COAST = `121.54,25.30 121.75,25.15 122.00,25.01 121.83,24.86 121.87,24.58 121.62,23.98 121.53,23.60
  121.38,23.10 121.16,22.75 120.90,22.34 120.89,22.20 120.86,21.90 120.74,21.92 120.59,22.36 120.44,22.46
  120.27,22.61 120.15,23.00 120.05,23.12 120.13,23.38 120.13,23.58 120.16,23.80 120.40,24.07 120.51,24.26
  120.63,24.44 120.76,24.63 120.92,24.85 121.07,25.04 121.24,25.12 121.41,25.19`;

const WEST = 119.85;
const NORTH = 25.45;
/** Units of the drawing in a degree of latitude; at Taiwan's a degree of longitude is shorter. */
const SCALE = 100;
const SHORTER = 0.915;
const WIDTH = 210;
const HEIGHT = 365;
const PIN = 10;

/** Where the service centres are, by the numbers of the list under it; drawn here, nothing is loaded. */
export function CentreMap({ label, centres }: Props) {
  const coast = COAST.split(/\s+/).map((pair) => {
    const [longitude = 0, latitude = 0] = pair.split(",").map(Number);
    return placed({ latitude, longitude }).join(",");
  });
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className={styles.map}>
      <polygon points={coast.join(" ")} className={styles.island} />
      {centres.map((centre, index) => {
        const [x, y] = placed(centre);
        return (
          <g key={centre.centreName}>
            <circle cx={x} cy={y} r={PIN} className={styles.pin} />
            <text x={x} y={y} className={styles.number}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function placed({ latitude, longitude }: Pick<Place, "latitude" | "longitude">): [number, number] {
  const x = (longitude - WEST) * SCALE * SHORTER;
  const y = (NORTH - latitude) * SCALE;
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}
