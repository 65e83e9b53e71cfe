import { anamneseFields, questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { answerInWords } from '@meridia/shared/anamnese/question.ts';
import { plural } from '@meridia/shared/numbers.ts';
import type { Registro } from '@meridia/shared/registro-anonimo.ts';
import { useState } from 'react';
import { CardQuery } from '../../components/feedback/card-query.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import { formatCalendarDay } from '../../lib/format.ts';
import { trpc } from '../../trpc.ts';

/** The records without identity; nothing while there are none. */
export function RegistrosCard() {
  const query = trpc.clientes.registros.useQuery();
  if (query.data?.length === 0) return null;
  return (
    <Card aria-label="Registros sem identidade">
      <CardTitle>Registros sem identidade</CardTitle>
      <p className="mt-1 text-ink-soft">O que fica de clientes anonimizados. Não há como saber de quem são.</p>
      <CardQuery query={query} />
      <ul className="mt-2 divide-y divide-line">
        {query.data?.map((registro) => (
          <RegistroLine key={registro.id} registro={registro} />
        ))}
      </ul>
    </Card>
  );
}

function RegistroLine({ registro: { id, dados, guardarAte } }: { registro: Registro }) {
  const [open, setOpen] = useState(false);
  return (
    <li className="py-3">
      <p className="font-semibold">
        {sexoWords[dados.sexo] ?? 'Sexo não informado'}, {dados.avaliacoes.at(-1)?.faixaEtaria ?? 'idade não informada'}
      </p>
      <p className="text-[0.9375rem] text-ink-soft">
        {[
          plural(dados.avaliacoes.length, 'avaliação', 'avaliações'),
          ...(dados.consultas.length > 0
            ? [plural(dados.consultas.length, 'consulta sem avaliação', 'consultas sem avaliação')]
            : []),
          `guardar até ${formatCalendarDay(guardarAte)} (registro ${id.slice(0, 8)})`,
        ].join(', ')}
      </p>
      <Button variant="ghost" size="sm" aria-expanded={open} className="-ml-3" onClick={() => setOpen(!open)}>
        {open ? 'Esconder o registro' : 'Ver o registro'}
      </Button>
      {open &&
        // They have no id of their own.
        Object.entries(dados.avaliacoes).map(([place, avaliacao]) => <Avaliacao key={place} avaliacao={avaliacao} />)}
    </li>
  );
}

const sexoWords: Record<string, string> = { feminino: 'Feminino', masculino: 'Masculino', outro: 'Outro sexo' };

function Avaliacao({ avaliacao }: { avaliacao: Registro['dados']['avaliacoes'][number] }) {
  const { mes, padroes, pontos, auriculares, terapias, sessoes, consultas, respostas } = avaliacao;
  const facts = [
    ['Padrões', padroes.map(({ nome, codigoTm1 }) => `${nome} (${codigoTm1})`).join('; ')],
    ['Pontos', pontos.map(({ codigo }) => codigo).join(', ')],
    ['Pontos auriculares', auriculares.map(({ nome }) => nome).join(', ')],
    ['Terapias', terapias.map(({ nome }) => nome).join(', ')],
    ['Sessões planejadas', sessoes === null ? '' : String(sessoes)],
    ['Consultas de evolução', consultas.length === 0 ? '' : String(consultas.length)],
    // Stored JSON does not keep the order of the form.
    ...anamneseFields
      .filter((field) => respostas[field] !== undefined)
      .map((field) => [questions[field].label, answerInWords(questions[field], respostas[field])] as const),
  ] as const;
  return (
    <div className="mt-2">
      <p className="font-semibold">Avaliação de {mes.split('-').reverse().join('/')}</p>
      <dl className="mt-1 grid gap-x-6 gap-y-2 text-[0.9375rem] sm:grid-cols-2">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
