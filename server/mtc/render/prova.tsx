import type { ReactNode } from 'react';
import { frase, maiuscula } from '../writer/portugues.ts';
import type { ItemDeProva } from './itens-de-prova.ts';
import type { Prova } from './provas.ts';
import { resumirProvas } from './resumir-provas.ts';

interface ComProvaProps {
  prova: Prova | undefined;
  /** Element for the headings of its lists; `p` where a heading would skip a level. */
  titulo?: 'h4' | 'p';
  children: ReactNode;
}

/** A line that opens its evidence; in print it shows the number of its note instead (`Notas`). */
export function ComProva({ prova, titulo = 'p', children }: ComProvaProps) {
  if (!prova) return <div className="rel-sem-prova">{children}</div>;
  return (
    <details className="rel-prova">
      <summary>
        {children}
        <Chamada prova={prova} />
      </summary>
      <Corpo prova={prova} titulo={titulo} />
    </details>
  );
}

/** The number of a note, on paper only. */
export function Chamada({ prova }: { prova: Prova | undefined }) {
  return prova ? <sup className="rel-chamada">{prova.numero}</sup> : null;
}

/** The notes of a section, for paper; on the screen each note opens at its line. */
export function Notas({ provas }: { provas: readonly (Prova | undefined)[] }) {
  const notas = provas.flatMap((prova) => prova ?? []);
  if (notas.length === 0) return null;
  return (
    <ol className="rel-notas" start={notas[0]?.numero}>
      {notas.map((prova) => (
        <li key={prova.numero} value={prova.numero}>
          <strong>{prova.sobre}.</strong> {emLinha('A favor', prova.aFavor)} {emLinha('Contra', prova.contra)}
          {prova.decidiria === '' ? null : ` O que decidiria: ${frase(prova.decidiria)}`}
        </li>
      ))}
    </ol>
  );
}

function Corpo({ prova: { aFavor, contra, decidiria }, titulo: Titulo }: { prova: Prova; titulo: 'h4' | 'p' }) {
  return (
    <div className="rel-prova-corpo">
      <div>
        <Titulo className="rel-prova-titulo">A favor</Titulo>
        <Lista itens={aFavor} />
      </div>
      <div>
        <Titulo className="rel-prova-titulo">Contra</Titulo>
        <Lista itens={contra} />
      </div>
      {decidiria === '' ? null : (
        <div>
          <Titulo className="rel-prova-titulo">O que decidiria</Titulo>
          <p>{frase(decidiria)}</p>
        </div>
      )}
    </div>
  );
}

function Lista({ itens }: { itens: readonly ItemDeProva[] }) {
  if (itens.length === 0) return <p>Nada do que foi informado.</p>;
  const { linhas, resto } = resumirProvas(itens);
  return (
    <ul>
      {linhas.map(({ id, achado, fontes, peso }) => (
        <li key={id}>
          {achado}{' '}
          <span className="rel-fonte">
            {fontes.join('; ')}
            {pesoEmPalavras(peso)}
          </span>
        </li>
      ))}
      {resto === '' ? null : <li>{maiuscula(resto)}</li>}
    </ul>
  );
}

function pesoEmPalavras(peso: number | null): string {
  return peso === null ? '' : `, peso ${decimal.format(Math.abs(peso))}`;
}

const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

function emLinha(titulo: string, itens: readonly ItemDeProva[]): string {
  if (itens.length === 0) return `${titulo}: nada do que foi informado.`;
  const { linhas, resto } = resumirProvas(itens);
  const palavras = linhas.map(({ achado, fontes }) => `${achado} (${fontes.join('; ')})`);
  return `${titulo}: ${[...palavras, ...(resto === '' ? [] : [resto])].join('; ')}.`;
}
