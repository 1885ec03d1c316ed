import { LOST_CANCEL_PATH } from "#areas/cards/rules/loss.ts";
import { fill } from "#base/text/language.ts";
import type { Texts } from "../../texts/home/zh.ts";
import type { HomeData } from "./home-data.ts";
import panel from "./Panel.module.css";
import { Panel } from "./Panel.tsx";

interface Props {
  texts: Texts["cards"];
  cards: HomeData["cards"];
}

const SHOWN_MOST = 4;
const badges = {
  active: "good",
  inactive: "watch",
  lost: "bad",
  stopped: "bad",
  expired: undefined,
  replaced: undefined,
} as const;

/** The customer's cards and their states. */
export function CardRows({ texts, cards }: Props) {
  if (cards.length === 0) {
    return (
      <Panel
        id="cards"
        title={texts.title}
        note={texts.none}
        way={{ href: "/debit-card/landing", label: texts.noneWay }}
      >
        {null}
      </Panel>
    );
  }
  const cancellable = cards.find(({ lossStatus }) => lossStatus === "open");
  return (
    <Panel
      id="cards"
      title={texts.title}
      way={
        cancellable && {
          href: LOST_CANCEL_PATH,
          label: fill(texts.cancel, { name: cancellable.cardName }),
        }
      }
    >
      <ul className={panel.rows}>
        {cards.slice(0, SHOWN_MOST).map((card) => (
          <li key={card.cardId} className={panel.lead}>
            <span className={panel.what}>
              <a href={`/cards/${card.cardId}`}>{card.cardName}</a>
              <span className={panel.soft}>
                {fill(texts.ending, { digits: card.cardNumber.slice(-4) })}
                {" · "}
                {fill(texts.expires, { day: card.expiresOn })}
              </span>
            </span>
            <span className={panel.badge} data-kind={badges[card.cardState]}>
              {texts.states[card.cardState]}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
