import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { createContext, type ReactNode, useContext } from 'react';
import { secaoRevista } from './revisao-por-secao.ts';
import { Autoria, NotasDaRevisao } from './situacao.tsx';

/** The report whose sections are drawn, for what a review did to each of them. */
export const RelatorioDaSecao = createContext<Relatorio | null>(null);

/**
 * A part of the report that can be folded; `id` is its anchor for the index. On phones the app folds the parts
 * (report-paper.tsx). A section that a review struck is left out.
 */
export function Secao({ id, titulo, children }: { id: string; titulo: string; children: ReactNode }) {
  const relatorio = useContext(RelatorioDaSecao);
  const revista = relatorio && secaoRevista(relatorio, id);
  if (revista?.retirada) return null;
  return (
    <section className="rel-secao" aria-labelledby={`rel-${id}`}>
      <details className="rel-dobra" open>
        <summary>
          <h2 id={`rel-${id}`}>{titulo}</h2>
        </summary>
        {revista ? <Autoria autoria={revista.autoria} /> : null}
        {children}
        {revista ? <NotasDaRevisao notas={revista.notas} /> : null}
      </details>
    </section>
  );
}

/** Paragraphs of a text of the draft; nothing for an empty text. */
export function Texto({ texto, className }: { texto: string; className?: string }) {
  const paragrafos = texto.split(/\n{2,}/).filter((paragrafo) => paragrafo.trim() !== '');
  return (
    <>
      {paragrafos.map((paragrafo, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static markup, rendered once
        <p key={index} className={className}>
          {paragrafo}
        </p>
      ))}
    </>
  );
}
