import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { keysOf } from '@meridia/shared/keys-of.ts';
import type { Achado, Relatorio } from '@meridia/shared/relatorio.ts';
import { lerCampo } from '../leitura/ler-texto.ts';
import type { Trecho } from '../leitura/palavras.ts';
import { isLidoPelaIa } from './achado-id.ts';
import { leiturasDeTexto } from './respostas.ts';

type CampoDeTexto = keyof typeof leiturasDeTexto;

/** From this share of unread letters on, a clause is quoted whole: what was read in it does not tell what it says. */
const quaseNada = { semLeitura: 0.4, comLeitura: 0.55 } as const;

/**
 * What each text tells and no sign was read from: clauses of which little was understood, and of better understood clauses the
 * unread stretches of several words. What a model read or the therapist settled counts as understood.
 */
export function reunirNaoLidos(dados: DadosAnamnese, achados: readonly Achado[]): NonNullable<Relatorio['naoLidos']> {
  return keysOf(leiturasDeTexto).flatMap((campo) => {
    const entendidos = entendidosPorAlguem(campo, achados);
    const trechos =
      campo === 'profissao'
        ? []
        : trechosDe(dados, campo).filter((trecho) => !entendidos.some((dito) => trecho.includes(dito)));
    return trechos.length === 0 ? [] : [{ campo, trechos: [...new Set(trechos)] }];
  });
}

function entendidosPorAlguem(campo: CampoDeTexto, achados: readonly Achado[]): string[] {
  return achados.flatMap((achado) =>
    achado.fonte === `anamnese.${campo}` && (achado.confirmado || isLidoPelaIa(achado))
      ? achado.valor.split(' … ')
      : [],
  );
}

function trechosDe(dados: DadosAnamnese, campo: CampoDeTexto): string[] {
  const { texto, naoLidos, ditos, ressalvas } = lerCampo(dados, campo);
  const lidos = [...ditos, ...ressalvas].flatMap((dito) => dito.trechos);
  const trechos: Trecho[] = [];
  for (const oracao of oracoesDe(texto)) {
    const daOracao = ({ inicio, fim }: Trecho) => inicio < oracao.fim && fim > oracao.inicio;
    const seus = naoLidos.filter(daOracao);
    const calados = seus.reduce(
      (soma, { inicio, fim }) => soma + letras(texto.slice(Math.max(inicio, oracao.inicio), Math.min(fim, oracao.fim))),
      0,
    );
    if (calados < 4) continue;
    const limite = lidos.some(daOracao) ? quaseNada.comLeitura : quaseNada.semLeitura;
    if (calados >= limite * letras(texto.slice(oracao.inicio, oracao.fim))) juntar(trechos, oracao, texto);
    else trechos.push(...seus.filter(({ inicio, fim }) => /\p{L}\s+\S*\p{L}{3}/u.test(texto.slice(inicio, fim))));
  }
  return trechos.map(({ inicio, fim }) => texto.slice(inicio, fim).replace(/\s+/g, ' '));
}

/** Clauses that only a comma parts are one stretch. */
function juntar(trechos: Trecho[], oracao: Trecho, texto: string): void {
  const anterior = trechos.at(-1);
  if (anterior && /^, *$/.test(texto.slice(anterior.fim, oracao.inicio))) anterior.fim = oracao.fim;
  else trechos.push(oracao);
}

/** From mark to mark, without list signs and spaces around them. The point of "4,2" and "L5-S1" is no mark. */
function oracoesDe(texto: string): Trecho[] {
  const partes = texto.matchAll(/(?:[^.,;:!?()\n]|[.,:](?=\d))+/g);
  return [...partes].flatMap(({ 0: parte, index }) => {
    const inicio = index + (/^[^\p{L}\p{N}]*/u.exec(parte)?.[0].length ?? 0);
    const fim = index + parte.trimEnd().length;
    return inicio < fim ? [{ inicio, fim }] : [];
  });
}

function letras(texto: string): number {
  return texto.replace(/[^\p{L}\p{N}]/gu, '').length;
}
