import { app } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import { type QrSquares, qrPath } from "#base/text/qr.ts";
import { useShared } from "#web/shared.ts";
import styles from "./AppDownload.module.css";
import { Section } from "./Section.tsx";

/** The quiet zone around a QR code, without which scanners do not find it. */
const QUIET = 4;

interface Words {
  title: string;
  lead: string;
  scan: string;
  qr: string;
  ios: string;
  android: string;
  least: string;
  warning: string;
}

interface Props {
  texts: Words;
  qr: QrSquares | null;
  compact?: boolean;
}

/** Where to get the app: the stores, and a QR code that opens the page on the phone. */
export function AppDownload({ texts, qr, compact = false }: Props) {
  const { device } = useShared().visitor;
  const stores = (["ios", "android"] as const).filter(
    (store) => device === "pc" || device === store,
  );
  return (
    <Section id="app" title={texts.title} lead={texts.lead} band compact={compact}>
      <div className={styles.ways}>
        {device === "pc" && qr && (
          <div className={styles.code}>
            <QrCode squares={qr} label={texts.qr} />
            <p>{texts.scan}</p>
          </div>
        )}
        <div className={styles.stores}>
          <ul>
            {stores.map((store) => (
              <li key={store}>
                <a href={app[store].store} rel="external noreferrer">
                  <strong>{texts[store]}</strong>
                  <span>{fill(texts.least, { least: app[store].least })}</span>
                </a>
              </li>
            ))}
          </ul>
          <p>{texts.warning}</p>
        </div>
      </div>
    </Section>
  );
}

function QrCode({ squares, label }: { squares: QrSquares; label: string }) {
  const edge = squares.length + QUIET * 2;
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${edge} ${edge}`}
      className={styles.squares}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={qrPath(squares)} />
    </svg>
  );
}
