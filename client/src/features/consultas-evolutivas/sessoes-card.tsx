import type { Evolucao } from '@meridia/shared/consulta-evolutiva.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import { Progress } from '../../components/ui/progress.tsx';

/** The number of sessions done and planned. Renders nothing while no consultation has either number. */
export function SessoesCard({ sessoes: { realizadas, planejadas } }: Pick<Evolucao, 'sessoes'>) {
  if (realizadas === null && planejadas === null) return null;
  const done = realizadas ?? 0;
  const text =
    planejadas === null
      ? plural(done, 'sessão realizada', 'sessões realizadas')
      : `${done} de ${plural(planejadas, 'sessão', 'sessões')}`;
  const left = planejadas === null ? null : planejadas - done;
  return (
    <Card aria-labelledby="sessoes-titulo">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <CardTitle id="sessoes-titulo">Sessões</CardTitle>
        <p className="font-semibold tabular-nums">{text}</p>
      </div>
      {planejadas !== null && left !== null && (
        <>
          <Progress
            className="mt-3"
            percent={(done / planejadas) * 100}
            label="Sessões realizadas"
            valueText={`${text} realizadas`}
          />
          <p className="mt-2 text-[0.9375rem] text-ink-soft">
            {left > 0
              ? `${left === 1 ? 'Falta' : 'Faltam'} ${plural(left, 'sessão', 'sessões')}.`
              : 'Todas as sessões planejadas foram realizadas.'}
          </p>
        </>
      )}
    </Card>
  );
}
