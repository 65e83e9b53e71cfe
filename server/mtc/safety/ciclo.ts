// The day of the cycle as the intake tells it, in whatever field: it answers whether a pregnancy can be there today. Sources: WHO, Selected practice
// recommendations for contraceptive use (3rd ed., 2016): how to be reasonably certain that a woman is not pregnant; NICE CG156 (2013), ovulation
// fourteen days before the next menses.
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { contarPalavras, textoDe } from '../leitura/palavras.ts';
import { lugaresDoPadrao } from './dito.ts';
import type { Frase } from './frase.ts';
import { eDeParente } from './porta.ts';
import { lerDuracoesNoLugar } from './quantidades.ts';
import type { Relatos } from './relatos.ts';
import { naoMenstruaMais } from './sem-menstruar.ts';

/** In days. */
const ateAProxima = 14;
/** The shortest cycle that is taken for granted where nobody told its length. */
const cicloComum = 28;
/** So many days before the ovulation that is counted, an early one may come. */
const margem = 2;
/** Longer ago menses are no cycle. */
const umAno = 330;

const numero = '(\\d{1,2})';
const diaDoCiclo = new RegExp(
  `\\b${numero} (?:o )?dias? (?:do|de) (?:meu )?ciclo\\b|\\b(?:dia|d) ${numero} do (?:meu )?ciclo\\b|\\bciclo (?:no|em|hoje|agora)? ?(?:dia|d) ${numero}\\b|\\b${numero} (?:o )?dias? (?:da|de) (?:menstruacao|fluxo|regra)\\b(?!.*\\bdur\\w+)|\\bdc? ${numero} (?:hoje|agora|atualmente)\\b|\\b(?:hoje|agora|estou|esta|atualmente)(?: (?:e|eh|no|em|esta|estou|com))* dc? ${numero}\\b`,
);
const ordinais: readonly string[] = [
  'primeiro',
  'segundo',
  'terceiro',
  'quarto',
  'quinto',
  'sexto',
  'setimo',
  'oitavo',
  'nono',
  'decimo',
  'decimo primeiro',
  'decimo segundo',
  'decimo terceiro',
  'decimo quarto',
  'decimo quinto',
  'decimo sexto',
  'decimo setimo',
  'decimo oitavo',
  'decimo nono',
  'vigesimo',
];
const diaPorExtenso = new RegExp(
  `\\b(${ordinais.toReversed().join('|')}) dia (?:do|de) (?:meu |seu )?(?:ciclo|menstruacao|fluxo)\\b`,
);
const ultimaVez =
  /\b(dum|ultima (menstruacao|regra)|menstruei|menstruou|menstruacao (veio|desceu|comecou|chegou|baixou|terminou|acabou)|(veio|desceu|baixou) (a )?(menstruacao|regra))\b/g;
const naoVeio = /\b(nao|nem|ainda nao|nunca) (\w+ )?$/;
/** In words, behind the last menses. */
const alcanceDaData = 6;
const dias: readonly (readonly [RegExp, number])[] = [
  [/^( \w+){0,2} hoje\b/, 0],
  [/^( \w+){0,2} ontem\b/, 1],
  [/^( \w+){0,2} anteontem\b/, 2],
  [/^( \w+){0,2} est[ae] semana\b/, 6],
  [/^( \w+){0,2} (na )?semana passada\b/, 13],
];

const deOutra = /\b(irma|mae|filha|amiga|prima|cunhada|nora|vizinha|esposa|mulher)( \w+)? $/;

