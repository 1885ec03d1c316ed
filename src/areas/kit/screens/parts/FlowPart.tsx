import { fill } from "#base/text/language.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Steps } from "#web/ui/layout/Steps.tsx";
import type { Texts } from "../../texts/words.ts";
import { Part, Row, Specimen } from "./Part.tsx";

/** The navigation of a flow: its progress and its buttons. */
export function FlowPart({ texts: { forms, specimens } }: { texts: Texts }) {
  const { account, payee, confirm, code } = forms.stepNames;
  const steps = [
    { name: account, href: "/kit/forms" },
    { name: payee, href: "/kit/forms" },
    { name: confirm },
    { name: code },
  ];
  return (
    <>
      <Part id="steps" title={forms.steps} wide>
        {[1, 3, 4].map((current) => (
          <Steps
            key={current}
            announcement={fill(forms.step, { current, count: steps.length })}
            doneWord={forms.stepDone}
            steps={steps}
            current={current}
          />
        ))}
      </Part>
      <Part id="buttons" title={forms.buttons} wide>
        <Specimen state={specimens.normal}>
          <Row>
            <Button type="button">{forms.next}</Button>
            <Button type="button" variant="quiet">
              {forms.back}
            </Button>
            <Button type="button" variant="danger">
              {forms.stopCard}
            </Button>
            <Button type="button" variant="link">
              {forms.readTerms}
            </Button>
            <Button href="/notice" variant="quiet">
              {forms.toNotices}
            </Button>
          </Row>
        </Specimen>
        <Specimen state={specimens.busy}>
          <Row>
            <Button type="button" busy busyLabel={forms.sending}>
              {forms.next}
            </Button>
          </Row>
        </Specimen>
        <Specimen state={specimens.long}>
          <Button type="button">{forms.longButton}</Button>
        </Specimen>
      </Part>
    </>
  );
}
