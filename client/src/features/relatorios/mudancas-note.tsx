import { describeConfianca } from '@meridia/shared/confianca.ts';
import type { MudancasDoRelatorio } from '@meridia/shared/mudancas-do-relatorio.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { Link } from '@tanstack/react-router';
import { GitCompareArrows } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { perguntaInWords, respostaInWords } from '../../lib/resposta-in-words.ts';
import { trpc } from '../../trpc.ts';

/** What a report that was made again says otherwise than the one before it, which can still be read. It is not part of the report. */
export function MudancasNote({ id }: { id: string }) {
  // The address stays the same when the report is made once more.
  const { data } = trpc.relatorios.mudancas.useQuery({ id }, { staleTime: 0 });
  if (!data) return null;
  const { anterior, revisao, outroCatalogo, respostas, padroes, pontos } = data;
  const { novas, sairam, continuam } = divide(padroes);
  return (
    <details className="mb-4 rounded-card border border-line bg-surface print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 p-4">
        <GitCompareArrows aria-hidden className="size-5 shrink-0 text-jade-ink" />
        <span>
          <strong className="font-semibold">O que mudou desde o relatório anterior:</strong> {summarize(data)}
        </span>
      </summary>
      <div className="grid gap-4 px-4 pb-4">
        <p className="text-ink-soft">
          O anterior foi escrito {anterior.geradoEm && `em ${formatDateTime(anterior.geradoEm)}, `}a partir da versão{' '}
          {anterior.revisao} das respostas; este, da versão {revisao}.{' '}
          {outroCatalogo && 'Entre os dois mudou também o catálogo, e uma parte da diferença pode vir daí. '}
          <Link
            to="/versoes/$id"
            params={{ id }}
            search={{ anterior: anterior.id }}
            className="inline-flex min-h-11 items-center font-semibold text-jade-ink underline underline-offset-4"
          >
            Abrir o relatório anterior
          </Link>
        </p>
        {respostas.length > 0 && (
          <Part title="Respostas">
            {respostas.map(({ campo, antes, depois }) => (
              <li key={campo} className="wrap-anywhere">
                {perguntaInWords(campo)}: <span className="text-ink-soft">{respostaInWords(campo, antes)}</span> →{' '}
                {respostaInWords(campo, depois)}
              </li>
            ))}
          </Part>
        )}
        {novas.length > 0 && (
          <Part title="Hipóteses novas">
            {novas.map(({ nome, agora }) => (
              <li key={nome}>
                {nome}: {inWords(agora)}
              </li>
            ))}
          </Part>
        )}
        {sairam.length > 0 && (
          <Part title="Hipóteses que saíram">
            {sairam.map(({ nome, antes }) => (
              <li key={nome}>
                {nome}: era {inWords(antes)}
              </li>
            ))}
          </Part>
        )}
        {continuam.length > 0 && (
          <Part title="Hipóteses que continuam">
            {continuam.map(({ nome, antes, agora }) => (
              <li key={nome}>
                {nome}: {antes === agora ? `${inWords(agora)}, como antes` : `${inWords(antes)} → ${inWords(agora)}`}
              </li>
            ))}
          </Part>
        )}
        {pontos && pontos.entraram.length + pontos.sairam.length > 0 && (
          <Part title="Pontos">
            {pontos.entraram.length > 0 && <li>Entraram: {pontos.entraram.join(', ')}</li>}
            {pontos.sairam.length > 0 && <li>Saíram: {pontos.sairam.join(', ')}</li>}
          </Part>
        )}
        {pontos === null && (
          <p className="text-ink-soft">Os pontos não são comparados aqui enquanto há um encaminhamento para hoje.</p>
        )}
      </div>
    </details>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="font-semibold">{title}</h2>
      <ul className="list-disc pl-5">{children}</ul>
    </section>
  );
}

function divide(padroes: MudancasDoRelatorio['padroes']) {
  return {
    novas: padroes.filter(({ antes }) => antes === null),
    sairam: padroes.filter(({ agora }) => agora === null),
    continuam: padroes.filter(({ antes, agora }) => antes !== null && agora !== null),
  };
}

function summarize({ respostas, padroes, pontos }: MudancasDoRelatorio): string {
  const { novas, sairam, continuam } = divide(padroes);
  const count = (list: readonly unknown[] | undefined, one: string, many: string) =>
    list && list.length > 0 ? [plural(list.length, one, many)] : [];
  const parts = [
    ...count(respostas, 'resposta', 'respostas'),
    ...count(novas, 'hipótese nova', 'hipóteses novas'),
    ...count(sairam, 'hipótese saiu', 'hipóteses saíram'),
    ...count(
      continuam.filter(({ antes, agora }) => antes !== agora),
      'hipótese com outro número',
      'hipóteses com outro número',
    ),
    ...count(pontos?.entraram, 'ponto a mais', 'pontos a mais'),
    ...count(pontos?.sairam, 'ponto a menos', 'pontos a menos'),
  ];
  if (parts.length > 0) return `${parts.join(', ')}.`;
  return pontos ? 'nada em respostas, hipóteses e pontos.' : 'nada em respostas e hipóteses.';
}

function inWords(confianca: number | null): string {
  return confianca === null ? 'fora do relatório' : describeConfianca(confianca).texto;
}
