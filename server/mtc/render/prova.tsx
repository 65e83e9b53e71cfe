import { createContext, type ReactNode, useContext } from 'react';
import { frase } from '../writer/portugues.ts';
import { ancoraDoSinal, escreverPeso, type IndiceDeSinais } from './indice-de-sinais.ts';
import type { ItemDeProva } from './itens-de-prova.ts';
import type { Prova } from './provas.ts';
import { resumirProvas } from './resumir-provas.ts';

/** Every sign of the report that is drawn. */
export const SinaisDoRelatorio = createContext<IndiceDeSinais>({ entradas: [], numerar: () => [], tem: () => false });

/** A line that opens its evidence: the signs by name, each a link to its entry, where its source stands. */
export function ComProva({ prova, children }: { prova: Prova | undefined; children: ReactNode }) {
  if (!prova) return <div className="rel-sem-prova">{children}</div>;
  const { aFavor, contra, decidiria } = prova;
  return (
    <details className="rel-prova">
      <summary>{children}</summary>
      <div className="rel-prova-corpo">
        <Lado titulo="A favor" itens={aFavor} />
        <Lado titulo="Contra" itens={contra} />
        {decidiria === '' ? null : (
          <p>
            <strong>O que decidiria:</strong> {frase(decidiria)}
          </p>
        )}
      </div>
    </details>
  );
}

function Lado({ titulo, itens }: { titulo: string; itens: readonly ItemDeProva[] }) {
  const { linhas, resto } = resumirProvas(itens, useContext(SinaisDoRelatorio));
  return (
    <p>
      <strong>{titulo}:</strong>{' '}
      {linhas.length === 0
        ? 'nada do que foi informado'
        : linhas.map(({ numero, nome, peso }, index) => (
            <span key={numero}>
              {index === 0 ? '' : '; '}
              <a href={`#${ancoraDoSinal(numero)}`}>{nome}</a>
              {peso === null ? '' : ` ${escreverPeso(Math.abs(peso))}`}
            </span>
          ))}
      {resto === '' ? '.' : `; ${resto}.`}
    </p>
  );
}
