import { Accordion } from "#web/ui/layout/Accordion.tsx";
import { Tabs } from "#web/ui/layout/Tabs.tsx";
import type { Texts } from "../../texts/words.ts";
import { Part } from "./Part.tsx";

interface Props {
  texts: Texts;
  /** The page's address with the tabs, and the requested tab. */
  address: string;
  plan: string;
}

/** Tabs, and answers that expand. */
export function ViewsPart({ texts: { data }, address, plan }: Props) {
  const plans = [
    { id: "basic", label: data.basic, about: data.basicAbout },
    { id: "plus", label: data.plus, about: data.plusAbout },
    { id: "family", label: data.family, about: data.familyAbout },
  ];
  const { questions } = data;
  return (
    <>
      <Part id="tabs" title={data.tabs} wide>
        <Tabs
          label={data.plans}
          current={plans.some(({ id }) => id === plan) ? plan : "basic"}
          tabs={plans.map(({ id, label, about }) => ({
            id,
            label,
            href: `${address}?plan=${id}`,
            content: <p>{about}</p>,
          }))}
        />
      </Part>
      <Part id="questions" title={data.accordion} wide>
        <Accordion
          items={[
            { id: "noon", title: questions.noon, content: <p>{questions.noonAnswer}</p> },
            { id: "fee", title: questions.fee, content: <p>{questions.feeAnswer}</p>, open: true },
          ]}
        />
      </Part>
    </>
  );
}
