import { Drawing, drawingsOf } from "#web/ui/layout/Drawing.tsx";
import styles from "./SunriseScene.module.css";
import sunrise from "./sunrise.svg?raw";

const scenes = drawingsOf({ sunrise }, styles);

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
        <Drawing markup={scenes.sunrise} />
      </g>
    </svg>
  );
}
