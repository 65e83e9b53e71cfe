import { useState } from 'react';
import { Field } from '../components/form/field.tsx';
import { Badge, type BadgeTone } from '../components/ui/badge.tsx';
import { Button, type ButtonVariant } from '../components/ui/button.tsx';
import { Checkbox } from '../components/ui/checkbox.tsx';
import { ChipGroup } from '../components/ui/chip-group.tsx';
import { Input } from '../components/ui/input.tsx';
import { NumberStepper } from '../components/ui/number-stepper.tsx';
import { Select } from '../components/ui/select.tsx';
import { Slider } from '../components/ui/slider.tsx';

const variants: readonly ButtonVariant[] = ['primary', 'accent', 'outline', 'ghost', 'danger'];
const tones: readonly BadgeTone[] = ['neutral', 'outline', 'jade', 'amber', 'cinnabar'];
const symptoms = ['Azia', 'Gases', 'Constipação', 'Diarreia'].map((label) => ({ value: label, label }));

export function Controls() {
  const [chips, setChips] = useState<string[]>(['Gases']);
  const [stress, setStress] = useState<number | null>(7);
  const [age, setAge] = useState<number | null>(42);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button disabled>disabled</Button>
        <Button busy busyText="Salvando...">
          busy
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
      <ChipGroup options={symptoms} value={chips} onChange={setChips} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Nome" hint="Como está no documento" required>
          {(control) => <Input {...control} defaultValue="Antônia dos Reis" />}
        </Field>
        <Field label="Email" error="Informe um email válido">
          {(control) => <Input {...control} defaultValue="antonia@" />}
        </Field>
        <Field label="Sexo" optional>
          {(control) => <Select {...control} options={symptoms} placeholder="Escolha" />}
        </Field>
        <Field label="Idade">
          {(control) => <NumberStepper {...control} label="idade" value={age} onChange={setAge} unit="anos" />}
        </Field>
        <Slider
          aria-label="Estresse"
          value={stress}
          onChange={setStress}
          start={5}
          words={(value) => `${value} de 10`}
          ends={['Nenhum', 'Máximo']}
        />
        <Checkbox defaultChecked>Concordo com o termo de consentimento</Checkbox>
      </div>
    </>
  );
}
