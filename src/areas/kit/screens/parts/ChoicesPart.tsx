import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import type { Forms } from "../../texts/forms.ts";
import type { Texts } from "../../texts/words.ts";
import { Part, Specimen } from "./Part.tsx";

interface Props {
  texts: Texts;
}

/** Choices out of many, of few, and of yes and no. */
export function ChoicesPart({ texts }: Props) {
  return (
    <>
      <SelectPart texts={texts} />
      <RadioPart texts={texts} />
      <CheckboxPart texts={texts} />
    </>
  );
}

function SelectPart({ texts: { forms, specimens } }: Props) {
  const choices = citiesOf(forms);
  return (
    <Part id="select" title={forms.select}>
      <Specimen state={specimens.normal}>
        <Select name="city" label={forms.city} choices={choices} />
      </Specimen>
      <Specimen state={specimens.error}>
        <Select name="no-city" label={forms.city} error={forms.cityError} choices={choices} />
      </Specimen>
      <Specimen state={specimens.filled}>
        <Select name="chosen-city" label={forms.city} choices={choices} typed="hualien" />
      </Specimen>
      <Specimen state={specimens.disabled}>
        <Select name="fixed-city" label={forms.city} choices={choices} typed="taipei" disabled />
      </Specimen>
    </Part>
  );
}

function RadioPart({ texts: { forms, specimens } }: Props) {
  const kinds = [
    { value: "designated", label: forms.designated, about: forms.designatedAbout },
    { value: "other", label: forms.other, about: forms.otherAbout },
  ];
  const short = kinds.map(({ value, label }) => ({ value, label }));
  return (
    <Part id="radio" title={forms.radio}>
      <Specimen state={specimens.hint}>
        <RadioGroup name="kind" label={forms.kind} hint={forms.kindHint} choices={kinds} />
      </Specimen>
      <Specimen state={specimens.error}>
        <RadioGroup name="no-kind" label={forms.kind} error={forms.kindError} choices={short} />
      </Specimen>
      <Specimen state={`${specimens.filled} · ${specimens.disabled}`}>
        <RadioGroup
          name="chosen-kind"
          label={forms.kind}
          typed="other"
          choices={[...short, { value: "foreign", label: forms.foreign, disabled: true }]}
        />
      </Specimen>
    </Part>
  );
}

function CheckboxPart({ texts: { forms, specimens } }: Props) {
  return (
    <Part id="checkbox" title={forms.checkbox}>
      <Specimen state={specimens.normal}>
        <Checkbox name="remember" label={forms.remember} />
      </Specimen>
      <Specimen state={`${specimens.hint} · ${specimens.filled}`}>
        <Checkbox name="agreed" label={forms.agree} hint={forms.agreeHint} defaultChecked />
      </Specimen>
      <Specimen state={specimens.error}>
        <Checkbox name="agree" label={forms.agree} error={forms.agreeError} />
      </Specimen>
      <Specimen state={specimens.disabled}>
        <Checkbox name="always" label={forms.alwaysOn} defaultChecked disabled />
      </Specimen>
    </Part>
  );
}

function citiesOf({ cityNone, regions, cities }: Forms) {
  const under = (heading: string, names: readonly (keyof Forms["cities"])[]) => ({
    heading,
    choices: names.map((value) => ({ value, label: cities[value] })),
  });
  return [
    { value: "", label: cityNone },
    under(regions.north, ["taipei", "newTaipei"]),
    under(regions.south, ["taichung", "kaohsiung"]),
    under(regions.east, ["hualien", "penghu"]),
  ];
}
