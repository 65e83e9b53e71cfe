import { type Parecer, parecerLimits, ritmos, ritmosDaFase, ritmoWords } from '@meridia/shared/parecer.ts';
import { Undo2 } from 'lucide-react';
import { Field } from '../../../components/form/field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { NumberStepper } from '../../../components/ui/number-stepper.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { changeSessoes } from './change-parecer.ts';
import type { EditorProps } from './pontos-editor.tsx';

const ritmoOptions = ritmos.map((value) => ({ value, label: ritmoWords[value] }));
/** For a phase whose own rhythm has no name. */
const withRitmoDoPlano = [...ritmoOptions, { value: 'do_plano', label: 'como no plano da máquina' }];

/** How many sessions each phase has, and how often. The weeks follow from both. */
export function SessoesEditor({ revisao, protocolo, parecer, onChange }: EditorProps) {
  const edited = { parecer, partes: revisao.partes };
  const { sessoes } = parecer;
  if (sessoes === null) {
    return (
      <div className="grid gap-2">
        <ul className="grid list-disc gap-1 pl-5 text-[0.9375rem]">
          {protocolo.fases.map(({ nome, quantas, semanas }) => (
            <li key={nome}>
              {nome}: {quantas} {quantas === 1 ? 'sessão' : 'sessões'}, {semanas}
            </li>
          ))}
        </ul>
        <div>
          <Button variant="outline" size="sm" onClick={() => onChange(changeSessoes(edited, planOf(protocolo.fases)))}>
            Mudar as sessões
          </Button>
        </div>
      </div>
    );
  }
  const change = (index: number, part: Partial<NonNullable<Parecer['sessoes']>[number]>) =>
    onChange(
      changeSessoes(
        edited,
        sessoes.map((fase, at) => (at === index ? { ...fase, ...part } : fase)),
      ),
    );
  const total = sessoes.reduce((sum, { quantas }) => sum + quantas, 0);
  return (
    <div className="grid gap-3">
      {protocolo.fases.map(({ nome, ritmo: doPlano }, index) => {
        const fase = sessoes[index] ?? { quantas: 0, ritmo: '1_semana' as const };
        return (
          <div key={nome} className="grid gap-2 rounded-control border border-line p-3 sm:grid-cols-2">
            <Field label={`${nome}: sessões`}>
              {(control) => (
                <NumberStepper
                  {...control}
                  label={`sessões de ${nome}`}
                  max={parecerLimits.sessoesPorFase}
                  value={fase.quantas}
                  onChange={(quantas) =>
                    change(index, { quantas: Math.min(quantas ?? 0, parecerLimits.sessoesPorFase) })
                  }
                />
              )}
            </Field>
            <Field label={`${nome}: ritmo`}>
              {(control) => (
                <Select
                  {...control}
                  options={doPlano === 'do_plano' || fase.ritmo === 'do_plano' ? withRitmoDoPlano : ritmoOptions}
                  value={fase.ritmo}
                  onChange={(event) => {
                    const ritmo = ritmosDaFase.find((one) => one === event.target.value);
                    if (ritmo) change(index, { ritmo });
                  }}
                />
              )}
            </Field>
          </div>
        );
      })}
      <p role="status">{total} sessões no total. Uma fase com 0 sai do plano.</p>
      <div>
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3"
          icon={<Undo2 aria-hidden />}
          onClick={() => onChange(changeSessoes(edited, null))}
        >
          Voltar ao plano da máquina
        </Button>
      </div>
    </div>
  );
}

function planOf(fases: EditorProps['protocolo']['fases']): NonNullable<Parecer['sessoes']> {
  return fases.map(({ quantas, ritmo }) => ({ quantas, ritmo }));
}
