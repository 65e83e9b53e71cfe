import { describeConfianca } from '@meridia/shared/confianca.ts';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import type { Alerta, PerguntaDeAlerta, QuadroClinico } from '@meridia/shared/quadro-clinico.ts';
import { Link } from '@tanstack/react-router';
import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatCalendarDay, formatDate } from '../../lib/format.ts';
import { nameOfPonto } from '../../lib/ponto-name.ts';
import { errorMessage } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';

/** What a therapist must know before the session, in one look: pattern, alerts, sessions, return, last points. */
export function QuadroCard({ clienteId }: { clienteId: string }) {
  const { data, error, isFetching, refetch } = trpc.clientes.quadro.useQuery({ id: clienteId });
  if (data) return <Quadro quadro={data} />;
  if (error) return <ErrorState {...errorMessage(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <div role="status">
      <span className="sr-only">Carregando o resumo clínico...</span>
      <Skeleton className="h-44" />
    </div>
  );
}

function Quadro({ quadro: { padrao, alertas, sessoes, retornoEm, ultimosPontos } }: { quadro: QuadroClinico }) {
  const late = retornoEm !== null && retornoEm < dayInSaoPaulo(new Date());
  return (
    <Card aria-label="Resumo clínico" className="border-jade-ink/50">
      <CardTitle>Resumo clínico</CardTitle>
      <Alertas alertas={alertas} />
      <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact label="Padrão principal">
          {padrao ? (
            <>
              <Link
                to="/resultado/$id"
                params={{ id: padrao.avaliacaoId }}
                className="font-semibold text-jade-ink underline underline-offset-4"
              >
                {padrao.nome}
              </Link>
              <span className="block text-[0.9375rem] text-ink-soft">
                {describeConfianca(padrao.confianca).texto}, relatório de {formatDate(padrao.createdAt)}
                {padrao.assinado ? ', assinado' : ', não revisado'}
              </span>
            </>
          ) : (
            'Nenhum relatório pronto'
          )}
        </Fact>
        <Fact label="Sessões">{sessoesInWords(sessoes)}</Fact>
        <Fact label="Próximo retorno">
          {retornoEm ? `${formatCalendarDay(retornoEm)}${late ? ' (atrasado)' : ''}` : 'Não marcado'}
        </Fact>
        <Fact label="Últimos pontos">
          {ultimosPontos ? (
            <>
              {ultimosPontos.pontos.map(nameOfPonto).join(', ')}
              <span className="block text-[0.9375rem] text-ink-soft">
                consulta #{ultimosPontos.numeroConsulta}, {formatDate(ultimosPontos.dataConsulta)}
              </span>
            </>
          ) : (
            'Nenhum anotado'
          )}
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-[0.9375rem] text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

const words: Record<PerguntaDeAlerta, { sim: string; curto: string }> = {
  gestante: { sim: 'Gestante', curto: 'gestação' },
  anticoagulante: { sim: 'Usa anticoagulante', curto: 'anticoagulante' },
  marcapasso: { sim: 'Usa marcapasso', curto: 'marcapasso' },
  epilepsia: { sim: 'Epilepsia ou convulsão', curto: 'epilepsia' },
  cancer: { sim: 'Câncer, hoje ou antes', curto: 'câncer' },
  alergias: { sim: 'Alergias', curto: 'alergias' },
};

/** What holds stands first and stands out; what nobody answered is said to be that, and never passes for a no. */
function Alertas({ alertas }: Pick<QuadroClinico, 'alertas'>) {
  if (!alertas) {
    return (
      <p className="mt-3 flex items-start gap-2 rounded-control bg-amber-soft p-3 text-[0.9375rem]">
        <ShieldAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-amber-ink" />
        Sem avaliação, nada se sabe de gestação, anticoagulante, marcapasso, epilepsia, câncer e alergias. Pergunte
        antes de tratar.
      </p>
    );
  }
  const { itens, createdAt } = alertas;
  const told = itens.filter(({ estado }) => estado === 'sim' || estado === 'relato');
  const namesOf = (estado: Alerta['estado']) =>
    itens.flatMap((one) => (one.estado === estado ? [words[one.pergunta].curto] : [])).join(', ');
  const rest = [
    ['Não informado', namesOf('nao_informado')],
    ['Não sabe', namesOf('nao_sabe')],
    ['Nega', namesOf('nao')],
  ] as const;
  return (
    <div className="mt-3 grid gap-2">
      {told.length > 0 && (
        <ul aria-label="Alertas" className="grid gap-2">
          {told.map(({ pergunta, estado, texto }) => (
            <li
              key={pergunta}
              className="flex items-start gap-2 rounded-control bg-amber-soft px-3 py-2 text-[0.9375rem] leading-snug"
            >
              <ShieldAlert aria-hidden className="mt-px size-5 shrink-0 text-amber-ink" />
              <span className="min-w-0 break-words">
                <strong className="font-semibold">{words[pergunta].sim}</strong>
                {estado === 'relato' && <>: o relatório diz: {texto}</>}
                {estado === 'sim' && texto && <>: {texto}</>}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="text-[0.9375rem]">
        {rest.map(
          ([label, names]) =>
            names && (
              <span key={label} className="block">
                <span className={label === 'Nega' ? 'text-ink-soft' : 'font-semibold text-amber-ink'}>{label}:</span>{' '}
                {names}
              </span>
            ),
        )}
        <span className="text-ink-soft">Respostas da avaliação de {formatDate(createdAt)}.</span>
      </p>
    </div>
  );
}

/** '3 de 10', '3 realizadas', 'nenhuma de 10'. */
function sessoesInWords({ realizadas, planejadas }: QuadroClinico['sessoes']): string {
  if (realizadas === null && planejadas === null) return 'Nenhuma anotada';
  if (planejadas === null) return `${realizadas} realizadas, sem plano`;
  return `${realizadas ?? 0} de ${planejadas}`;
}
