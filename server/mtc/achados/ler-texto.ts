import type { SinalId } from '../catalog/sinais.ts';
import { lerEscopo } from './escopo.ts';
import { type Casamento, casarFrases } from './frases.ts';
import { lerPalavras, type Palavra } from './texto.ts';
import { type Topico, topicosDoTexto } from './topicos.ts';

export interface Mencao {
  sinal: SinalId;
  presente: boolean;
  /** 0..1 */
  forca: number;
  /** The words of the client or therapist, as written. */
  trecho: string;
}

/**
 * Reads the signs that a free Portuguese text mentions.
 * @param topico what the field itself speaks of, for example `urina`; null for a field about anything
 * @param base strength of a plain mention in this field, 0..1
 */
export function lerTexto(texto: string, topico: Topico | null, base: number): Mencao[] {
  const lido = lerPalavras(texto);
  const topicos = topicosDoTexto(lido.palavras, topico);
  const casamentos = casarFrases(lido.palavras, (indice) => topicos[indice] ?? null);
  const leituras = lerEscopo(lido.palavras, negadoresNomeados(lido.palavras, casamentos));
  const mencoes: Mencao[] = [];
  for (const casamento of casamentos) {
    const primeira = casamento.literais[0] ?? 0;
    const ultima = casamento.literais.at(-1) ?? primeira;
    const leitura = leituras[primeira];
    if (!leitura || leitura.foraDoQuadro) continue;
    mencoes.push({
      sinal: casamento.sinal,
      presente: nomeiaNegacao(casamento.literais.map((indice) => lido.palavras[indice]?.forma ?? ''))
        ? true
        : !casamento.literais.some((indice) => leituras[indice]?.negada),
      forca: Math.min(1, base * leitura.fator),
      trecho: lido.texto.slice(lido.palavras[primeira]?.inicio, lido.palavras[ultima]?.fim),
    });
  }
  return maisForteDeCada(mencoes);
}

function negadoresNomeados(palavras: readonly Palavra[], casamentos: readonly Casamento[]): Set<number> {
  const literais = casamentos.flatMap((casamento) => [...casamento.literais]);
  return new Set(literais.filter((indice) => nomeiaNegacao([palavras[indice]?.forma ?? ''])));
}

// "Sem apetite" and "não dorme" are signs in themselves: their own negator denies nothing.
function nomeiaNegacao(formas: readonly string[]): boolean {
  return formas.some((forma) => forma === 'sem' || forma === 'nao' || forma.startsWith('ausen'));
}

// Said and denied in the same field ("cólica antes, hoje sem cólica"): what is present is kept.
function maisForteDeCada(mencoes: readonly Mencao[]): Mencao[] {
  const porSinal = new Map<SinalId, Mencao>();
  for (const mencao of mencoes) {
    const anterior = porSinal.get(mencao.sinal);
    if (!anterior || ordem(mencao) > ordem(anterior)) porSinal.set(mencao.sinal, mencao);
  }
  return [...porSinal.values()];
}

function ordem(mencao: Mencao): number {
  return (mencao.presente ? 2 : 0) + mencao.forca;
}
