import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Proposta } from '@meridia/shared/leitura-ia.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';
import { implicacoes } from '../catalog/sinais/implicacoes.ts';
import type { SinalId } from '../catalog/sinais.ts';
import { type Marca, marcarEscopo } from '../leitura/escopo.ts';
import { lerCampo } from '../leitura/ler-texto.ts';
import { lerPalavras, type Palavra, type Trecho } from '../leitura/palavras.ts';
import { achadoIdDaIa, sinalDoAchado } from './achado-id.ts';
import { gruposQueSeExcluem } from './juntar-achados.ts';
import { leiturasDeTexto } from './respostas.ts';
import { type CampoLidoPelaIa, camposLidosPelaIa, sinaisContados } from './sinais-contados.ts';

/** More than this from one intake is no careful reading. */
export const maximoDaIa = 12;

/**
 * Half of what the same words weigh when our own reader reads them, like a weak answer beside a clear one: of ten of its signs
 * nine are right, and nobody has counted how many of a model's are.
 */
const pesoDaIa = 0.5;

/**
 * The findings among what a model proposes. Each quotes the intake letter by letter, from words that our reader did not understand,
 * names a sign that a client can tell, and neither repeats nor contradicts what is known. The rest is dropped.
 * @param conhecidos the findings of answers and photos
 */
export function conferirPropostas(
  dados: DadosAnamnese,
  conhecidos: readonly Achado[],
  propostas: readonly Proposta[],
): Achado[] {
  if (propostas.length === 0) return [];
  const textos = new Map(camposLidosPelaIa.map((campo) => [campo, lerTextoInteiro(dados, campo)]));
  const ditos = new Ditos(conhecidos);
  // The therapist has spoken of these, and of these our reader knows more than that they are there.
  const decididos = new Set([
    ...dados.correcoes.map(({ sinal }) => sinal),
    ...[...textos.values()].flatMap(({ comRessalva }) => comRessalva),
  ]);
  const aceitos: Achado[] = [];
  for (const { campo: nome, citacao, sinal: id, negado } of propostas) {
    if (aceitos.length === maximoDaIa) break;
    const campo = camposLidosPelaIa.find((candidato) => candidato === nome);
    const texto = campo && textos.get(campo);
    const contado = sinaisContados.get(id);
    if (!texto || !contado || decididos.has(id)) continue;
    if (!ditos.acrescenta(contado.sinal, !negado) || !diz(texto, citacao, negado)) continue;
    ditos.juntar(contado.sinal, !negado);
    aceitos.push({
      id: achadoIdDaIa(contado.sinal, campo),
      label: contado.rotulo,
      fonte: `anamnese.${campo}`,
      valor: citacao,
      forca: Math.round(leiturasDeTexto[campo] * pesoDaIa * 100) / 100,
      presente: !negado,
    });
  }
  return aceitos;
}

interface TextoInteiro {
  /** In NFC. */
  texto: string;
  palavras: readonly Palavra[];
  marcas: readonly Marca[];
  naoLidos: readonly Trecho[];
  /** Signs told of the past, or in doubt. */
  comRessalva: string[];
}

function lerTextoInteiro(dados: DadosAnamnese, campo: CampoLidoPelaIa): TextoInteiro {
  const { texto, naoLidos, ressalvas } = lerCampo(dados, campo);
  const { palavras } = lerPalavras(texto);
  const marcas = marcarEscopo(palavras, new Set());
  return { texto, palavras, marcas, naoLidos, comRessalva: ressalvas.map(({ sinal }) => sinal) };
}

