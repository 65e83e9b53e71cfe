import type { DadosAnamneseField } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { type Ficha, finishedAnswers, stepsOf } from '@meridia/shared/anamnese/ficha.ts';
import { useEffect, useRef, useState } from 'react';
import { fieldId } from '../../components/form/field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { hasAnswers, withAnswer, withRefusal } from './ficha-answers.ts';
import { FichaConsentimento } from './ficha-consentimento.tsx';
import { FichaFotos } from './ficha-fotos.tsx';
import { FichaInicio } from './ficha-inicio.tsx';
import { FichaPiece } from './ficha-piece.tsx';
import { FichaQuestion } from './ficha-question.tsx';
import type { Opened, SaveStatus, useFicha } from './use-ficha.ts';
import { useFichaFotos } from './use-ficha-fotos.ts';

type FichaPartsProps = Omit<ReturnType<typeof useFicha>, 'state' | 'retry'> & { token: string; opened: Opened };
type Errors = Partial<Record<DadosAnamneseField | 'fotos', string>>;

/** The form in pieces: a greeting, one piece per section, the photos, and the consent. */
export function FichaParts({ token, opened, ficha, part, status, saved, change, goTo, choose, send }: FichaPartsProps) {
  const steps = stepsOf(ficha.respostas);
  const [errors, setErrors] = useState<Errors>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const fotos = useFichaFotos(token, opened.fotos, saved);
  const atFotos = steps.length + 1;
  const last = atFotos + 1;
  // A section may no longer apply.
  const current = Math.min(part, last);
  const step = steps[current - 1];

  const moved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new piece begins at its heading.
  useEffect(() => {
    if (!moved.current) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [current]);
  const move = (to: number) => {
    moved.current = true;
    setErrors({});
    goTo(to);
  };

  const put = (field: keyof Errors, changed: Ficha) => {
    setErrors(({ [field]: _mended, ...others }) => others);
    change(changed);
  };

  const next = () => {
    const wrong: Errors = step ? pick(finishedAnswers(ficha).erros, step.fields) : {};
    if (current === atFotos && ficha.fotos === null) wrong.fotos = fotosUnanswered;
    if (Object.keys(wrong).length === 0) return move(current + 1);
    setErrors(wrong);
    focusOn(Object.keys(wrong)[0]);
  };

  return (
    <div className="mx-auto min-h-dvh max-w-2xl px-4 pb-10 sm:px-6">
      <header className="grid gap-2 py-4">
        <p className="text-[0.9375rem] wrap-anywhere text-ink-soft">{opened.clinica ?? opened.terapeuta}</p>
        {current > 0 && <Progress part={current} of={last} />}
      </header>
      <main>
        {current === 0 && (
          <FichaInicio opened={opened} begun={hasAnswers(ficha)} onBegin={() => move(1)} heading={heading} />
        )}
        {step && (
          <FichaPiece
            title={step.section.leigo?.title ?? step.section.title}
            heading={heading}
            description={step.section.leigo?.description}
          >
            {step.fields.map((field) => (
              <FichaQuestion
                key={field}
                name={field}
                value={ficha.respostas[field]}
                refused={ficha.recusadas.includes(field)}
                error={errors[field]}
                onChange={(answer) => put(field, withAnswer(ficha, field, answer))}
                onRefuse={(refused) => put(field, withRefusal(ficha, field, refused))}
              />
            ))}
          </FichaPiece>
        )}
        {current === atFotos && (
          <FichaFotos
            permitted={ficha.fotos}
            error={errors.fotos}
            fotos={fotos}
            heading={heading}
            onPermit={(permitted) => {
              if (!permitted) fotos.removeAll();
              put('fotos', { ...ficha, fotos: permitted });
            }}
          />
        )}
        {current === last && (
          <FichaConsentimento
            opened={opened}
            ficha={ficha}
            heading={heading}
            onSend={async (consentimento) => {
              const { erros } = finishedAnswers(ficha);
              const at = steps.findIndex(({ fields }) => fields.some((field) => erros[field] !== undefined));
              if (at >= 0) {
                move(at + 1);
                setErrors(erros);
                return null;
              }
              const missing = ficha.fotos === null;
              if (missing || (await fotos.settled())) {
                move(atFotos);
                if (missing) setErrors({ fotos: fotosUnanswered });
                return null;
              }
              return send(consentimento);
            }}
          />
        )}
        {status === 'conflict' && <Conflict onChoose={(whose) => void choose(whose)} />}
        {current > 0 && (
          <nav aria-label="Partes da ficha" className="mt-8 flex flex-wrap-reverse items-center justify-between gap-3">
            <Button variant="outline" onClick={() => move(current - 1)}>
              Voltar
            </Button>
            {current < last && <Button onClick={next}>Continuar</Button>}
          </nav>
        )}
        {current > 0 && (
          <p role="status" className="mt-4 text-[0.9375rem] text-ink-soft">
            {statusWords[status]}
          </p>
        )}
      </main>
    </div>
  );
}

const fotosUnanswered = 'Responda se autoriza ou não';

const statusWords: Record<SaveStatus, string> = {
  saved: 'Tudo guardado. Você pode fechar e continuar depois pelo mesmo link.',
  saving: 'Guardando...',
  device: 'Guardado neste celular. Segue assim que houver conexão.',
  conflict: 'Esta ficha foi preenchida também em outro celular.',
};

function Progress({ part, of }: { part: number; of: number }) {
  return (
    <div className="grid gap-1.5">
      <p className="text-[0.9375rem] font-semibold">
        Parte {part} de {of}
      </p>
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-jade" style={{ width: `${(part / of) * 100}%` }} />
      </div>
    </div>
  );
}

/** Two phones have this form open. Nothing is overwritten before somebody chooses. */
function Conflict({ onChoose }: { onChoose: (whose: 'other' | 'this') => void }) {
  return (
    <section role="alert" className="mt-6 grid gap-3 rounded-card border border-line bg-amber-soft p-4">
      <p className="font-semibold">Há respostas diferentes de outro celular. Com quais você quer continuar?</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => onChoose('this')}>
          As deste celular
        </Button>
        <Button variant="outline" onClick={() => onChoose('other')}>
          As do outro celular
        </Button>
      </div>
    </section>
  );
}

function pick(errors: Errors, fields: readonly DadosAnamneseField[]): Errors {
  return Object.fromEntries(fields.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])));
}

function focusOn(field: string | undefined): void {
  if (field) document.getElementById(fieldId(field))?.focus();
}
