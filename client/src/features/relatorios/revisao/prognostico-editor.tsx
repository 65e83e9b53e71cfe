import { withCapital } from '@meridia/shared/first-letter.ts';
import { niveisDoPrognostico, prognosticoWords } from '@meridia/shared/parecer.ts';
import { FieldGroup } from '../../../components/form/field.tsx';
import { RadioChips } from '../../../components/ui/radio-chips.tsx';
import { changePrognostico } from './change-parecer.ts';
import type { EditorProps } from './pontos-editor.tsx';

const options = niveisDoPrognostico.map((value) => ({ value, label: withCapital(prognosticoWords[value]) }));

/** The word that the report puts above its outlook. */
export function PrognosticoEditor({ revisao, protocolo, parecer, onChange }: EditorProps) {
  const daMaquina = protocolo.prognostico;
  return (
    <FieldGroup
      label="Prognóstico"
      {...(parecer.prognostico && { hint: `A máquina escreveu: ${prognosticoWords[daMaquina]}.` })}
    >
      {(group) => (
        <RadioChips
          {...group}
          options={options}
          value={parecer.prognostico ?? daMaquina}
          onChange={(nivel) =>
            nivel && onChange(changePrognostico({ parecer, partes: revisao.partes }, nivel, daMaquina))
          }
        />
      )}
    </FieldGroup>
  );
}