/** Whether the text has these words, whole, among those not understood, and says them of the client and of today. */
function diz({ texto, palavras, marcas, naoLidos }: TextoInteiro, citacao: string, negado: boolean): boolean {
  for (let inicio = texto.indexOf(citacao); inicio >= 0; inicio = texto.indexOf(citacao, inicio + 1)) {
    const fim = inicio + citacao.length;
    if (!isInteira(texto, inicio, fim)) continue;
    const ditas = palavras.flatMap((palavra, indice) => {
      const marca = marcas[indice];
      return marca && palavra.inicio >= inicio && palavra.fim <= fim ? [{ palavra, marca }] : [];
    });
    const novas = ditas.filter(({ palavra }) =>
      naoLidos.some((trecho) => palavra.inicio >= trecho.inicio && palavra.fim <= trecho.fim),
    );
    if (novas.length === 0 || ditas.some(({ marca }) => marca.fora || marca.passada || marca.datada)) continue;
    // A denial that stands in the quotation is seen by everybody who reads it. One outside would be hidden.
    if (ditas.some(({ marca }) => marca.negador) || novas.every(({ marca }) => marca.negada === negado)) return true;
  }
  return false;
}

/** It begins and ends with whole words, within one line. */
function isInteira(texto: string, inicio: number, fim: number): boolean {
  const letra = /[\p{L}\p{N}]/u;
  const cortada = (aqui: number) => letra.test(texto.charAt(aqui - 1)) && letra.test(texto.charAt(aqui));
  return !cortada(inicio) && !cortada(fim) && !texto.slice(inicio, fim).includes('\n');
}

/** What is known of the client, sign by sign. */
class Ditos {
  readonly #presentes = new Set<SinalId>();
  readonly #negados = new Set<SinalId>();

  constructor(achados: readonly Achado[]) {
    for (const achado of achados) {
      const sinal = sinalDoAchado(achado);
      if (sinal) this.juntar(sinal, achado.presente);
    }
  }

  juntar(sinal: SinalId, presente: boolean): void {
    (presente ? this.#presentes : this.#negados).add(sinal);
  }

  /** Whether this is new, and in contradiction to nothing. */
  acrescenta(sinal: SinalId, presente: boolean): boolean {
    if (this.#presentes.has(sinal) || this.#negados.has(sinal)) return false;
    const implicado = [...this.#presentes].some((dito) => implicacoes[dito]?.includes(sinal));
    if (implicado) return false;
    if (!presente) return true;
    const geralNegado = implicacoes[sinal]?.some((geral) => this.#negados.has(geral));
    return !geralNegado && ![...this.#presentes].some((dito) => excluem(dito, sinal));
  }
}

/** Signs of one group cannot be told of one person at the same time. */
const grupos: readonly (readonly SinalId[])[] = [
  ...gruposQueSeExcluem,
  ['sede_aumentada', 'sede_baixa'],
  ['prefere_frias', 'prefere_quentes'],
  ['apetite_baixo', 'apetite_aumentado'],
  ['melhora_calor', 'piora_calor'],
  ['melhora_frio', 'piora_frio'],
  ['melhora_repouso', 'piora_repouso'],
  ['melhora_movimento', 'piora_movimento'],
  ['dor_melhora_pressao', 'dor_piora_pressao'],
  ['dor_melhora_comer', 'dor_piora_comer'],
  ['dor_fixa', 'dor_errante'],
  ['dor_intensa', 'dor_leve'],
  ['ciclo_adiantado', 'ciclo_atrasado'],
  ['fluxo_escasso', 'fluxo_intenso'],
  ['fezes_moles', 'fezes_secas'],
  ['diarreia', 'constipacao'],
  ['urina_clara_abundante', 'urina_escura'],
  ['urina_clara_abundante', 'urina_escassa'],
  ['suor_excessivo', 'sem_suor'],
  ['emagrecimento', 'excesso_peso'],
  ['libido_baixa', 'libido_alta'],
  ['tosse_seca', 'tosse_catarro'],
  ['inicio_recente', 'cronico', 'constitucional'],
];

/** A normal answer excludes the signs of its kind. */
const normais: Partial<Record<SinalId, RegExp>> = {
  apetite_normal: /^apetite_/,
  fezes_normais: /^(fezes_|diarreia|constipacao)/,
  urina_normal: /^urina_/,
  menstruacao_normal: /^(ciclo_|fluxo_|amenorreia|dismenorreia)/,
};

function excluem(dito: SinalId, novo: SinalId): boolean {
  return (normais[dito]?.test(novo) ?? false) || grupos.some((grupo) => grupo.includes(dito) && grupo.includes(novo));
}
