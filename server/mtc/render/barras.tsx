import type { Elemento } from '@meridia/shared/relatorio.ts';
import { preenchimento } from './texturas.tsx';

export interface Barra {
  id: string;
  nome: string;
  elemento: Elemento;
  /** 0..100. */
  valor: number;
}

/** Rows of name, bar and number. The number is text, so the picture itself is decoration. */
export function Barras({ barras }: { barras: readonly Barra[] }) {
  return (
    <ul className="rel-barras">
      {barras.map(({ id, nome, elemento, valor }) => (
        <li key={id}>
          <span className="rel-barra-nome">{nome}</span>
          <svg className="rel-barra" width="100%" height="12" aria-hidden="true" focusable="false">
            <rect width="100%" height="12" rx="3" fill="#EEE8DC" />
            <rect width={`${limitar(valor)}%`} height="12" rx="3" fill={preenchimento(elemento)} />
          </svg>
          <span className="rel-barra-valor">
            {Math.round(valor)}
            <span className="rel-so-leitor"> de 100</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

export interface Balanca {
  id: string;
  nome: string;
  esquerda: string;
  direita: string;
  /** -100 (left) .. 100 (right). */
  valor: number;
  /** The same in words. */
  leitura: string;
}

/** Diverging rows: the middle is balance, the bar leans to the side that prevails. */
export function Balancas({ balancas }: { balancas: readonly Balanca[] }) {
  return (
    <ul className="rel-balancas">
      {balancas.map(({ id, nome, esquerda, direita, valor, leitura }) => (
        <li key={id}>
          <p className="rel-balanca-titulo">
            <strong>{nome}</strong> <span>{leitura}</span>
          </p>
          <svg className="rel-barra" width="100%" height="16" aria-hidden="true" focusable="false">
            <rect y="3" width="100%" height="10" rx="5" fill="#EEE8DC" />
            <rect
              x={`${50 + Math.min(0, limitarEixo(valor)) / 2}%`}
              y="3"
              width={`${Math.abs(limitarEixo(valor)) / 2}%`}
              height="10"
              fill={valor < 0 ? '#2F5673' : '#9A4A1F'}
            />
            <line x1="50%" x2="50%" y1="0" y2="16" stroke="#1E2422" strokeWidth="1.5" />
          </svg>
          <p className="rel-balanca-lados" aria-hidden="true">
            <span>{esquerda}</span>
            <span>{direita}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function limitar(valor: number): number {
  return Math.round(Math.min(100, Math.max(0, valor)) * 10) / 10;
}

function limitarEixo(valor: number): number {
  return Math.round(Math.min(100, Math.max(-100, valor)) * 10) / 10;
}
