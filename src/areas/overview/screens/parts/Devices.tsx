import type { listDevices } from "#areas/login/contract/devices.ts";
import type { Output } from "#base/call/call.ts";
import { browserName } from "#base/site/browser-name.ts";
import { fill } from "#base/text/language.ts";
import { useShared } from "#web/shared.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import type { Texts } from "../../texts/zh.ts";
import { SecurityPart } from "./SecurityPart.tsx";

interface Props {
  texts: Texts;
  devices: Output<typeof listDevices>["devices"];
}

/** The remembered browsers, each with a button to forget it. */
export function Devices({ texts, devices }: Props) {
  const { language } = useShared().visitor;
  const columns = [texts.browser, texts.firstSeen, texts.lastSeen, texts.act];
  return (
    <SecurityPart id="devices" title={texts.devices} lead={texts.devicesLead}>
      {devices.length === 0 ? (
        <p>{texts.noDevices}</p>
      ) : (
        <Table
          id="devices-table"
          caption={texts.devices}
          captionHidden
          stacked
          columns={columns.map((label) => ({ label }))}
          rows={devices.map(({ deviceId, deviceName, firstSignInAt, lastSignInAt }) => ({
            key: deviceId,
            cells: [
              browserName(deviceName, language),
              firstSignInAt,
              lastSignInAt,
              <Forget
                key={deviceId}
                id={deviceId}
                label={texts.forget}
                name={fill(texts.forgetOne, {
                  device: browserName(deviceName, language),
                  time: lastSignInAt,
                })}
              />,
            ],
          }))}
        />
      )}
    </SecurityPart>
  );
}

function Forget({ id, label, name }: { id: string; label: string; name: string }) {
  return (
    <PostForm aria-label={name}>
      <input type="hidden" name="act" value="forget" />
      <input type="hidden" name="deviceId" value={id} />
      <Button variant="link">{label}</Button>
    </PostForm>
  );
}

/** A button that ends every other session. */
export function Elsewhere({ texts }: { texts: Texts }) {
  return (
    <SecurityPart id="elsewhere" title={texts.elsewhere} lead={texts.elsewhereLead}>
      <PostForm>
        <input type="hidden" name="act" value="elsewhere" />
        <Button variant="quiet">{texts.elsewhere}</Button>
      </PostForm>
    </SecurityPart>
  );
}