/** Days since her last menses began; null where nobody told. */
export function diasDesdeAMenstruacao({ frases }: Relatos): number | null {
  const ditos = frases.flatMap((frase): number[] => {
    if (frase.campo === 'alergias') return [];
    const achado = lugaresDoPadrao(frase, diaDoCiclo).length > 0 ? diaDoCiclo.exec(frase.texto) : null;
    const dia = achado?.slice(1).find((um) => um !== undefined);
    if (dia !== undefined) return [Math.max(0, Number(dia) - 1)];
    const dito = lugaresDoPadrao(frase, diaPorExtenso).length > 0 ? diaPorExtenso.exec(frase.texto)?.[1] : undefined;
    if (dito !== undefined) return [ordinais.indexOf(dito)];
    return [...frase.texto.matchAll(ultimaVez)].flatMap((onde) => daUltimaVez(frase, onde));
  });
  return ditos[0] ?? null;
}

function daUltimaVez({ texto, palavras }: Frase, onde: RegExpExecArray): number[] {
  if (naoVeio.test(texto.slice(0, onde.index))) return [];
  const de = contarPalavras(texto.slice(0, onde.index));
  const ate = de + onde[0].split(' ').length;
  if (eDeParente(palavras, [de, ate]) || deOutra.test(texto.slice(0, onde.index))) return [];
  const depois = ` ${textoDe(palavras, [ate, ate + alcanceDaData])}`;
  const dito = dias.find(([padrao]) => padrao.test(depois));
  if (dito) return [dito[1]];
  const [, valor, unidade] =
    /^(?: (?:foi|veio|desceu|ha|faz|tem|cerca|de|uns|umas|\+|mais|ou|menos))* (\d{1,2}) (d|m|a|s|sem)\b/.exec(depois) ??
    [];
  if (valor !== undefined && unidade !== undefined)
    return [Number(valor) * ({ d: 1, s: 7, sem: 7, m: 30, a: 365 }[unidade] ?? 1)];
  const [duracao] = lerDuracoesNoLugar(palavras.slice(ate, ate + alcanceDaData));
  return duracao ? [duracao.dias] : [];
}

const tamanho = /\bciclos?(?: (?!\d)\w+){0,4} (\d\d)(?: (?:a|e|ou|ate))?(?: (\d\d))?\b/;

/** The shortest and the longest cycle that she tells, in days. */
function comprimento({ frases }: Relatos): readonly [number, number] {
  for (const { texto } of frases) {
    const [, um, dois] = tamanho.exec(texto) ?? [];
    const valores = [um, dois].flatMap((valor) => (valor === undefined ? [] : [Number(valor)]));
    const bons = valores.filter((valor) => valor >= 20 && valor <= 60);
    if (bons.length > 0) return [Math.min(...bons), Math.max(...bons)];
  }
  return [cicloComum, cicloComum];
}

export interface Ciclo {
  /** Of the cycle, counted from 1. */
  dia: number;
  /** About when the ovulation comes, by her own length. */
  ovulacao: number;
}

/** Her day, where it lies surely before the ovulation; null otherwise. */
export function antesDaOvulacao(relatos: Relatos): Ciclo | null {
  const desde = diasDesdeAMenstruacao(relatos);
  if (desde === null) return null;
  const [curto, longo] = comprimento(relatos);
  const dia = desde + 1;
  return dia < curto - ateAProxima - margem + 1
    ? { dia, ovulacao: Math.round((curto + longo) / 2) - ateAProxima }
    : null;
}

/**
 * Whether the intake answers by itself that no pregnancy is there: menses that are over, a womb that was taken out, tubes that were tied, menses
 * of the last days. Who marked that she does not know was asked, and her doubt stays.
 */
export function gestacaoRespondida(dados: DadosAnamnese, relatos: Relatos): boolean {
  if (dados.gestante === 'desconheco') return false;
  if (naoMenstruaMais(dados, relatos)) return true;
  if (relatos.frases.some((frase) => lugaresDoPadrao(frase, /\b(laqueadura|laqueada)\b/).length > 0)) return true;
  const desde = diasDesdeAMenstruacao(relatos);
  if (desde === null) return false;
  return desde >= umAno ? dados.idade >= idadeDaMenopausa : antesDaOvulacao(relatos) !== null;
}

/** In years. */
const idadeDaMenopausa = 45;
