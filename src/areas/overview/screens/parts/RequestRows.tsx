import type { Texts } from "../../texts/home/zh.ts";
import panel from "./Panel.module.css";
import { Panel } from "./Panel.tsx";
import type { OpenRequest } from "./request-data.ts";

interface Props {
  texts: Texts["requests"];
  requests: readonly OpenRequest[];
}

/** The customer's requests that the bank is still processing. */
export function RequestRows({ texts, requests }: Props) {
  return (
    <Panel id="requests" title={texts.title} note={requests.length === 0 ? texts.none : undefined}>
      {requests.length > 0 && (
        <ul className={panel.rows}>
          {requests.map(({ key, title, state, href }) => (
            <li key={key} className={href ? panel.lead : undefined}>
              <span className={panel.what}>{href ? <a href={href}>{title}</a> : title}</span>
              <span className={panel.badge}>{state}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
