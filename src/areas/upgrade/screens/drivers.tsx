import { readSignerDownloads } from "#areas/citizen-card/contract.ts";
import type { Output } from "#base/call/call.ts";
import { sentencesOf } from "#base/errors/texts.ts";
import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { formatFileSize } from "#base/text/files.ts";
import { fill } from "#base/text/language.ts";
import { adapterCodes } from "#web/signing-adapter.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { visitContext } from "#web/visit.ts";
import { UPGRADE_PATH } from "../flow/table.ts";
import { DRIVERS_PATH, driverPages } from "../rules.ts";
import { upgradeTexts } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/drivers.ts";
import { Doctor } from "./parts/Doctor.tsx";
import { NeedsScripts } from "./parts/Needs.tsx";
import styles from "./parts/upgrade.module.css";

export const handle: ScreenHandle = {
  hydrate: true,
  pcOnly: true,
  policy: { camera: true, microphone: true, connect: ["loopback-adapter"] },
};

export async function loader({ context }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const { downloads } = await ask(readSignerDownloads, {});
  return {
    ...{ texts: upgradeTexts[visitor.language], downloads },
    // The page fills in the attempts.
    adapterSentences: sentencesOf(adapterCodes, { left: "{left}" }, visitor.language),
  };
}

/** /upgrade-account/drivers: checks everything the upgrade needs, and offers the adapter. */
export function Screen({
  loaderData: { texts, downloads, adapterSentences },
}: Route.ComponentProps) {
  const { drivers } = texts;
  return (
    <Page title={drivers.title} description={drivers.lead} canonical={DRIVERS_PATH}>
      <PageHead title={drivers.title} lead={drivers.lead} />
      <NeedsScripts texts={texts} />
      <Doctor texts={texts} adapterSentences={adapterSentences} />
      <Downloads texts={texts} downloads={downloads} />
      <ReaderDrivers texts={texts} />
      <p className={styles.ways}>
        <Button href={UPGRADE_PATH}>{drivers.upgrade}</Button>
      </p>
    </Page>
  );
}

interface DownloadsProps {
  texts: Texts;
  downloads: Output<typeof readSignerDownloads>["downloads"];
}

/** The adapter for each system, with checksums to verify the download. */
function Downloads({ texts: { drivers, noteWord }, downloads }: DownloadsProps) {
  return (
    <section aria-labelledby="downloads">
      <h2 id="downloads" className={styles.step}>
        {drivers.downloads}
      </h2>
      {downloads.length === 0 ? (
        <p className={styles.lead}>{drivers.none}</p>
      ) : (
        <>
          <p className={styles.lead}>{drivers.downloadsLead}</p>
          <div className={styles.narrow}>
            <Notice kind="warning" word={noteWord}>
              <p>{drivers.unsigned}</p>
            </Notice>
          </div>
          <div className={styles.downloads}>
            {downloads.map(({ platform, path, fileBytes, sha256, version }) => (
              <Card
                key={platform}
                title={drivers.platforms[platform]}
                level={3}
                actions={
                  <Button href={path} icon="download">
                    {fill(drivers.download, { platform: drivers.platforms[platform] })}
                  </Button>
                }
              >
                <FactList
                  facts={[
                    { name: drivers.version, value: version },
                    { name: drivers.size, value: formatFileSize(fileBytes) },
                    {
                      name: drivers.digest,
                      value: <span className={styles.digest}>{sha256}</span>,
                    },
                  ]}
                />
              </Card>
            ))}
          </div>
        </>
      )}
    </section>
  );
}

/** The drivers of reader and card: links to the authority that issues the cards. */
function ReaderDrivers({ texts: { drivers } }: { texts: Texts }) {
  return (
    <section aria-labelledby="reader-drivers">
      <h2 id="reader-drivers" className={styles.step}>
        {drivers.readerDrivers}
      </h2>
      <p className={styles.lead}>{drivers.readerDriversLead}</p>
      <p className={styles.ways}>
        {(["windows", "mac"] as const).map((platform) => (
          <a
            key={platform}
            className="lone-link"
            href={driverPages[platform]}
            rel="external noreferrer"
          >
            {fill(drivers.readerDriver, { platform: drivers.platforms[platform] })}
          </a>
        ))}
      </p>
    </section>
  );
}

export default Screen;
