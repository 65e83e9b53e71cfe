import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import {
  type LiberacaoMedica,
  type LiberacaoMostrada,
  liberacaoInWords,
  liberacaoLimits,
} from '@meridia/shared/liberacao-medica.ts';
import { FilePlus2 } from 'lucide-react';
import { Field, FieldGroup } from './form/field.tsx';
import { Button } from './ui/button.tsx';
import { Input } from './ui/input.tsx';
import { Textarea } from './ui/textarea.tsx';

/** Not even the day is preset: she was told on another one more often than not. */
const empty: LiberacaoMedica = { quem: '', em: '', disse: '' };

interface LiberacaoFieldsProps {
  /** The form's field name. */
  name?: string;
  /** Null: none is noted, and the fields wait behind a button. */
  value: LiberacaoMedica | null;
  error?: string | undefined;
  onChange: (value: LiberacaoMedica | null) => void;
}

/** Who released the client, when, and what was said. */
export function LiberacaoFields({ name, value, error, onChange }: LiberacaoFieldsProps) {
  if (!value) {
    return (
      <div>
        <Button variant="outline" size="sm" icon={<FilePlus2 aria-hidden />} onClick={() => onChange(empty)}>
          Anotar a liberação médica
        </Button>
      </div>
    );
  }
  const set = (change: Partial<LiberacaoMedica>) => onChange({ ...value, ...change });
  return (
    <FieldGroup {...(name && { name })} label="Liberação médica" error={error}>
      {() => (
        <div className="grid gap-4">
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
            <Field label="Quem liberou" hint="Nome e, se souber, registro ou serviço">
              {(control) => (
                <Input
                  {...control}
                  maxLength={liberacaoLimits.quem}
                  autoComplete="off"
                  value={value.quem}
                  onChange={(event) => set({ quem: event.target.value })}
                />
              )}
            </Field>
            <Field label="Dia da liberação" hint="O dia em que foi dita">
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  max={dayInSaoPaulo(new Date())}
                  value={value.em}
                  onChange={(event) => set({ em: event.target.value })}
                />
              )}
            </Field>
          </div>
          <Field label="O que foi dito" hint="O que pode ser feito, o que não pode, e como você soube">
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={liberacaoLimits.disse}
                value={value.disse}
                onChange={(event) => set({ disse: event.target.value })}
              />
            )}
          </Field>
          <div>
            <Button variant="ghost" size="sm" className="-ml-3" onClick={() => onChange(null)}>
              Apagar a liberação
            </Button>
          </div>
        </div>
      )}
    </FieldGroup>
  );
}

/** A release that was noted elsewhere, and whether it may speak of another referral than this one. */
export function LiberacaoNote({ liberacao }: { liberacao: LiberacaoMostrada }) {
  const { consulta, anterior } = liberacao;
  const where = consulta === null ? 'na revisão do relatório' : `na consulta #${consulta}`;
  return (
    <>
      <strong className="font-semibold">Liberação médica anotada {where}.</strong>{' '}
      <span className="wrap-anywhere">{liberacaoInWords(liberacao)}</span>
      {anterior && ' O relatório mudou depois dela: confira se ela vale para o que ele pede agora.'}
    </>
  );
}
