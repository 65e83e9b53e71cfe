import type { Elemento } from '@meridia/shared/relatorio.ts';
import { ComProva } from './prova.tsx';
import type { Prova } from './provas.ts';
import { preenchimento } from './texturas.tsx';

export interface Barra {
  id: string;
  nome: string;
  elemento: Elemento;
  /** 0..100. */
  valor: number;
  /** The evidence of the number. */
  prova?: Prova | undefined;
}

/** Rows of name, bar and number. The number is text, so the picture itself is decoration. */
export function Barras({ barras }: { barras: readonly Barra[] }) {
  return (
    <ul className="rel-barras">
      {barras.map(({ id, nome, elemento, valor, prova }) => (
        <li key={id}>
          <ComProva prova={prova}>
            <span className="rel-barra-linha">
              <span className="rel-barra-nome">{nome}</span>
              <svg className="rel-barra" width="100%" height="12" aria-hidden="true" focusable="false">
                <rect width="100%" height="12" rx="3" fill="#EEE8DC" />
                <rect width={`${limitar(valor)}%`} height="12" rx="3" fill={preenchimento(elemento)} />
              </svg>
              <span className="rel-barra-valor">
                {Math.round(valor)}
                <span className="rel-so-leitor"> de 100</span>
              </span>
            </span>
          </ComProva>
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
  /** The same value in words. */
  leitura: string;
  prova?: Prova | undefined;
}

/** Diverging rows: the middle means balance, and the bar points to the stronger side. */
export function Balancas({ balancas }: { balancas: readonly Balanca[] }) {
  return (
    <ul className="rel-balancas">
      {balancas.map((balanca) => (
        <li key={balanca.id}>
          <ComProva prova={balanca.prova}>
            <span className="rel-balanca">
              <span className="rel-balanca-titulo">
                <strong>{balanca.nome}</strong> <span>{balanca.leitura}</span>
              </span>
              <Fiel {...balanca} />
            </span>
          </ComProva>
        </li>
      ))}
    </ul>
  );
}

/** The bar of one balance. Its side, the words above it and its pattern show which side is stronger. */
function Fiel({ esquerda, direita, valor }: Balanca) {
  const limitado = limitarEixo(valor);
  return (
    <>
      <svg className="rel-barra" width="100%" height="16" aria-hidden="true" focusable="false">
        <rect y="3" width="100%" height="10" rx="5" fill="#EEE8DC" />
        <rect
          x={`${50 + Math.min(0, limitado) / 2}%`}
          y="3"
          width={`${Math.abs(limitado) / 2}%`}
          height="10"
          fill={limitado < 0 ? 'url(#rel-textura-menos)' : 'url(#rel-textura-mais)'}
        />
        <line x1="50%" x2="50%" y1="0" y2="16" stroke="#1E2422" strokeWidth="1.5" />
      </svg>
      <span className="rel-balanca-lados" aria-hidden="true">
        <span>{esquerda}</span>
        <span>{direita}</span>
      </span>
    </>
  );
}

function limitar(valor: number): number {
  return Math.round(Math.min(100, Math.max(0, valor)) * 10) / 10;
}

function limitarEixo(valor: number): number {
  return Math.round(Math.min(100, Math.max(-100, valor)) * 10) / 10;
}
