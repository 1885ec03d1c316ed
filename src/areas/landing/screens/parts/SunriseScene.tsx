import styles from "./SunriseScene.module.css";

/**
 * Dawn off the east coast: Turtle Island, a boat, a lighthouse. It is drawn far beyond its box on
 * both sides, for windows of any width.
 */
export function SunriseScene() {
  return (
    <svg
      viewBox="0 0 1440 420"
      className={styles.scene}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <g className={styles.all}>
        <path d="M848 292a236 236 0 0 1 472 0z" className={styles.glow} />
        <path d="M912 292a172 172 0 0 1 344 0z" className={styles.glow} />
        <path d="M972 292a112 112 0 0 1 224 0z" className={styles.sun} />
        <path
          d="M1150 96h132M1196 116h128M1002 64h84M760 150h96M812 168h70"
          className={styles.cloud}
        />
        <path
          d="M-900 292v-24c300 10 500-40 700-30 90 4 130 28 200 20 70-8 96-46 164-52 58-5 84 30 140 26 66-4 92-44 150-34 62 10 86 58 156 62 40 3 70 22 110 32z"
          className={styles.far}
        />
        <path
          d="M716 292c34-8 58-50 104-68 40-16 78-10 106 14 20 18 34 34 60 36 18-20 42-22 54-6 8 10 4 18 18 24z"
          className={styles.island}
        />
        <path d="M-900 292h3300v140H-900z" className={styles.sea} />
        <path d="M994 306h180M1018 322h140M1006 340h120M1042 358h92" className={styles.mirror} />
        <path
          d="M-300 330h160M-120 366h100M80 322h120M260 342h180M520 314h150M600 362h130M330 378h80M760 336h90M1240 318h70M880 380h90M1520 322h130M1760 352h120"
          className={styles.wave}
        />
        <path d="M826 350h84l-14 22h-58z" className={styles.hull} />
        <path d="M846 350v-20h26v20" className={styles.white} />
        <path d="M872 340h14v10M859 330v-26" className={styles.line} />
        <path d="M859 304l16 7-16 7z" className={styles.amber} />
        <path
          d="M1172 420c20-28 60-34 92-52 34-20 60-30 96-30 40 0 70 14 120 18 90 8 160-20 260-14 160 10 300 40 660 34v44z"
          className={styles.near}
        />
        <path d="M1334 338l8-102h28l8 102z" className={styles.white} />
        <path d="M1339.5 268h33l1.8 22h-36.6zM1336 312h40l1.6 22h-43.2z" className={styles.coral} />
        <path d="M1340 236v-22h32v22z" className={styles.amber} />
        <path d="M1332 236h48M1336 214l20-18 20 18z" className={styles.roof} />
        <path
          d="M1224 168q10-10 20 0q10-10 20 0M1184 196q8-8 16 0q8-8 16 0"
          className={styles.bird}
        />
        <path
          d="M-900 404c300 14 600 18 900 0 120-18 210 10 330 4s210-22 330-8 220 16 340 4 260-14 440 2 600 10 960-4v40H-900z"
          className={styles.shore}
        />
      </g>
    </svg>
  );
}
