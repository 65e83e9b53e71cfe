import type { Evolucao } from '@meridia/shared/consulta-evolutiva.ts';
import { BackLink } from '../../components/layout/back-link.tsx';

/** Who this is about stays in sight, however long the timeline. */
export function EvolucaoHeader({ evolucao: { avaliacaoId, nomeCliente, idade } }: { evolucao: Evolucao }) {
  return (
    <header className="sticky top-(--bar-height) z-20 border-b border-line bg-ground print:static">
      <div className="mx-auto flex max-w-[54rem] items-center gap-x-1 px-4 py-2 sm:gap-x-4 sm:px-6">
        <div className="-ml-2 shrink-0 print:hidden">
          <BackLink to="/resultado/$id" params={{ id: avaliacaoId }}>
            <span className="max-sm:sr-only">Voltar ao relatório</span>
          </BackLink>
        </div>
        <div className="min-w-0 py-0.5">
          <h1
            title={nomeCliente}
            className="line-clamp-3 font-serif text-lg sm:text-xl leading-tight font-semibold break-words"
          >
            {nomeCliente}
          </h1>
          <p className="text-[0.9375rem] leading-tight text-ink-soft">Evolução · {idade} anos</p>
        </div>
      </div>
    </header>
  );
}
